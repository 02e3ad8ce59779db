/** Requests the newsletter. Runs in the browser, so it stays small. */
import type { Transport } from '../transport.ts'
import { SUBSCRIBE } from './engagement-routes.ts'
import type { NewsletterSubscription } from './newsletter.ts'

export type NewsletterClient = {
  /** Rejects with a CallError. Whether the address was known already is not disclosed. */
  readonly subscribe: (subscription: NewsletterSubscription, signal?: AbortSignal) => Promise<void>
}

export const newsletterClient = (transport: Transport): NewsletterClient => ({
  async subscribe(input, signal) {
    // NWS-03: a newsletter service answers as it likes.
    await transport(SUBSCRIBE, { input, signal, ignoresValue: true })
  },
})
