/** What was charged of an order whose money is captured when it ships, for its shopper and for staff. */
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { readAuthorisation } from './authorisation.ts'

export type ChargedAmount = {
  /** Confirmed by the provider, in minor units. */
  readonly value: number
  readonly isMoreToCome: boolean
}

/** Undefined where everything was captured with the payment. */
export async function readCharged(
  query: CommerceQuery,
  { id, state }: Pick<StoredOrder, 'id' | 'state'>,
): Promise<ChargedAmount | undefined> {
  if (state !== 'paid' && state !== 'held' && state !== 'refunded') return undefined
  const authorisation = await readAuthorisation(query, id)
  if (authorisation === undefined) return undefined
  const { captures, open } = authorisation
  const value = captures.reduce((sum, one) => (one.state === 'confirmed' ? sum + one.value : sum), 0)
  return { value, isMoreToCome: open > 0 || captures.some((one) => one.state !== 'confirmed') }
}
