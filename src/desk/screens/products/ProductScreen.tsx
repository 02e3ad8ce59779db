/** One product: prices and stock of its variants, edited together and saved as one change that can be undone. */
import { useQuery } from '@tanstack/react-query'
import { OperationError } from '../../api/operation-error.ts'
import { operationQuery } from '../../api/queries.ts'
import { hrefOf } from '../../navigation/location.ts'
import type { ScreenProps } from '../../navigation/screens.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Panel, ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './ProductScreen.module.css'
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
      back={
        <a className={styles.back} href={hrefOf('/products')}>
          <Icon name="back" />
          {t('nav.products')}
        </a>
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
