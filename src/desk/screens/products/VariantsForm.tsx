/** Prices and stock of all variants as one draft. Roles that may change only one of them see the other as text. */
import { useState } from 'react'
import { PRICE_CURRENCIES } from '../../../markets/derived/price-currencies.ts'
import { WAREHOUSE_CODES } from '../../../markets/warehouses.ts'
import { writeOperation } from '../../api/call-operation.ts'
import type { ProductDetails } from '../../api/operations.ts'
import { operationQuery, queryClient, refresh } from '../../api/queries.ts'
import { sessionStore } from '../../api/session.ts'
import { useDeskStore } from '../../app/store.ts'
import { SaveBar } from '../../drafts/SaveBar.tsx'
import { useDraft, type Versioned } from '../../drafts/use-draft.ts'
import { readAmount, readCount } from '../../formats/typed-numbers.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { SelectField } from '../../ui/Field.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { showToast } from '../../ui/toasts.ts'
import {
  changedVariants,
  draftOf,
  isWrongEdit,
  pricePath,
  type ProductDraft,
  readDraft,
  readPath,
  stockPath,
} from './product-draft.ts'
import styles from './Variants.module.css'
import { VariantTable } from './VariantTable.tsx'

const PARTS = ['original', 'final'] as const

/** Long: one table for stock, one for prices. */
export function VariantsForm({ product }: { readonly product: ProductDetails }) {
  const t = useTexts()
  const formats = useFormats()
  const { session } = useDeskStore(sessionStore)
  const [currency, setCurrency] = useState(PRICE_CURRENCIES[0] ?? 'EUR')
  const draft = useProductDraft(product)
  const { value, changes, edit } = draft
  const cannot = (permission: 'stock.write' | 'prices.write') => !session?.permissions.includes(permission)
  const nameOf = (path: string): string => {
    const { sku, kind, name, part } = readPath(path)
    const field = kind === 'stock' ? t.maybe('warehouse', name) : `${t(`product.${part ?? 'final'}`)} ${name}`
    return `${sku} · ${field}`
  }
  return (
    <div className={styles.panels}>
      <Panel title={t('product.stock')}>
        <VariantTable
          label={t('product.stock')}
          variants={product.variants}
          columns={WAREHOUSE_CODES.map((code) => [code, t.maybe('warehouse', code)] as const)}
          numberOf={(sku, warehouse) => ({
            value: value[sku]?.stock[warehouse] ?? null,
            read: readCount,
            write: String,
            onChange: (after) => edit(stockPath(sku, warehouse), after, stockPath(sku, warehouse)),
            isReadOnly: cannot('stock.write'),
          })}
        />
      </Panel>
      <Panel title={t('product.prices')}>
        <div className={styles.currency}>
          <SelectField
            label={t('product.currency')}
            value={currency}
            options={PRICE_CURRENCIES.map((code) => [code, code] as const)}
            onChange={setCurrency}
          />
        </div>
        <VariantTable
          key={currency}
          label={t('product.prices')}
          variants={product.variants}
          columns={PARTS.map((part) => [part, `${t(`product.${part}`)} (${currency})`] as const)}
          numberOf={(sku, part) => ({
            value: value[sku]?.prices[currency]?.[part] ?? null,
            read: (text) => readAmount(text, currency),
            write: (amount) => formats.typedAmount(amount, currency),
            onChange: (after) => edit(pricePath(sku, currency, part), after, pricePath(sku, currency, part)),
            isReadOnly: cannot('prices.write'),
          })}
        />
      </Panel>
      {changes.some(isWrongEdit) && <p className={styles.wrong}>{t('product.wrongNumber')}</p>}
      <SaveBar
        draft={draft}
        nameOf={nameOf}
        textOf={(path, shown) => {
          const { kind, name } = readPath(path)
          if (typeof shown !== 'number') return typeof shown === 'string' ? shown : '–'
          return kind === 'stock' ? formats.number(shown) : formats.amount(shown, name)
        }}
      />
    </div>
  )
}

function useProductDraft(product: ProductDetails) {
  const t = useTexts()
  const { sku } = product
  const reload = async (): Promise<Versioned<ProductDraft>> =>
    draftOf(await queryClient.fetchQuery({ ...operationQuery('product.read', { sku }), staleTime: 0 }))
  return useDraft<ProductDraft>({
    subject: `product:${sku}`,
    loaded: draftOf(product),
    isStored: true,
    read: readDraft,
    reload,
    async save(value, _version, changes) {
      const outcome = await writeOperation('variant.change-many', { items: changedVariants(value, changes) })
      if (outcome.kind === 'done') showToast({ text: t('product.saved'), tone: 'done', undo: outcome.undo })
      void refresh('audit.list')
      return reload()
    },
  })
}
