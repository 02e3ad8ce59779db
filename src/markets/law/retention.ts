import { retentionOf } from '../retention.ts'

/** How long personal data is stored. The jobs that delete it and the privacy notice use these numbers (LAW-25). */
export const RETENTION = {
  /** After the last change. */
  cartDays: 90,
  orderedCartDays: 400,
  /** After the last change of an order that was not paid. */
  unpaidOrderDays: 90,
  /** Registrations for the newsletter that were not confirmed. */
  unconfirmedNewsletterDays: 7,
  /** Views and clicks that recommendations are computed from, with consent only. */
  interactionDays: 90,
  /** What was typed at checkout, in the browser. */
  checkoutDays: 30,
} as const

export type RetentionPeriod = keyof typeof RETENTION | 'documentYears' | 'claimYears'

/** With the periods after a purchase, which depend on the country. */
export const retentionPeriods = (country: string): Readonly<Record<RetentionPeriod, number>> => ({
  ...RETENTION,
  documentYears: retentionOf(country).documents,
  claimYears: retentionOf(country).claims,
})
