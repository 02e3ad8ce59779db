/** Sending mail, whoever carries it. */
export type Mail = {
  /** The same key again is the same mail: it becomes its Message-ID, by which those who receive it twice show it once. */
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where one press takes the reader off a list (RFC 8058); what is about an order has none. */
  readonly unsubscribe?: string
}

export type Mailer = {
  /** Comes back when somebody has taken the mail over for good, and throws when nobody has, or nobody knows. */
  readonly send: (mail: Mail) => Promise<void>
}
