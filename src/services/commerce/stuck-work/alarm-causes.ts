/** Which notifications of the provider a person has to look at, and why. */
import type { LogCode } from '../../../platform/log/log-code.ts'
import { PAYMENT_LOG } from '../log-codes.ts'

export const ALARM_CAUSES = [
  'money-without-order',
  'dispute',
  'refund-rejected',
  'refund-undone',
  'reversal-failed',
  'reversed-at-provider',
  'capture-failed',
] as const
export type AlarmCause = (typeof ALARM_CAUSES)[number]

const CAUSES: ReadonlyMap<LogCode, AlarmCause> = new Map([
  [PAYMENT_LOG.disputeReported, 'dispute'],
  [PAYMENT_LOG.refundRejected, 'refund-rejected'],
  [PAYMENT_LOG.refundUndone, 'refund-undone'],
  [PAYMENT_LOG.reversalFailed, 'reversal-failed'],
  [PAYMENT_LOG.reversedAtProvider, 'reversed-at-provider'],
  [PAYMENT_LOG.reversedAfterShipping, 'reversed-at-provider'],
])

/** Undefined where the shop has done everything itself, or the order shows it: a held one, for instance. */
export const causeOf = (alert: LogCode | undefined): AlarmCause | undefined =>
  alert === undefined ? undefined : CAUSES.get(alert)
