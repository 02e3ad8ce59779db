/** Until when store credit is valid, and whether it can pay an order. Pure. */
import type { LocalDay } from '../../../markets/withdrawal/withdrawal-period.ts'

export const CREDIT_YEARS = 3

/** The last day. */
export function lastDayOfCredit(from: LocalDay): LocalDay {
  const [year = '', month = '', day = ''] = from.split('-')
  const isLeapDay = month === '02' && day === '29'
  return `${Number(year) + CREDIT_YEARS}-${month}-${isLeapDay ? '28' : day}`
}

export type CreditProblem = 'expired' | 'currency' | 'tooLow'

type Credit = { readonly currency: string; readonly balance: number; readonly expiresOn: LocalDay }

/** Undefined when it can pay: an order is paid as a whole, by one payment. */
export function creditProblem(
  { currency, balance, expiresOn }: Credit,
  { total, currency: wanted, today }: { readonly total: number; readonly currency: string; readonly today: LocalDay },
): CreditProblem | undefined {
  if (today > expiresOn) return 'expired'
  if (currency !== wanted) return 'currency'
  return balance < total ? 'tooLow' : undefined
}
