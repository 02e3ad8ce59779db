/**
 * The prices of a product as they are typed: one line per currency, for one size or for all of them. Pure functions: which variants
 * a line is for, what is wrong with it, what pages will show, and what is sent.
 */
import type { Language } from '../../../markets/languages/languages.ts'
import {
  announcementOf,
  lowestPlanned,
  stepsBefore,
  type Announcement,
  type PlannedStep,
} from '../../../markets/prices/announcement.ts'
import type { PriceStep } from '../../../markets/prices/prior-price.ts'
import type { Price } from '../../../markets/prices/price-for-market.ts'
import { isAmericanPack } from '../../../markets/products/variants-of-storefront.ts'
import type { PriceCurrency } from '../../../markets/types.ts'
import type { PriceSheet, PriceSheetVariant, SheetPrice } from '../../api/price-schemas.ts'
import { readLocalAmount } from '../../formats/local-amount.ts'

/** What was typed; absent where nothing was. */
export type TypedPrice = { readonly original?: string; readonly final?: string }
export type TypedPrices = Readonly<Partial<Record<PriceCurrency, TypedPrice>>>

/** A line: the variants it is for, and their prices where all of them have the same. */
export type PriceLine = {
  readonly currency: PriceCurrency
  readonly variants: readonly PriceSheetVariant[]
  readonly price: Price | undefined
  /** Sizes have different prices. */
  readonly isMixed: boolean
}

/** Of the size, or of all: packs of the United States have no other prices than those in dollars. */
export function priceLine(sheet: PriceSheet, size: string | undefined, currency: PriceCurrency): PriceLine {
  const chosen = sheet.variants.filter(({ sku }) => size === undefined || sku === size)
  const priced = chosen.filter((variant) => entryOf(variant, currency)?.price)
  const others = chosen.filter(({ sku }) => size !== undefined || !isAmericanPack(sku))
  const variants = priced.length > 0 ? priced : others
  const prices = priced.flatMap((variant) => entryOf(variant, currency)?.price ?? [])
  const [price] = prices
  const isMixed = prices.some(({ original, final }) => original !== price?.original || final !== price.final)
  return { currency, variants, price: isMixed ? undefined : price, isMixed }
}

export const entryOf = ({ prices }: PriceSheetVariant, currency: PriceCurrency): SheetPrice | undefined =>
  prices.find((one) => one.currency === currency)

export type PriceProblem = 'number' | 'missing' | 'above-original'

/** What a line means: nothing, a price, or a field that is wrong. */
export type ReadPrice =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'price'; readonly price: Price }
  | { readonly kind: 'wrong'; readonly part: 'original' | 'final'; readonly problem: PriceProblem }

/** A price without an original one is not reduced. */
export function readPrice({ currency, price }: PriceLine, typed: TypedPrice, language: Language): ReadPrice {
  const read = (part: 'original' | 'final') => {
    const text = typed[part]
    return text === undefined ? (price?.[part] ?? null) : readLocalAmount(text, currency, language)
  }
  const [original, final] = [read('original'), read('final')]
  if (typed.original === undefined && typed.final === undefined) return { kind: 'unchanged' }
  if (typeof final === 'string') return { kind: 'wrong', part: 'final', problem: 'number' }
  if (typeof original === 'string') return { kind: 'wrong', part: 'original', problem: 'number' }
  if (final === null && original === null && price === undefined) return { kind: 'unchanged' }
  if (final === null) return { kind: 'wrong', part: 'final', problem: 'missing' }
  const next = { original: original ?? final, final }
  if (next.original < next.final) return { kind: 'wrong', part: 'final', problem: 'above-original' }
  if (price?.original === next.original && price.final === next.final) return { kind: 'unchanged' }
  return { kind: 'price', price: next }
}

/** What pages show from a moment on. `mixed`: sizes differ. */
export type LineOutlook = {
  readonly lowest: number | undefined | 'mixed'
  readonly announcement: Announcement | 'mixed' | undefined
}

/** Of the typed price, or of the current one. */
export function outlookOf(line: PriceLine, price: Price | undefined, moment: number): LineOutlook {
  const each = line.variants.flatMap((variant) => {
    const entry = entryOf(variant, line.currency)
    if (entry === undefined) return []
    const [history, planned] = [stepsOf(entry), plannedOf(entry)]
    return [
      {
        lowest: lowestPlanned(history, planned, moment),
        announcement: price && announcementOf(stepsBefore(history, planned, moment), price, moment),
      },
    ]
  })
  const [first] = each
  const isSame = (read: (one: LineOutlook) => unknown): boolean =>
    each.every((one) => first !== undefined && JSON.stringify(read(one)) === JSON.stringify(read(first)))
  return {
    lowest: isSame(({ lowest }) => lowest) ? first?.lowest : 'mixed',
    announcement: isSame(({ announcement }) => announcement) ? first?.announcement : 'mixed',
  }
}

const stepsOf = ({ steps }: SheetPrice): readonly PriceStep[] =>
  steps.map(({ since, original, final }) => ({
    since: Date.parse(since),
    price: original === null || final === null ? undefined : { original, final },
  }))

const plannedOf = ({ planned }: SheetPrice): readonly PlannedStep[] =>
  planned.map(({ since, until, original, final }) => ({
    since: Date.parse(since),
    until: until === null ? undefined : Date.parse(until),
    price: { original, final },
  }))

export type PriceTimes = { readonly since?: number; readonly until?: number }

/** What is sent: each changed currency of each variant. */
export const changedPrices = (
  changed: readonly { readonly line: PriceLine; readonly price: Price }[],
  times: PriceTimes,
) =>
  changed.flatMap(({ line: { currency, variants }, price }) =>
    variants.map(({ sku, version }) => ({ sku, version, currency, ...price, ...times })),
  )
