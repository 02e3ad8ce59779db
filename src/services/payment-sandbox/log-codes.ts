/** Log lines of the payment sandbox. It never takes real money. */
import { defineLogCodes } from '../../platform/log/log-code.ts'

export const SANDBOX_LOG = defineLogCodes({
  notificationNotDelivered: {
    code: 'sandbox.notification_not_delivered',
    level: 'debug',
    message: 'Payment notification could not be delivered, will retry',
    meaning: 'The shop did not accept a notification of the sandbox.',
  },
  notificationGaveUp: {
    code: 'sandbox.notification_gave_up',
    level: 'warn',
    message: 'Payment notification given up after thirty days',
    meaning: 'The shop did not accept a notification of the sandbox for thirty days; it is not sent again.',
    action: 'Check the address of the webhook, and `payment.webhook_signature_invalid` in the log of the shop.',
  },
})
