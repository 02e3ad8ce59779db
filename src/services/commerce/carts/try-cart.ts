/**
 * A cart that is priced and never stored: what a merchant tries a discount with (DSH-02). The pricing context and the price come
 * from the functions of real carts.
 */
import { readDiscountCode } from '../../../markets/carts/discount-code.ts'
import { giftVariantIds } from '../../../markets/carts/choose-gifts.ts'
import type { DiscountRule } from '../../../markets/carts/discount-rule.ts'
import type { CodeRefusal } from '../../../markets/carts/priced-cart.ts'
import type { CountryCode, CurrencyCode, Language } from '../../../markets/types.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { refuseOffer, type OfferRefusal } from '../catalogue/offer-refusal.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { inLanguage, nameOf } from './name-of.ts'
import { priceChoice, type PricedChoice, type PricingContext } from './price-choice.ts'
import { createPricingContextReader, type PricingShop } from './read-pricing-context.ts'
import type { Terms } from './read-terms.ts'
import { readVersions, type StoredCart, type StoredLine } from './stored-cart.ts'

export const TRIAL_REASONS = [
  'unknown',
  'not-yet',
  'over',
  'exhausted',
  'other-market',
  'other-currency',
  'minimum-spend',
  'required-products',
  'no-such-products',
  'no-gift-left',
  'not-combinable',
] as const satisfies readonly (CodeRefusal | 'unknown')[]

/** Why a line costs other than it should; those of messages to shoppers. */
export const TRIAL_PROBLEMS = ['NOT_SOLD_HERE', 'OUT_OF_STOCK', 'LESS_IN_STOCK'] as const

type CartTrial = {
  readonly country: CountryCode
  readonly language: Language
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[]
  readonly code?: string
  readonly shipping?: string
  /** A discount as it is being edited: it replaces the stored one of its id. */
  readonly draft?: DiscountRule
  readonly now: Date
}

type TriedDiscount = { readonly id: string; readonly name: string; readonly code?: string }

type PricedTrial = {
  readonly currency: CurrencyCode
  readonly lines: readonly {
    readonly sku: string
    readonly name: string
    readonly size: string
    readonly quantity: number
    readonly price: number
    readonly total: number
    readonly discount: number
    readonly problem?: (typeof TRIAL_PROBLEMS)[number]
  }[]
  readonly gifts: readonly { readonly name: string; readonly size: string; readonly quantity: number }[]
  readonly applied: readonly (TriedDiscount & { readonly amount: number })[]
  readonly notApplied: readonly (TriedDiscount & { readonly reason: (typeof TRIAL_REASONS)[number] })[]
  readonly delivery?: { readonly id: string; readonly name: string; readonly price: number; readonly total: number }
  readonly totals: { readonly before: number; readonly discount: number; readonly total: number; readonly tax: number }
}

export async function tryCart(
  query: CommerceQuery,
  shop: PricingShop,
  trial: CartTrial,
): Promise<Result<PricedTrial, OfferRefusal>> {
  const reader = createPricingContextReader(shop)
  const found = await variantIdsOf(
    query,
    trial.lines.map(({ sku }) => sku),
  )
  const unknown = trial.lines.find(({ sku }) => !found.has(sku))
  if (unknown !== undefined) return refuseOffer('UNKNOWN_VARIANT', { sku: unknown.sku })
  const { country: countryCode, language: languageCode, draft, code } = trial
  const store = { countryCode, languageCode }
  const cart: StoredCart = {
    id: '',
    region: reader.marketOf(store).warehouse.region,
    store,
    state: 'OPEN',
    lines: trial.lines.map(({ sku, quantity }, index) => lineOf(index, found.get(sku) ?? '', quantity)),
    shipping: trial.shipping,
    code: code === undefined ? undefined : (readDiscountCode(code) ?? ''),
  }
  const gifts = draft === undefined ? [] : giftVariantIds([draft], countryCode)
  const read = await reader.read(
    query,
    { ...cart, versions: await readVersions(query) },
    { products: gifts.map((id) => ({ id, quantity: 1 })) },
    trial.now,
  )
  const context = draft === undefined ? read : { ...read, terms: withDraft(read.terms, draft, countryCode) }
  return ok(toPricedTrial(priceChoice(cart, context), context, code))
}

const lineOf = (index: number, variantId: string, quantity: number): StoredLine => ({
  id: String(index),
  variantId,
  quantity,
})

async function variantIdsOf(query: CommerceQuery, skus: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (skus.length === 0) return new Map()
  const rows = await query.selectFrom('variants').select(['id', 'sku']).where('sku', 'in', skus).execute()
  return new Map(rows.map(({ id, sku }) => [sku, id]))
}

/** The terms as if the discount were stored as it is edited. */
function withDraft(terms: Terms, draft: DiscountRule, countryCode: CountryCode): Terms {
  const rules = terms.rules.filter(({ id }) => id !== draft.id)
  const codes = new Map([...terms.codes].filter(([, { id }]) => id !== draft.id))
  if (draft.code === undefined) rules.push(draft)
  else codes.set(draft.code, draft)
  return { ...terms, rules, codes, gifts: giftVariantIds(rules, countryCode) }
}

function toPricedTrial(
  choice: PricedChoice,
  { terms, variants, market }: PricingContext,
  wanted: string | undefined,
): PricedTrial {
  const { cart, priced, method, messages } = choice
  const problems = new Map(messages.flatMap(({ code, id }) => (id === undefined ? [] : [[id, code] as const])))
  const code = cart.code === undefined ? undefined : terms.codes.get(cart.code)
  const known = new Map([...terms.rules, ...(code ? [code] : [])].map((rule) => [rule.id, rule]))
  const { totalPrice, totalDiscountAmount, totalPriceWithDiscount, tax } = priced.totals
  return {
    currency: market.currency.code,
    lines: priced.lines.flatMap(({ variantId, quantity, price, total, totalDiscount }) => {
      const variant = variants.get(variantId)
      if (variant === undefined) return []
      const problem = TRIAL_PROBLEMS.find((one) => one === problems.get(variantId))
      const article = { sku: variant.sku, name: nameOf(variant, cart.store), size: variant.size }
      return [{ ...article, quantity, price: price.final, total, discount: totalDiscount, ...(problem && { problem }) }]
    }),
    gifts: priced.gifts.flatMap(({ id, quantity }) => {
      const variant = variants.get(id)
      return variant === undefined ? [] : [{ name: nameOf(variant, cart.store), size: variant.size, quantity }]
    }),
    applied: priced.applied.rules.map(({ id, amount }) => ({ ...named(id, known.get(id)), amount })),
    notApplied: [
      ...(wanted !== undefined && code === undefined
        ? [{ id: '', name: wanted, code: wanted, reason: 'unknown' as const }]
        : []),
      ...priced.refused.map(({ ruleId, reason }) => ({ ...named(ruleId, known.get(ruleId)), reason })),
    ],
    ...(priced.shipping &&
      method && {
        delivery: {
          id: method.id,
          name: inLanguage(method.attributes.displayName, cart.store.languageCode),
          price: priced.shipping.total,
          total: priced.shipping.totalWithDiscount,
        },
      }),
    totals: { before: totalPrice, discount: totalDiscountAmount, total: totalPriceWithDiscount, tax },
  }
}

const named = (id: string, rule: DiscountRule | undefined): TriedDiscount => ({
  id,
  name: rule?.name ?? id,
  ...(rule?.code !== undefined && { code: rule.code }),
})
