/** Sizes with their barcodes, SKUs and stock, and their prices in nine currencies. */
import { useState } from 'react'
import { PRICE_CURRENCIES } from '../../../../markets/derived/price-currencies.ts'
import { isAmericanPack } from '../../../../markets/products/variants-of-storefront.ts'
import { WAREHOUSE_CODES } from '../../../../markets/warehouses.ts'
import type { VariantValue } from '../../../api/product-schemas.ts'
import { readAmount } from '../../../formats/typed-numbers.ts'
import { useFormats } from '../../../formats/use-formats.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/Field.tsx'
import { Panel } from '../../../ui/ScreenFrame.tsx'
import { EditGrid, type EditColumn } from './EditGrid.tsx'
import styles from './Editor.module.css'
import { fieldId, type ProblemAt } from './problems.ts'
import {
  cellOf,
  currenciesOf,
  newVariant,
  priceIn,
  type AmountPart,
  type PriceScope,
  type VariantColumn,
  withCell,
  withPasted,
  withPrice,
} from './product-value.ts'

type Props = {
  readonly variants: readonly VariantValue[]
  readonly onChange: (variants: readonly VariantValue[], group?: string) => void
  readonly problemAt: ProblemAt
  readonly isReadOnly: boolean
}

const COLUMNS: readonly VariantColumn[] = [
  'id',
  'sku',
  'size',
  ...WAREHOUSE_CODES.map((code) => `stock.${code}` as const),
]

/** Long: the grid with its columns, rows and edits. */
export function VariantsPanel({ variants, onChange, problemAt, isReadOnly }: Props) {
  const t = useTexts()
  const columns = COLUMNS.map((id): EditColumn => {
    if (id.startsWith('stock.')) {
      return { id, title: t.maybe('warehouse', id.slice('stock.'.length)), isNumber: true, width: 84 }
    }
    return {
      id,
      title: t(id === 'id' ? 'edit.barcode' : id === 'sku' ? 'product.sku' : 'product.size'),
      width: id === 'size' ? 84 : 160,
    }
  })
  const columnAt = (place: number): VariantColumn => COLUMNS[place] ?? 'id'
  return (
    <Panel
      title={t('edit.variants')}
      actions={
        !isReadOnly && (
          <Button icon="plus" onPress={() => onChange([...variants, newVariant(variants)])}>
            {t('edit.addVariant')}
          </Button>
        )
      }
    >
      {!isReadOnly && <p className={styles.soft}>{t('edit.pasteHint')}</p>}
      {problemAt('variants') !== undefined && <p className={styles.problem}>{problemAt('variants')}</p>}
      {variants.length === 0 ? (
        <p className={styles.soft}>{t('product.noVariants')}</p>
      ) : (
        <EditGrid
          label={t('edit.variants')}
          corner="№"
          rows={variants.map((variant, row) => ({
            key: String(row),
            title: row + 1,
            name: t('edit.variantName', { number: row + 1, size: variant.size ?? '' }),
            end: isReadOnly ? undefined : (
              <IconButton
                icon="close"
                label={t('edit.removeVariant', { number: row + 1 })}
                onPress={() => onChange(variants.filter((_, place) => place !== row))}
              />
            ),
          }))}
          columns={columns}
          cell={(row, place) => ({
            id: fieldId(`variant.${columnAt(place)}`, row + 1),
            text: cellOf(variants[row] ?? {}, columnAt(place)),
            problem: problemAt(`variant.${columnAt(place)}`, row + 1),
          })}
          onType={(row, place, text) => {
            const column = columnAt(place)
            onChange(
              variants.map((variant, index) => (index === row ? withCell(variant, column, text) : variant)),
              `variants.${row}.${column}`,
            )
            return true
          }}
          onPaste={(row, column, cells) => onChange(withPasted(variants, COLUMNS, { row, column }, cells))}
          isReadOnly={isReadOnly}
        />
      )}
    </Panel>
  )
}

const PARTS: readonly AmountPart[] = ['final', 'original', 'prior']

/** Long: the grid with its scope, rows and edits. */
export function PricesPanel({ variants, onChange, problemAt, isReadOnly }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const hasEuropean = variants.some(({ sku }) => !isAmericanPack(sku ?? ''))
  const hasAmerican = variants.some(({ sku }) => isAmericanPack(sku ?? ''))
  const [chosen, setChosen] = useState('')
  const scopes = [
    ...(hasEuropean ? [['europe', t('edit.allSizes')] as const] : []),
    ...(hasAmerican ? [['america', t('edit.allPacks')] as const] : []),
    ...variants.map(
      ({ size = '' }, index) => [String(index), t('edit.variantName', { number: index + 1, size })] as const,
    ),
  ]
  const value = scopes.some(([id]) => id === chosen) ? chosen : (scopes[0]?.[0] ?? '')
  const scope: PriceScope = value === 'europe' || value === 'america' ? value : Number(value)
  if (variants.length === 0) return null
  const currencies = currenciesOf(variants, scope)
  const row =
    typeof scope === 'number'
      ? scope + 1
      : variants.findIndex(({ sku }) => isAmericanPack(sku ?? '') === (scope === 'america')) + 1
  const set = (from: readonly VariantValue[], currency: string, part: AmountPart, text: string) => {
    const amount = readAmount(text, currency)
    return typeof amount === 'string' ? undefined : withPrice(from, scope, currency, part, amount)
  }
  return (
    <Panel title={t('product.prices')}>
      <div className={styles.scope}>
        <SelectField label={t('edit.pricesOf')} value={value} options={scopes} onChange={setChosen} />
      </div>
      <EditGrid
        label={t('product.prices')}
        corner={t('product.currency')}
        rows={currencies.map((currency) => ({ key: currency, title: currency, name: currency }))}
        columns={PARTS.map((part) => ({
          id: part,
          title: t(part === 'prior' ? 'edit.prior' : `product.${part}`),
          isNumber: true,
          width: 120,
        }))}
        cell={(place, column) => {
          const currency = currencies[place] ?? ''
          const part = PARTS[column] ?? 'final'
          const amount = priceIn(variants, scope, currency, part)
          const name = `variant.price.${currency}.${part}`
          return {
            id: fieldId(name, row),
            text: typeof amount === 'number' ? formats.typedAmount(amount, currency) : '',
            ...(amount === 'mixed' && { placeholder: t('edit.different') }),
            problem: problemAt(name, row),
          }
        }}
        onType={(place, column, text) => {
          const [currency = '', part = 'final'] = [currencies[place], PARTS[column]]
          const changed = set(variants, currency, part, text)
          if (changed) onChange(changed, `prices.${value}.${currency}.${part}`)
          return changed !== undefined
        }}
        onPaste={(place, column, cells) => {
          let changed = variants
          for (const [down, texts] of cells.entries()) {
            for (const [right, text] of texts.entries()) {
              const [currency, part] = [currencies[place + down], PARTS[column + right]]
              if (currency !== undefined && part !== undefined) changed = set(changed, currency, part, text) ?? changed
            }
          }
          onChange(changed)
        }}
        isReadOnly={isReadOnly}
      />
      {!isReadOnly && <p className={styles.soft}>{t('edit.priceHint', { count: PRICE_CURRENCIES.length })}</p>}
    </Panel>
  )
}
