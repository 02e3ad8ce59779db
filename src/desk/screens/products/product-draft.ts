/** The draft of a product: prices and stock of its variants, by SKU, and how its edits are saved. Pure functions. */
import { PRICE_CURRENCIES } from '../../../markets/derived/price-currencies.ts'
import { WAREHOUSE_CODES } from '../../../markets/warehouses.ts'
import type { ProductDetails } from '../../api/operations.ts'
import { type DraftEdit, isRecord } from '../../drafts/edits.ts'
import type { Versioned } from '../../drafts/use-draft.ts'
import type { TypedNumber } from '../../formats/typed-numbers.ts'

type DraftPrice = { readonly original: TypedNumber; readonly final: TypedNumber }

type DraftVariant = {
  /** Of the variant: every one is a subject of its own. */
  readonly version: number
  readonly stock: Readonly<Record<string, TypedNumber>>
  readonly prices: Readonly<Record<string, DraftPrice>>
}

const NO_PRICE: DraftPrice = { original: null, final: null }

export type ProductDraft = Readonly<Record<string, DraftVariant>>

export function draftOf({ variants }: ProductDetails): Versioned<ProductDraft> {
  const value = Object.fromEntries(
    variants.map(({ sku, version, stock, prices }) => [
      sku,
      {
        version,
        // With those that have no value yet: an empty field is no edit of them.
        stock: {
          ...Object.fromEntries(WAREHOUSE_CODES.map((warehouse) => [warehouse, null])),
          ...Object.fromEntries(stock.map(({ warehouse, quantity }) => [warehouse, quantity])),
        },
        prices: {
          ...Object.fromEntries(PRICE_CURRENCIES.map((currency) => [currency, NO_PRICE])),
          ...Object.fromEntries(prices.map(({ currency, original, final }) => [currency, { original, final }])),
        },
      },
    ]),
  )
  return { value, version: variants.reduce((sum, { version }) => sum + version, 0) }
}

export const stockPath = (sku: string, warehouse: string): string => `${sku}.stock.${warehouse}`
export const pricePath = (sku: string, currency: string, part: keyof DraftPrice): string =>
  `${sku}.prices.${currency}.${part}`

export type ReadPath = {
  readonly sku: string
  readonly kind: 'stock' | 'prices'
  /** Warehouse or currency. */
  readonly name: string
  readonly part: keyof DraftPrice | undefined
}

export function readPath(path: string): ReadPath {
  const [sku = '', kind = '', name = '', part] = path.split('.')
  return {
    sku,
    name,
    kind: kind === 'stock' ? 'stock' : 'prices',
    part: part === 'original' || part === 'final' ? part : undefined,
  }
}

/** Whether an edit cannot be saved: no number, or a number that was removed. A price without a regular one is a regular price. */
export const isWrongEdit = ({ path, after }: DraftEdit): boolean =>
  typeof after === 'string' || (after === null && readPath(path).part !== 'original')

/** What is sent: of each edited variant the edited stock levels, and both amounts of the edited prices. */
export function changedVariants(value: ProductDraft, changes: readonly DraftEdit[]) {
  const paths = changes.map(({ path }) => readPath(path))
  return [...Map.groupBy(paths, ({ sku }) => sku)].map(([sku, edited]) => {
    const names = (kind: ReadPath['kind']) => [
      ...new Set(edited.filter((one) => one.kind === kind).map(({ name }) => name)),
    ]
    const variant = value[sku]
    return {
      sku,
      version: variant?.version,
      stock: names('stock').map((warehouse) => ({ warehouse, quantity: variant?.stock[warehouse] })),
      prices: names('prices').map((currency) => {
        const { original, final } = variant?.prices[currency] ?? NO_PRICE
        return { currency, original: original ?? final, final }
      }),
    }
  })
}

const typed = (value: unknown): TypedNumber => (typeof value === 'number' || typeof value === 'string' ? value : null)

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isRecord(value) ? Object.entries(value) : []

/** A draft is JSON; its members are those that `draftOf` and the fields put into it. */
export const readDraft = (value: unknown): ProductDraft =>
  Object.fromEntries(
    entriesOf(value).map(([sku, variant]) => {
      const { version, stock, prices } = isRecord(variant) ? variant : {}
      return [
        sku,
        {
          version: typeof version === 'number' ? version : 0,
          stock: Object.fromEntries(entriesOf(stock).map(([name, quantity]) => [name, typed(quantity)])),
          prices: Object.fromEntries(
            entriesOf(prices).map(([name, price]) => {
              const { original, final } = isRecord(price) ? price : {}
              return [name, { original: typed(original), final: typed(final) }]
            }),
          ),
        },
      ]
    }),
  )
