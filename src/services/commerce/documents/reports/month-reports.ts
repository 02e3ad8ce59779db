/** Monthly reports: sales tax per state of the US, and VAT of countries outside of the EU (INV-12). Minor units. */
import { sql } from 'kysely'
import { EU_MEMBER_STATES } from '../../../../markets/eu-member-states.ts'
import type { CommerceQuery } from '../../catalogue/stored-offers.ts'
import type { DayRange } from './report-periods.ts'

export type UsRow = {
  readonly month: string
  readonly state: string
  /** exempt + taxable + taxCollected - taxRefunded */
  readonly gross: number
  readonly exempt: number
  readonly taxable: number
  readonly taxCollected: number
  readonly taxRefunded: number
}

const MONTH = sql<string>`substr(documents.issued_on, 1, 7)`

const taxesOf = (query: CommerceQuery, { from, to }: DayRange) =>
  query
    .selectFrom('documents')
    .innerJoin('document_taxes', 'document_taxes.document_id', 'documents.id')
    .select(MONTH.as('month'))
    .select(({ fn }) => [
      fn.sum<number>('document_taxes.net').as('net'),
      fn.sum<number>('document_taxes.tax').as('tax'),
      fn.sum<number>('document_taxes.gross').as('gross'),
    ])
    .where('documents.issued_on', '>=', from)
    .where('documents.issued_on', '<=', to)

export async function usReport(query: CommerceQuery, range: DayRange): Promise<readonly UsRow[]> {
  const sums = await taxesOf(query, range)
    .select(['region', 'kind', 'rate_thousandths'])
    .where('treatment', '=', 'sales-tax')
    .groupBy([sql`1`, 'region', 'kind', 'rate_thousandths'])
    .execute()
  const rows = new Map<string, UsRow>()
  for (const { month, region: state, kind, rate_thousandths: rate, net, tax, gross } of sums) {
    const key = `${month} ${state}`
    const row = rows.get(key) ?? { month, state, gross: 0, exempt: 0, taxable: 0, taxCollected: 0, taxRefunded: 0 }
    const isRefund = kind === 'credit-note'
    rows.set(key, {
      ...row,
      gross: row.gross + gross,
      exempt: row.exempt + (rate === 0 ? net : 0),
      taxable: row.taxable + (rate === 0 ? 0 : net),
      taxCollected: row.taxCollected + (isRefund ? 0 : tax),
      taxRefunded: row.taxRefunded - (isRefund ? tax : 0),
    })
  }
  return [...rows.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

export type VatRow = {
  readonly month: string
  readonly country: string
  readonly currency: string
  readonly treatment: 'vat' | 'export'
  readonly percent: number
  readonly net: number
  readonly vat: number
  readonly gross: number
}

/** Great Britain, Norway, Switzerland and every other country outside of the EU and the US. */
export async function nonEuReport(query: CommerceQuery, range: DayRange): Promise<readonly VatRow[]> {
  const sums = await taxesOf(query, range)
    .select(['country', 'currency', 'treatment', 'rate_thousandths'])
    .where('treatment', '!=', 'sales-tax')
    .where('country', 'not in', [...EU_MEMBER_STATES])
    .groupBy([sql`1`, 'country', 'currency', 'treatment', 'rate_thousandths'])
    .orderBy('month')
    .orderBy('country')
    .orderBy('currency')
    .orderBy('rate_thousandths', 'desc')
    .execute()
  return sums.map(({ month, country, currency, treatment, rate_thousandths: rate, net, tax, gross }) => ({
    month,
    country,
    currency,
    treatment: treatment === 'export' ? 'export' : 'vat',
    percent: rate / 1000,
    net,
    vat: tax,
    gross,
  }))
}
