/** Log lines of webhooks to other systems. Those of the payment provider are in commerce. */
import { defineLogCodes } from '../../platform/log/log-code.ts'

export const WEBHOOK_DELIVERY_LOG = defineLogCodes({
  dead: {
    code: 'webhook.delivery_dead',
    level: 'warn',
    message: 'Webhook delivery failed for the last time',
    meaning: 'A receiver did not accept an event in 20 attempts over about two days (a test event: in one).',
    action: 'Open the webhook at the desk: `problem` and the answer say why. Replay it once the receiver works.',
  },
  switchedOff: {
    code: 'webhook.switched_off',
    level: 'warn',
    message: 'Webhook was switched off after 72 hours of failures',
    meaning: 'Every attempt of three days failed. Owners were mailed; events are stored and not sent.',
    action: 'Correct the receiver, switch the webhook on at the desk, and replay what it missed.',
  },
  attemptFailed: {
    code: 'webhook.attempt_failed',
    level: 'error',
    message: 'Webhook attempt could not be recorded, will retry',
    meaning: 'The attempt or its record threw; the delivery is due again after a minute, with the same id.',
    action: 'Check the database; if it repeats, report `err` as a bug.',
  },
})
