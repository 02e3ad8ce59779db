/**
 * For concurrent requests with the same idempotency key (a double click, two tabs): the provider rejects the second while the
 * first is in progress. Retries with a backoff until it returns the response to the first.
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
