/**
 * What a hostile visitor can cost: the longest block of the event loop (SEC-02), abandoned pictures (SEC-03), and requests past
 * the caches (SEC-08).
 */
import { abandonedPictures } from './abuse/abandoned-pictures.ts'
import { blockingInputs } from './abuse/blocking-inputs.ts'
import { uncachedRequests } from './abuse/uncached-requests.ts'
import type { Finding } from './finding.ts'

export async function run(): Promise<readonly Finding[]> {
  return [...(await blockingInputs()), await abandonedPictures(), ...(await uncachedRequests())]
}
