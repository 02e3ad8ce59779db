/** The prices of one product in all currencies: what they are, what they will be, and what pages will show (DGO-06, DGO-07). */
import { useQuery } from '@tanstack/react-query'
import { OperationError } from '../../api/operation-error.ts'
import { operationQuery } from '../../api/queries.ts'
import type { ScreenProps } from '../../navigation/screens.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { Panel, ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PriceForm } from './PriceForm.tsx'

export function PriceScreen({ parameter: sku }: ScreenProps) {
  const t = useTexts()
  const { data, error } = useQuery(operationQuery('price.read', { product: sku }))
  if (error instanceof OperationError && error.status === 404) {
    return (
      <FullState
        title={t('product.missing', { sku })}
        mood="sad"
        actions={<ButtonLink to="/products">{t('product.all')}</ButtonLink>}
      >
        {t('product.missingHint')}
      </FullState>
    )
  }
  return (
    <ScreenFrame
      title={data ? t('prices.of', { name: data.name }) : sku}
      hint={<code>{sku}</code>}
      back={<BackLink to="/prices">{t('nav.prices')}</BackLink>}
      actions={<ButtonLink to={`/products/${sku}`}>{t('product.title')}</ButtonLink>}
    >
      <FailureNotice error={error} />
      {data ? (
        <PriceForm key={sku} sheet={data} />
      ) : (
        <Panel>
          <Skeleton />
          <Skeleton width="middle" />
        </Panel>
      )}
    </ScreenFrame>
  )
}
