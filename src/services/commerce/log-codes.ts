/** Log lines of the commerce service: orders, payments and the notifications of the payment provider. */
import { defineLogCodes } from '../../platform/log/log-code.ts'

export const ORDER_LOG = defineLogCodes({
  cancelled: {
    code: 'order.cancelled',
    level: 'info',
    message: 'Order was cancelled',
    meaning: 'A staff member cancelled the order; its payment is reversed and its stock is released.',
  },
  released: {
    code: 'order.released',
    level: 'info',
    message: 'Held order was released',
    meaning: 'A staff member accepted the paid amount; the order is paid.',
  },
  refundRequested: {
    code: 'order.refund_requested',
    level: 'info',
    message: 'Refund was requested',
    meaning: 'A staff member refunds an order; the provider reports the result later.',
  },
  unpaidLapsed: {
    code: 'order.unpaid_lapsed',
    level: 'info',
    message: 'Unpaid orders lapsed',
    meaning: '`orders` orders were not paid in time; their stock is released.',
  },
  reconcileFailed: {
    code: 'order.reconcile_failed',
    level: 'error',
    message: 'Order could not be reconciled, will retry',
    meaning: 'The check of an unpaid order against the provider threw; the other orders were checked.',
    action: 'Check the database and the provider; if it repeats for one order, report `err` as a bug.',
  },
  workStuck: {
    code: 'order.work_stuck',
    level: 'error',
    message: 'Work is stuck, manual action needed',
    meaning: 'Outbox entries or notifications were not done for an hour, or reversals for a day. Logged once an hour.',
    action: 'Read the listed keys; search `outbox.handler_failed` and `payment.notification_failed` for the cause.',
  },
})

export const WEBHOOK_LOG = defineLogCodes({
  signatureInvalid: {
    code: 'payment.webhook_signature_invalid',
    level: 'warn',
    message: 'Rejected payment notifications with an invalid signature',
    meaning:
      'Someone else sends notifications, or the HMAC key differs from the one at the provider. Logged once a minute.',
    action: 'If orders stay unpaid, compare `ADYEN_HMAC_KEY` with the Customer Area; otherwise block the sender.',
  },
  otherMerchantAccount: {
    code: 'payment.webhook_other_account',
    level: 'warn',
    message: 'Ignored payment notification of another merchant account',
    meaning: 'The notification is signed with our key, but is not about `ADYEN_MERCHANT_ACCOUNT`.',
    action: 'Correct the webhook in the Customer Area: it should be sent for one merchant account.',
  },
  unknownPaymentPostponed: {
    code: 'payment.notification_postponed',
    level: 'info',
    message: 'Notification of unknown payment postponed',
    meaning: 'A change of a payment arrived before the payment itself; it is processed later, for a day.',
  },
  notificationFailed: {
    code: 'payment.notification_failed',
    level: 'warn',
    message: 'Payment notification failed, will retry',
    meaning: 'Processing a stored notification threw; the order is unchanged.',
    action: 'None for a single line; `payment.notification_failed_repeatedly` follows if it does not recover.',
  },
  notificationFailedRepeatedly: {
    code: 'payment.notification_failed_repeatedly',
    level: 'error',
    message: 'Payment notification failed repeatedly, will retry',
    meaning: 'Processing a stored notification threw at least eight times; the order does not have its payment state.',
    action: 'Check the database; report `err` as a bug. The notification is stored and retried after the fix.',
  },
  moneyWithoutOrder: {
    code: 'payment.money_without_order',
    level: 'error',
    message: 'Authorised payment belongs to no order of this shop',
    meaning: 'The provider has money for a reference that this shop does not know. It is not reversed automatically.',
    action: 'Find `pspReference` in the Customer Area; refund it there, unless another system shares the account.',
  },
  unknownPayment: {
    code: 'payment.notification_unknown',
    level: 'warn',
    message: 'Notification is about no payment of this shop',
    meaning: 'A signed notification has a reference that this shop does not know; nothing was changed.',
    action: 'None if other systems share the merchant account; otherwise look `pspReference` up in the Customer Area.',
  },
})

