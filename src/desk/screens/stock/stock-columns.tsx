import { LOW_STOCK } from '../../../markets/products/stock-status.ts'
import type { StockEntry } from '../../api/stock-schemas.ts'
import type { Formats } from '../../formats/formats.ts'
import type { ListColumn } from '../../table/list-definition.ts'
import type { Translate } from '../../texts/translate.ts'
import { Badge } from '../../ui/Badge.tsx'
import styles from './Stock.module.css'
import { StockCell } from './StockCell.tsx'

type Given = {
  readonly t: Translate
  readonly formats: Formats
  /** Undefined: the role may look only. */
  readonly onFailure: ((error: unknown) => void) | undefined
}

/** Long: one entry per column. */
export function stockColumns({ t, formats, onFailure }: Given): readonly ListColumn<StockEntry>[] {
  const columns: readonly ListColumn<StockEntry>[] = [
    {
      id: 'name',
      title: 'product.name',
      width: 176,
      isDefault: true,
      phone: 'title',
      cell: ({ name, size }) => `${name} · ${size}`,
    },
    {
      id: 'sku',
      title: 'product.sku',
      sort: 'sku',
      width: 136,
      isDefault: true,
      phone: 'note',
      cell: ({ sku }) => <code>{sku}</code>,
    },
    { id: 'ean', title: 'stock.ean', width: 140, isDefault: false, cell: ({ ean }) => <code>{ean}</code> },
    {
      id: 'warehouse',
      title: 'return.warehouse',
      width: 120,
      isDefault: true,
      phone: 'state',
      cell: ({ warehouse }) => t.maybe('warehouse', warehouse),
    },
    {
      id: 'forSale',
      title: 'stock.forSale',
      sort: 'forSale',
      width: 90,
      isNumber: true,
      isDefault: true,
      phone: 'aside',
      cell: ({ forSale }) =>
        forSale > LOW_STOCK ? (
          formats.number(forSale)
        ) : (
          <Badge tone={forSale > 0 ? 'attention' : 'danger'}>{formats.number(forSale)}</Badge>
        ),
    },
    figure('reserved', 'stock.reserved', 96, formats),
    figure('unshipped', 'stock.unshipped', 110, formats),
    {
      id: 'onHand',
      title: 'stock.onHand',
      width: 84,
      isNumber: true,
      isDefault: true,
      cell: ({ onHand }) => <strong>{formats.number(onHand)}</strong>,
    },
  ]
  if (!onFailure) return columns
  return [
    ...columns,
    {
      id: 'entry',
      title: 'stock.entry',
      width: 290,
      isDefault: true,
      // What is typed belongs to its level, also when another one takes its place in the list.
      cell: (row) => <StockCell key={`${row.sku} ${row.warehouse}`} row={row} onFailure={onFailure} />,
    },
  ]
}

const figure = (
  id: 'reserved' | 'unshipped',
  title: 'stock.reserved' | 'stock.unshipped',
  width: number,
  formats: Formats,
): ListColumn<StockEntry> => ({
  id,
  title,
  width,
  isNumber: true,
  isDefault: true,
  cell: (row) => <span className={row[id] === 0 ? styles.none : undefined}>{formats.number(row[id])}</span>,
})
