/** One product. A listed one opens with prices and stock of its variants; its details, and any draft, are in the editor. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OperationError } from '../../api/operation-error.ts'
import { operationQuery } from '../../api/queries.ts'
import { sessionStore } from '../../api/session.ts'
import { useDeskStore } from '../../app/store.ts'
import { hrefOf } from '../../navigation/location.ts'
import type { ScreenProps } from '../../navigation/screens.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { Panel, ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './editor/Editor.module.css'
import { NewSkuDialog } from './editor/NewSkuDialog.tsx'
import { ProductEditor } from './editor/ProductEditor.tsx'
import { STATE_TONES } from './state-tones.ts'
import { VariantsForm } from './VariantsForm.tsx'

/** `SKU` or `SKU/details`. */
export function ProductScreen({ parameter }: ScreenProps) {
  const t = useTexts()
  const [sku = '', tab = ''] = parameter.split('/')
  const { session } = useDeskStore(sessionStore)
  const [isCopied, setCopied] = useState(false)
  const { data, error } = useQuery(operationQuery('product.edit', { sku }))
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
  const isListed = data?.state === 'listed'
  return (
    <ScreenFrame
      title={data?.product.name?.['en'] ?? sku}
      hint={
        <span className={styles.row}>
          <code>{sku}</code>
          {data && <Badge {...STATE_TONES[data.state]}>{t(`productState.${data.state}`)}</Badge>}
        </span>
      }
      back={<BackLink to="/products">{t('nav.products')}</BackLink>}
      actions={
        data && (
          <>
            {data.state !== 'draft' && <ButtonLink to={`/products/${sku}/check`}>{t('doctor.open')}</ButtonLink>}
            {isListed && <ButtonLink to={`/prices/${sku}?edit=1`}>{t('nav.prices')}</ButtonLink>}
            {session?.permissions.includes('products.write') && (
              <Button icon="copy" onPress={() => setCopied(true)}>
                {t('edit.duplicate')}
              </Button>
            )}
          </>
        )
      }
    >
      <FailureNotice error={error} />
      {isListed && <Tabs sku={sku} tab={tab} />}
      {data === undefined ? (
        <Panel>
          <Skeleton />
          <Skeleton width="middle" />
        </Panel>
      ) : isListed && tab === '' ? (
        <PricesAndStock key={sku} sku={sku} />
      ) : (
        <ProductEditor key={`${sku} ${data.state}`} loaded={data} />
      )}
      {isCopied && <NewSkuDialog copied={sku} onClose={() => setCopied(false)} />}
    </ScreenFrame>
  )
}

function Tabs({ sku, tab }: { readonly sku: string; readonly tab: string }) {
  const t = useTexts()
  const tabs = [
    ['', t('edit.offersTab')],
    ['details', t('edit.detailsTab')],
  ] as const
  return (
    <nav className={styles.tabs} aria-label={t('product.title')}>
      {tabs.map(([id, title]) => (
        <a
          key={id}
          className={styles.tab}
          href={hrefOf(`/products/${sku}${id === '' ? '' : `/${id}`}`)}
          aria-current={id === tab ? 'page' : undefined}
        >
          {title}
        </a>
      ))}
    </nav>
  )
}

function PricesAndStock({ sku }: { readonly sku: string }) {
  const { data, error } = useQuery(operationQuery('product.read', { sku }))
  return (
    <>
      <FailureNotice error={error} />
      {data ? <VariantsForm product={data} /> : <Skeleton />}
    </>
  )
}