export const PAYMENT_LOG = defineLogCodes({
  orderChanged: {
    code: 'payment.order_changed',
    level: 'info',
    message: 'Payment changed an order',
    meaning: '`effect` is the result: paid, captured, held, reversing, reversed, refunded or cancelled.',
  },
  amountDiffers: {
    code: 'payment.amount_differs',
    level: 'error',
    message: 'Paid amount is not what the order costs, order is held',
    meaning: 'Another amount or currency was paid; nothing is shipped, and the shopper is not asked to pay again.',
    action: 'Compare order and payment, then run `npm run shop -- order release` or `order cancel`.',
  },
  paidAfterStockGone: {
    code: 'payment.paid_after_stock_gone',
    level: 'error',
    message: 'Late payment is reversed because the stock is gone',
    meaning:
      'The payment arrived after the reservation expired and the products are sold out; the shopper gets it back.',
    action: 'None, unless it repeats: then check why notifications arrive late.',
  },
  nothingToPay: {
    code: 'payment.nothing_to_pay',
    level: 'error',
    message: 'Payment is reversed because it has no order to pay',
    meaning: 'The order is cancelled or already paid, usually in a second tab; the shopper gets the money back.',
    action: 'None, unless it repeats.',
  },
  reversalFailed: {
    code: 'payment.reversal_failed',
    level: 'error',
    message: 'Payment could not be reversed',
    meaning: 'The provider did not return money that this shop must not have.',
    action: 'Refund `pspReference` in the Customer Area.',
  },
  reversedAtProvider: {
    code: 'payment.reversed_at_provider',
    level: 'error',
    message: 'Payment of an order was reversed at the provider, order is cancelled',
    meaning: 'The payment was reversed in the Customer Area; the order is not shipped and its stock is released.',
    action: 'Stop the shipment if it has left.',
  },
  reversedAfterShipping: {
    code: 'payment.reversed_after_shipping',
    level: 'error',
    message: 'Payment of a shipped order was reversed at the provider',
    meaning: 'Parcels of the order are out and its money went back; units that were not shipped are for sale again.',
    action: 'Ask the shopper for the items or for another payment; cancel what is still to be picked.',
  },
  refundRejected: {
    code: 'payment.refund_rejected',
    level: 'error',
    message: 'Refund was rejected by the provider',
    meaning: 'The shopper does not get the refund; it can be requested again.',
    action: 'Look the reason up in the Customer Area, then run `npm run shop -- order refund` again.',
  },
  refundUndone: {
    code: 'payment.refund_undone',
    level: 'error',
    message: 'Refund did not reach the shopper',
    meaning: 'The bank of the shopper sent a completed refund back.',
    action: 'Contact the shopper for another way to refund.',
  },
  refundContradicted: {
    code: 'payment.refund_contradicted',
    level: 'error',
    message: 'Provider reports a rejected refund as done',
    meaning:
      'The shop counts the refund as rejected, and changed nothing; another one may have been requested in its place.',
    action: 'Look both up in the Customer Area before you retry the refund or close it.',
  },
  disputeReported: {
    code: 'payment.dispute_reported',
    level: 'error',
    message: 'Provider reported a dispute, fraud or capture failure',
    meaning: '`eventCode` says what: a chargeback, suspected fraud, a failed capture or an expired authorisation.',
    action: 'Open `pspReference` in the Customer Area; defend the dispute or stop the shipment.',
  },
  captureFailed: {
    code: 'payment.capture_failed',
    level: 'error',
    message: 'Capture for a shipment failed, order is held',
    meaning: 'The money of a posted shipment was not taken; nothing more of its order is shipped.',
    action: 'Look the reason up in the Customer Area; retry the capture at the desk, or ask the shopper to pay.',
  },
  releaseFailed: {
    code: 'payment.release_failed',
    level: 'warn',
    message: 'Rest of an authorisation could not be cancelled',
    meaning:
      'Money that will not be captured stays reserved at the bank of the shopper until the authorisation expires.',
    action: 'Cancel `pspReference` in the Customer Area if the shopper asks for it.',
  },
  sessionNotOpened: {
    code: 'payment.session_not_opened',
    level: 'warn',
    message: 'Payment session could not be opened at provider',
    meaning: 'The shopper sees that payment is unavailable and may try again; the order stays open.',
    action: 'If it repeats, check the status page of the provider, and `providerCode` for a configuration error.',
  },
  providerCallFailed: {
    code: 'payment.provider_call_failed',
    level: 'warn',
    message: 'Payment provider call failed',
    meaning: 'A call for payment methods, a payment or its details failed; the shopper may try again.',
    action: 'If it repeats, check the status page of the provider, and `providerCode` for a configuration error.',
  },
  sessionNotFetched: {
    code: 'payment.session_not_fetched',
    level: 'warn',
    message: 'Payment session could not be fetched from provider',
    meaning: 'The confirmation of a shopper could not be verified; the webhook or the reconciler completes the order.',
    action: 'If it repeats, check the status page of the provider.',
  },
})

export const DOCUMENT_LOG = defineLogCodes({
  issued: {
    code: 'document.issued',
    level: 'info',
    message: 'Document was issued',
    meaning: 'An invoice, a credit note or a cancellation of one got its number and is archived.',
  },
  blocked: {
    code: 'document.blocked',
    level: 'error',
    message: 'Document cannot be issued, manual action needed',
    meaning:
      'A VAT rate, the address or a VAT id of the seller is missing (`reason`, `detail`). The order waits for its document; nothing else is affected.',
    action: 'Run `npm run shop -- invoice waiting`, then store what is missing: docs/invoices.md.',
  },
  pdfFailed: {
    code: 'document.pdf_failed',
    level: 'warn',
    message: 'PDF of a document could not be made',
    meaning:
      'The process that makes PDFs ended or took too long (`reason`). The shopper was offered the archived document instead; nothing else is affected.',
    action:
      'None for a single one. If it repeats, check the memory of the machine and that `npm ci` installed the fonts.',
  },
})
