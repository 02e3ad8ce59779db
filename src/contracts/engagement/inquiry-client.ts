/** Sends an inquiry where there is JavaScript; the form does it by itself where there is none. */
import { callJson, type Fetch } from '../call-json.ts'
import { INQUIRIES_PATH, type Inquiry } from './inquiry.ts'

export type InquiryClient = {
  /** Rejects with a CallError; its answer names the field when one was wrong. */
  readonly send: (inquiry: Inquiry, signal?: AbortSignal) => Promise<void>
}

export function inquiryClient({ fetch, baseUrl }: { fetch: Fetch; baseUrl: string }): InquiryClient {
  return {
    async send(inquiry, signal) {
      await callJson({
        fetch,
        url: baseUrl + INQUIRIES_PATH,
        method: 'POST',
        body: inquiry,
        ...(signal && { signal }),
      })
    },
  }
}
