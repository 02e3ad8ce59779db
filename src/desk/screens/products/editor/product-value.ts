/** The value of the product editor: pure functions on what is typed, pasted and saved. */
import { isAmericanPack } from '../../../../markets/products/variants-of-storefront.ts'
import { PRICE_CURRENCIES } from '../../../../markets/derived/price-currencies.ts'
import { editedProductSchema, type ProductValue, type VariantValue } from '../../../api/product-schemas.ts'

export const readProduct = (value: unknown): ProductValue => {
  const parsed = editedProductSchema.safeParse(value)
  return parsed.success ? parsed.data : {}
}

/** What separates the items of a list, as in the catalogue file. */
const BETWEEN = '|'

export const writeList = (items: readonly string[] | undefined): string => (items ?? []).join(` ${BETWEEN} `)

export const readList = (text: string): readonly string[] =>
  text
    .split(BETWEEN)
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** A list that is empty is missing, so that editing it back leaves no change. */
export const listOrNothing = (items: readonly string[]): readonly string[] | undefined =>
  items.length === 0 ? undefined : items

export const textOrNothing = (text: string): string | undefined => (text === '' ? undefined : text)

/** Which variants a price in the group of sizes is for: those of the United States have dollars only. */
export type PriceScope = 'europe' | 'america' | number

export const isInScope = (variant: VariantValue, index: number, scope: PriceScope): boolean =>
  typeof scope === 'number' ? scope === index : isAmericanPack(variant.sku ?? '') === (scope === 'america')

export const currenciesOf = (variants: readonly VariantValue[], scope: PriceScope): readonly string[] => {
  const isAmerican = scope === 'america' || (typeof scope === 'number' && isAmericanPack(variants[scope]?.sku ?? ''))
  return isAmerican ? ['USD'] : PRICE_CURRENCIES
}

export type AmountPart = 'final' | 'original' | 'prior'

/** What all variants of the scope have; `mixed` where they differ. */
export function priceIn(
  variants: readonly VariantValue[],
  scope: PriceScope,
  currency: string,
  part: AmountPart,
): number | null | 'mixed' {
  const amounts = variants
    .filter((variant, index) => isInScope(variant, index, scope))
    .map(({ prices }) => prices?.[currency]?.[part] ?? null)
  const [first = null] = amounts
  return amounts.every((amount) => amount === first) ? first : 'mixed'
}

/** A regular price that was the same as the price follows it: nothing is reduced by typing a new price. */
export function withPrice(
  variants: readonly VariantValue[],
  scope: PriceScope,
  currency: string,
  part: AmountPart,
  amount: number | null,
): readonly VariantValue[] {
  return variants.map((variant, index) => {
    if (!isInScope(variant, index, scope)) return variant
    const { original, final, prior } = variant.prices?.[currency] ?? {}
    const follows = part === 'final' && (original === undefined || original === final)
    const price = { original: follows ? (amount ?? undefined) : original, final, prior, [part]: amount ?? undefined }
    const filled = Object.fromEntries(Object.entries(price).filter(([, value]) => value !== undefined))
    const prices = { ...variant.prices, [currency]: filled }
    if (Object.keys(filled).length === 0) Reflect.deleteProperty(prices, currency)
    return { ...variant, prices }
  })
}

/** Rows and cells of what a spreadsheet puts on the clipboard. */
export const pastedCells = (text: string): readonly (readonly string[])[] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))

/** A new size begins like the one above: the same prices, no barcode, no stock. */
export function newVariant(variants: readonly VariantValue[]): VariantValue {
  const { prices } = variants.at(-1) ?? {}
  return prices === undefined ? {} : { prices }
}

export type VariantColumn = 'id' | 'sku' | 'size' | `stock.${string}`

export function cellOf(variant: VariantValue, column: VariantColumn): string {
  if (column === 'id' || column === 'sku' || column === 'size') return variant[column] ?? ''
  const pairs = variant.stock?.[column.slice('stock.'.length)]
  return pairs === undefined ? '' : String(pairs)
}

