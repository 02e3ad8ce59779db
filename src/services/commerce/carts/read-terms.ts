/** On which terms a cart is sold: the discounts that may count and the ways to send it, read in one statement. */
import { sql } from 'kysely'
import { giftVariantIds } from '../../../markets/carts/choose-gifts.ts'
import type { DiscountRule } from '../../../markets/carts/discount-rule.ts'
import { readTaxClass, type DatedRate } from '../../../markets/tax/vat-rates.ts'
import type { CountryCode } from '../../../markets/types.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { readDiscountRule } from '../discounts/discount-rules.ts'
import { readShippingMethod, type StoredShippingMethod } from '../shipping/shipping-methods.ts'

export type Terms = {
  /** Those that count by themselves. */
  readonly rules: readonly DiscountRule[]
  /** By code, in its one spelling. A code that is none is absent. */
  readonly codes: ReadonlyMap<string, DiscountRule>
  /** The variants that `rules` may give away in the country. */
  readonly gifts: readonly string[]
  readonly methods: readonly StoredShippingMethod[]
  /** Those that the merchant stored for the country. */
  readonly taxRates: readonly DatedRate[]
  /** The discounts that are counted, because they may be used only so often. */
  readonly limited: ReadonlySet<string>
  /** Goes up when a discount, a shipping method or a tax rate comes or goes. */
  readonly version: number
  /** Of the offers, in the same moment. */
  readonly offersVersion: number
}

type TermRow = {
  readonly kind: 'discount' | 'shipping' | 'tax' | 'version'
  readonly code: string | null
  readonly definition: string
  /** Of a discount how often it may be used; beside the version of the terms that of the offers. */
  readonly limit: number | null
  /** Of a discount how often it was used, of a shipping method its place, of a tax rate its tenths, of the terms their version. */
  readonly number: number
}

/** Two codes at most: the one that the cart has, and the one that the shopper wants. */
export async function readTerms(
  query: CommerceQuery,
  countryCode: CountryCode,
  [one, other]: readonly [string | undefined, string | undefined],
): Promise<Terms> {
  const { rows } = await sql<TermRow>`
    select 'discount' as kind, code_key as code, definition, usage_limit as "limit", uses as number
    from discounts where code_key is null and stopped_at is null
    union all
    select 'discount', code_key, definition, usage_limit, uses
    from discounts where code_key in (${one ?? null}, ${other ?? null}) and stopped_at is null
    union all
    select 'shipping', null, definition, null, position
    from shipping_countries join shipping_methods on shipping_methods.id = shipping_countries.method_id
    where country = ${countryCode}
    union all
    select 'tax', tax_class, id || ' ' || valid_from, null, percent_tenths from tax_rates where country = ${countryCode}
    union all
    select 'version', null, '', version, terms from offers_version`.execute(query)
  const discounts = rows
    .filter(({ kind }) => kind === 'discount')
    .map(({ code, definition, limit, number }) => ({
      code,
      isLimited: limit !== null,
      rule: readDiscountRule(definition, { limit, uses: number }),
    }))
  const versions = rows.find(({ kind }) => kind === 'version')
  const rules = discounts.flatMap(({ code, rule }) => (code === null ? [rule] : []))
  return {
    rules,
    gifts: giftVariantIds(rules, countryCode),
    codes: new Map(discounts.flatMap(({ code, rule }) => (code === null ? [] : [[code, rule] as const]))),
    limited: new Set(discounts.flatMap(({ isLimited, rule }) => (isLimited ? [rule.id] : []))),
    methods: rows
      .filter(({ kind }) => kind === 'shipping')
      .toSorted((a, b) => a.number - b.number)
      .map(({ definition }) => readShippingMethod(definition)),
    taxRates: rows.flatMap((row) => (row.kind === 'tax' ? [toTaxRate(row, countryCode)] : [])),
    version: versions?.number ?? 0,
    offersVersion: versions?.limit ?? 0,
  }
}

function toTaxRate({ code, definition, number }: TermRow, country: CountryCode): DatedRate {
  const [id = '', validFrom = ''] = definition.split(' ')
  return { id, country, taxClass: readTaxClass(code), percent: number / 10, validFrom }
}

/** What may be given away where these codes count, too. Most carts have none. */
export function giftsWith(
  { rules, gifts }: Pick<Terms, 'rules' | 'gifts'>,
  codes: readonly DiscountRule[],
  countryCode: CountryCode,
): readonly string[] {
  return codes.length === 0 ? gifts : giftVariantIds([...rules, ...codes], countryCode)
}
