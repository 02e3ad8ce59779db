/** What a shopper gets instead of returned units, as it is typed. A row without a SKU counts for nothing. Pure. */
import type { DeskOrder, OrderReturn } from '../../../api/order-schema.ts'

export type TypedReplacement = { readonly key: string; readonly sku: string; readonly quantity: string }

type Order = { readonly order: { readonly snapshot: Pick<DeskOrder['order']['snapshot'], 'lines'> } }

/** The same variants: often one character of the size is all that changes. */
export const firstReplacements = (
  { order }: Order,
  { units }: Pick<OrderReturn, 'units'>,
): readonly TypedReplacement[] =>
  units.map(({ itemId, quantity }) => ({
    key: itemId,
    sku: order.snapshot.lines.find((line) => line.itemId === itemId)?.sku ?? '',
    quantity: String(quantity),
  }))

export const addReplacement = (rows: readonly TypedReplacement[]): readonly TypedReplacement[] => [
  ...rows,
  { key: `added-${rows.length}`, sku: '', quantity: '1' },
]

const isFilled = ({ sku }: TypedReplacement): boolean => sku.trim() !== ''

export const isComplete = (rows: readonly TypedReplacement[]): boolean =>
  rows.some(isFilled) && rows.filter(isFilled).every(({ quantity }) => /^[1-9]\d{0,2}$/.test(quantity.trim()))

/** As the operation takes them. */
export const toProducts = (
  rows: readonly TypedReplacement[],
): readonly { readonly sku: string; readonly quantity: number }[] =>
  rows.filter(isFilled).map(({ sku, quantity }) => ({ sku: sku.trim().toUpperCase(), quantity: Number(quantity) }))