/** What is no number stays as it is typed nowhere: a stock field takes digits only. */
export function withCell(variant: VariantValue, column: VariantColumn, text: string): VariantValue {
  if (column === 'id' || column === 'sku' || column === 'size') {
    const { [column]: _before, ...rest } = variant
    const trimmed = column === 'size' ? text : text.trim()
    return trimmed === '' ? rest : { ...rest, [column]: column === 'sku' ? trimmed.toUpperCase() : trimmed }
  }
  const warehouse = column.slice('stock.'.length)
  const { [warehouse]: _before, ...stock } = variant.stock ?? {}
  const digits = text.replaceAll(/\D/g, '').slice(0, 7)
  return { ...variant, stock: digits === '' ? stock : { ...stock, [warehouse]: Number(digits) } }
}

/** A block of cells from a place on; rows that are missing are added. */
export function withPasted(
  variants: readonly VariantValue[],
  columns: readonly VariantColumn[],
  at: { readonly row: number; readonly column: number },
  cells: readonly (readonly string[])[],
): readonly VariantValue[] {
  const result = [...variants]
  for (const [down, row] of cells.entries()) {
    const place = at.row + down
    if (place >= result.length) result.push(newVariant(result))
    for (const [right, text] of row.entries()) {
      const column = columns[at.column + right]
      const own = result[place]
      if (column !== undefined && own !== undefined) result[place] = withCell(own, column, text)
    }
  }
  return result
}

/**
 * What is sent for a product that is on sale: of variants that exist, only the prices and stock levels that were edited. Others may
 * have changed since, by sales or by colleagues.
 */
export function changedOffers(product: ProductValue, base: ProductValue): ProductValue {
  const known = new Map((base.variants ?? []).map((variant) => [variant.id, variant]))
  const variants = (product.variants ?? []).map((variant) => {
    const own = known.get(variant.id)
    if (own === undefined) return variant
    return {
      ...variant,
      prices: differing(variant.prices, own.prices),
      stock: differing(variant.stock, own.stock),
    }
  })
  return { ...product, variants }
}

function differing<Value>(
  now: Readonly<Record<string, Value>> | undefined,
  before: Readonly<Record<string, Value>> | undefined,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(now ?? {}).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before?.[name])),
  )
}

/** 'body: cotton 80, polyamide 20 | lining: polyester 100', as in the catalogue file. */
export const writeCompositions = (compositions: ProductValue['compositions']): string =>
  (compositions ?? [])
    .map(
      ({ part = '', fibres = [] }) =>
        `${part}: ${fibres.map(({ material = '', percent = 0 }) => `${material} ${percent}`).join(', ')}`,
    )
    .join(` ${BETWEEN} `)

/** Undefined where it cannot be read. */
export function readCompositions(text: string): NonNullable<ProductValue['compositions']> | undefined {
  const parts = readList(text).map((part) => {
    const [, name, list = ''] = /^([a-z]+)\s*:\s*(.+)$/.exec(part) ?? []
    const fibres = list.split(',').map((fibre) => /^([a-z]+)\s+(\d{1,3})\s*%?$/.exec(fibre.trim()))
    if (name === undefined || fibres.some((fibre) => fibre === null)) return undefined
    return {
      part: name,
      fibres: fibres.map((fibre) => ({ material: fibre?.[1] ?? '', percent: Number(fibre?.[2]) })),
    }
  })
  return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? [])
}

/** 'GOTS; CU 123456; https://example.com/123456', several with | between, as in the catalogue file. */
export const writeCertificates = (certificates: ProductValue['certificates']): string =>
  writeList((certificates ?? []).map(({ scheme = '', id = '', link = '' }) => `${scheme}; ${id}; ${link}`))

export const readCertificates = (text: string): NonNullable<ProductValue['certificates']> =>
  readList(text).map((one) => {
    const [scheme = '', id = '', link = ''] = one.split(';').map((part) => part.trim())
    return { scheme, id, link }
  })
