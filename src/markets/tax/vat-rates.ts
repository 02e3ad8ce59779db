/**
 * Which tax an order bears, from dated rates (LAW-02). Rates that the merchant stored come first, then those of the market
 * records. The table of the seeds (MKT-25..31) is not read: it has no decimals, no dates, and no rate for France. Pure.
 */
import { findRecord } from '../countries/record-of.ts'
import { isEuMemberState } from '../eu-member-states.ts'
import { vatOn } from '../market-record.ts'
import { localDay } from './local-day.ts'

export const TAX_CLASSES = ['standard', 'childrens-clothing'] as const
export type TaxClass = (typeof TAX_CLASSES)[number]

/** A stored name. One that a later version wrote is taxed as anything else. */
export const readTaxClass = (name: string | null): TaxClass =>
  TAX_CLASSES.find((taxClass) => taxClass === name) ?? 'standard'

/** A rate of the merchant. It applies to orders placed from `validFrom` on. */
export type DatedRate = {
  readonly id: string
  readonly country: string
  readonly taxClass: TaxClass
  /** 0 to 40, one decimal. */
  readonly percent: number
  /** ISO 8601 in UTC. */
  readonly validFrom: string
}

/** The rate by law, of a day in the country's own time. */
export type BuiltInRates = (country: string, taxClass: TaxClass, day: string) => number | undefined

export type OrderTax =
  /** `rateId` is the merchant's rate; absent for a rate of the market records. */
  | { readonly treatment: 'vat'; readonly percent: number; readonly rateId?: string }
  | { readonly treatment: 'sales-tax' | 'export' }
  /** The country taxes, and its rate is unknown: nothing may be issued (INV-06). */
  | { readonly treatment: 'missing' }

export type TaxedOrder = { readonly country: string; readonly placedAt: string; readonly taxClass: TaxClass }

/** Outside of the EU a seller of small parcels owes VAT here as well. Everywhere else an order is an export. */
const VAT_OUTSIDE_EU: ReadonlySet<string> = new Set(['GB', 'NO', 'CH'])

/** Clothes of children are zero-rated by law here. */
const ZERO_RATED_CHILDRENS_CLOTHING: ReadonlySet<string> = new Set(['GB', 'IE'])

export const ratesByLaw: BuiltInRates = (country, taxClass, day) => {
  const record = findRecord(country)
  const standard = record && vatOn(record, day)
  if (standard === undefined) return undefined
  return taxClass === 'childrens-clothing' && ZERO_RATED_CHILDRENS_CLOTHING.has(country) ? 0 : standard
}

export function taxOf(
  { country, placedAt, taxClass }: TaxedOrder,
  stored: readonly DatedRate[],
  builtIn: BuiltInRates = ratesByLaw,
): OrderTax {
  const record = findRecord(country)
  if (record?.taxRule === 'us-sales-tax') return { treatment: 'sales-tax' }
  const inForce = (wanted: TaxClass) => latestOf(stored, { country, placedAt, taxClass: wanted })
  const own = inForce(taxClass)
  if (own !== undefined) return { treatment: 'vat', percent: own.percent, rateId: own.id }
  const isTaxed = isEuMemberState(country) || VAT_OUTSIDE_EU.has(country) || isTaxedHere(record)
  const day = localDay(placedAt, record?.timeZone ?? 'UTC')
  const byLaw = isTaxed ? builtIn(country, taxClass, day) : undefined
  const standard = taxClass === 'standard' ? undefined : inForce('standard')
  // A class with a rate of its own by law is not overridden by the merchant's standard rate.
  if (standard !== undefined && (byLaw === undefined || byLaw === builtIn(country, 'standard', day))) {
    return { treatment: 'vat', percent: standard.percent, rateId: standard.id }
  }
  if (byLaw !== undefined) return { treatment: 'vat', percent: byLaw }
  return { treatment: isTaxed ? 'missing' : 'export' }
}

/** A market that was added with a percentage of its own. */
const isTaxedHere = (record: ReturnType<typeof findRecord>): boolean =>
  record !== undefined && record.taxPercentage.production !== 0

function latestOf(stored: readonly DatedRate[], { country, placedAt, taxClass }: TaxedOrder): DatedRate | undefined {
  let latest: DatedRate | undefined
  for (const rate of stored) {
    if (rate.country !== country || rate.taxClass !== taxClass || rate.validFrom > placedAt) continue
    if (latest === undefined || rate.validFrom > latest.validFrom) latest = rate
  }
  return latest
}

/** Products for babies and children are in a section of their own. */
export const taxClassOf = (sections: readonly string[]): TaxClass =>
  sections.some((section) => section === 'kids' || section === 'baby') ? 'childrens-clothing' : 'standard'
