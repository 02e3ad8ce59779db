/** One product: prices and stock of its variants, edited together and saved as one change that can be undone. */
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
import { VariantsForm } from './VariantsForm.tsx'

export function ProductScreen({ parameter: sku }: ScreenProps) {
  const t = useTexts()
  const { data, error } = useQuery(operationQuery('product.read', { sku }))
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
      title={data?.name ?? sku}
      hint={<code>{sku}</code>}
      back={<BackLink to="/products">{t('nav.products')}</BackLink>}
      actions={
        <>
          <ButtonLink to={`/products/${sku}/check`}>{t('doctor.open')}</ButtonLink>
          <ButtonLink to={`/prices/${sku}?edit=1`}>{t('nav.prices')}</ButtonLink>
        </>
      }
    >
      <FailureNotice error={error} />
      {data ? (
        <VariantsForm key={sku} product={data} />
      ) : (
        <Panel>
          <Skeleton />
          <Skeleton width="middle" />
        </Panel>
      )}
    </ScreenFrame>
  )
}
