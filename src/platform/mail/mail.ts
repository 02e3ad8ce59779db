/** Sending mail, independent of the transport. */
export type Mail = {
  /** The idempotency key of the mail: it becomes its Message-ID, by which mail programs show a repeated mail once. */
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where one press takes the reader off a list (RFC 8058); what is about an order has none. */
  readonly unsubscribe?: string
}

export type Mailer = {
  /** Resolves when a mail server has accepted the mail; rejects when it was not accepted, or when that is unknown. */
  readonly send: (mail: Mail) => Promise<void>
}
