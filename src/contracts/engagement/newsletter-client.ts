/** Asks for the newsletter. Runs in the browser, so it stays small. */
import { callJson, type Fetch } from '../call-json.ts'
import { NEWSLETTER_PATH, type NewsletterSubscription } from './newsletter.ts'

export type NewsletterClient = {
  /** Rejects with a CallError. Whether the address was known already is not told. */
  readonly subscribe: (subscription: NewsletterSubscription, signal?: AbortSignal) => Promise<void>
}

export function newsletterClient({ fetch, baseUrl }: { fetch: Fetch; baseUrl: string }): NewsletterClient {
  // NWS-03: who sends the newsletter answers as they like; only the status counts.
  const statusOnly: Fetch = async (request) => new Response(null, { status: (await fetch(request)).status })
  return {
    async subscribe(subscription, signal) {
      const url = baseUrl + NEWSLETTER_PATH
      await callJson({ fetch: statusOnly, url, method: 'POST', body: subscription, ...(signal && { signal }) })
    },
  }
}
