/** What erasing a person does to an order, as pure rules. */
import type { Fate } from '../../../contracts/staff/person-records.ts'
import type { ReturnState } from '../returns/return-transitions.ts'
import { UNSETTLED_STATES } from '../returns/urgency.ts'
import { retainedUntil } from '../documents/purge-documents.ts'
import type { OrderState } from '../orders/stored-order.ts'
import type { Fulfilment } from '../fulfilment/fulfilment.ts'

export type OrderFacts = {
  readonly state: OrderState
  readonly fulfilment: Fulfilment
  /** ISO 8601. */
  readonly paidAt: string | undefined
  /** Years of the series of its invoices and credit notes. */
  readonly documentYears: readonly number[]
  /** A document of it could not be issued yet. */
  readonly isDocumentWaiting: boolean
  readonly payments: readonly { readonly state: string; readonly refunding: number }[]
}

/** Work on it is not finished: the shop still needs to reach the person. */
export function isOpen({ state, fulfilment, payments }: OrderFacts): boolean {
  if (state === 'open' || state === 'held') return true
  if (state === 'paid' && (fulfilment === 'unshipped' || fulfilment === 'partly_shipped')) return true
  return payments.some(
    (payment) => payment.refunding > 0 || payment.state === 'reversing' || payment.state === 'pending',
  )
}

export const isReturnOpen = (state: ReturnState): boolean => UNSETTLED_STATES.some((one) => one === state)

export type OrderFate = { readonly fate: Fate; readonly until?: string }

/** Deleted where no money ever moved, emptied where the figures of the shop need it. */
export function fateOf({ documentYears, isDocumentWaiting, paidAt, payments }: OrderFacts): OrderFate {
  const waiting = isDocumentWaiting && paidAt !== undefined ? [Number(paidAt.slice(0, 4))] : []
  const years = [...documentYears, ...waiting]
  if (years.length > 0) return { fate: 'restricted', until: retainedUntil(Math.max(...years)) }
  const hasMoved = payments.some(({ state }) => !NEVER_PAID.has(state))
  return { fate: paidAt !== undefined || hasMoved ? 'emptied' : 'deleted' }
}

const NEVER_PAID: ReadonlySet<string> = new Set(['refused', 'cancelled', 'failed'])
