/**
 * The return of the One Stop Shop: VAT per quarter, member state and rate, in euros (INV-11). Corrections of earlier quarters are
 * listed with the quarter that they correct, at its exchange rate.
 */
import { ratioOf, roundHalfUp } from '../../../../markets/prices/exact-ratio.ts'
import { isCurrencyCode } from '../../../../markets/prices/currencies.ts'
import { minorUnitsPerMajor } from '../../../../markets/prices/exponent-of.ts'
import { EU_MEMBER_STATES } from '../../../../markets/eu-member-states.ts'
import { fail, ok, type Result } from '../../../../platform/result.ts'
import type { CommerceQuery } from '../../catalogue/stored-offers.ts'
import { sql } from 'kysely'
import { findEcbRate } from './ecb-rates.ts'
import { quarterName, quarterOf, quarterRange, rateDayOf, type Quarter } from './report-periods.ts'

export type OssRow = {
  /** 2026-Q4 */
  readonly quarter: string
  readonly country: string
  readonly percent: number
  /** Euro cents. */
  readonly net: number
  readonly vat: number
}

/** Before the conversion: minor units of the currency, as on the documents. */
export type OssSource = Omit<OssRow, 'vat'> & { readonly currency: string; readonly vat: number }

export type OssReport = {
  readonly rows: readonly OssRow[]
  readonly corrections: readonly OssRow[]
  readonly sources: readonly OssSource[]
}

export type OssFailure =
  | { readonly kind: 'seller-missing' }
  | { readonly kind: 'rate-missing'; readonly currency: string; readonly day: string }

export async function ossReport(
  query: CommerceQuery,
  period: Quarter,
  sellerCountry: string | undefined,
): Promise<Result<OssReport, OssFailure>> {
  if (sellerCountry === undefined) return fail({ kind: 'seller-missing' })
  const sources = await readSources(query, period, sellerCountry)
  const current = quarterName(period)
  const converted = new Map<string, OssRow>()
  for (const source of sources) {
    const rate = await rateFor(query, source)
    if (!rate.ok) return rate
    const { quarter, country, percent } = source
    const key = `${quarter} ${country} ${percent}`
    const sum = converted.get(key) ?? { quarter, country, percent, net: 0, vat: 0 }
    const inEuro = (amount: number) => euroCents(amount, source.currency, rate.value)
    converted.set(key, { ...sum, net: sum.net + inEuro(source.net), vat: sum.vat + inEuro(source.vat) })
  }
  const rows = [...converted.values()]
  return ok({
    rows: rows.filter(({ quarter }) => quarter === current),
    corrections: rows.filter(({ quarter }) => quarter !== current),
    sources,
  })
}

/** Documents of the period, by the quarter that they are about: a credit note is about that of its invoice. */
async function readSources(
  query: CommerceQuery,
  period: Quarter,
  sellerCountry: string,
): Promise<readonly OssSource[]> {
  const { from, to } = quarterRange(period)
  const states = EU_MEMBER_STATES.filter((country) => country !== sellerCountry)
  const rows = await query
    .selectFrom('documents')
    .innerJoin('document_taxes', 'document_taxes.document_id', 'documents.id')
    .leftJoin('documents as invoices', 'invoices.id', 'documents.invoice_id')
    .select(sql<string>`substr(coalesce(invoices.issued_on, documents.issued_on), 1, 7)`.as('month'))
    .select(['documents.country', 'documents.currency', 'rate_thousandths'])
    .select(({ fn }) => [
      fn.sum<number>('document_taxes.net').as('net'),
      fn.sum<number>('document_taxes.tax').as('vat'),
    ])
    .where('documents.issued_on', '>=', from)
    .where('documents.issued_on', '<=', to)
    .where('documents.country', 'in', states)
    .where('document_taxes.treatment', '=', 'vat')
    .groupBy([sql`1`, 'documents.country', 'documents.currency', 'rate_thousandths'])
    .orderBy('month')
    .orderBy('documents.country')
    .orderBy('rate_thousandths')
    .orderBy('documents.currency')
    .execute()
  return byQuarter(
    rows.map(({ month, rate_thousandths: rate, ...row }) => ({
      ...row,
      quarter: quarterName(quarterOf(month)),
      percent: rate / 1000,
    })),
  )
}

/** Months of one quarter together: they are converted once. */
function byQuarter(sources: readonly OssSource[]): readonly OssSource[] {
  const sums = new Map<string, OssSource>()
  for (const source of sources) {
    const { quarter, country, percent, currency } = source
    const key = `${quarter} ${country} ${percent} ${currency}`
    const sum = sums.get(key)
    sums.set(key, sum === undefined ? source : { ...sum, net: sum.net + source.net, vat: sum.vat + source.vat })
  }
  return [...sums.values()]
}

async function rateFor(query: CommerceQuery, { quarter, currency }: OssSource): Promise<Result<string, OssFailure>> {
  const [year = '', number = ''] = quarter.split('-Q')
  const day = rateDayOf(quarterOf(`${year}-${String(Number(number) * 3).padStart(2, '0')}`))
  const rate = await findEcbRate(query, currency, day)
  return rate === undefined ? fail({ kind: 'rate-missing', currency, day }) : ok(rate)
}

/** To the nearest cent. */
export function euroCents(amount: number, currency: string, perEuro: string): number {
  const units = isCurrencyCode(currency) ? minorUnitsPerMajor(currency) : 100
  const { numerator, denominator } = ratioOf(Number(perEuro))
  return roundHalfUp({
    numerator: BigInt(amount) * 100n * denominator,
    denominator: BigInt(units) * numerator,
  })
}
