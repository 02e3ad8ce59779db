/** Sends an inquiry where there is JavaScript; the form does it by itself where there is none. */
import type { Transport } from '../transport.ts'
import { SEND_INQUIRY } from './engagement-routes.ts'
import type { Inquiry } from './inquiry.ts'

export type InquiryClient = {
  /** Rejects with a CallError; its answer names the field when one was wrong. */
  readonly send: (inquiry: Inquiry, signal?: AbortSignal) => Promise<void>
}

export const inquiryClient = (transport: Transport): InquiryClient => ({
  async send(input, signal) {
    await transport(SEND_INQUIRY, { input, signal })
  },
})
