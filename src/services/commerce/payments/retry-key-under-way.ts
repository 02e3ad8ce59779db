/**
 * The same request with the same key, sent twice at once: the provider says to the second that the first is under way. Then
 * it is right to wait a moment and to ask again, and to get the answer of the first (a double click, two tabs).
 */
import { setTimeout as wait } from 'node:timers/promises'
import { KEY_UNDER_WAY } from '../../../contracts/payment-provider/payment-provider.ts'
import type { ProviderResponse } from './payment-port.ts'

const DELAYS_MS = [50, 100, 200, 400, 800]

export async function retryKeyUnderWay<Value>(call: () => ProviderResponse<Value>): ProviderResponse<Value> {
  for (const delay of DELAYS_MS) {
    const answer = await call()
    if (answer.ok || answer.failure.kind !== 'unreachable' || answer.failure.code !== KEY_UNDER_WAY) return answer
    await wait(delay)
  }
  return call()
}
