import type { ProductDetails } from '../../api/operations.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { NumberCell, type NumberCellProps } from '../../ui/NumberCell.tsx'
import styles from './Variants.module.css'

type Variant = ProductDetails['variants'][number]

type Props<Column extends string> = {
  readonly label: string
  readonly variants: readonly Variant[]
  readonly columns: readonly (readonly [column: Column, title: string])[]
  readonly numberOf: (sku: string, column: Column) => Omit<NumberCellProps, 'label'>
}

/** One row per variant. It scrolls by itself where the screen is narrow. */
export function VariantTable<Column extends string>({ label, variants, columns, numberOf }: Props<Column>) {
  const t = useTexts()
  if (variants.length === 0) return <p className={styles.soft}>{t('product.noVariants')}</p>
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('product.size')}</th>
            {columns.map(([column, title]) => (
              <th key={column} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <tr key={variant.sku}>
              <th scope="row">
                {variant.size}
                <code className={styles.soft}>{variant.sku}</code>
              </th>
              {columns.map(([column, title]) => (
                <td key={column}>
                  <NumberCell {...numberOf(variant.sku, column)} label={`${title}, ${variant.size}, ${variant.sku}`} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
