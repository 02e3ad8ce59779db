/** Staged mails to shoppers: not sent any more once the person was erased. */
import { DELAY_MAIL, LINES_CANCELLED_MAIL, SHIPMENT_MAIL, SHIPMENT_VOID_MAIL } from '../fulfilment/staged-mails.ts'
import { ORDER_MAIL_AGAIN } from '../mail/order-mail-kinds.ts'
import { LOOK_UP_TOPIC } from '../orders-lookup/look-up.ts'
import { WITHDRAWAL_TOPIC } from '../orders-lookup/withdrawals.ts'
import { CANCEL_MAIL, ORDER_MAIL, REFUND_MAIL } from '../payments/staged-work.ts'
import { RETURN_MAIL } from '../returns/return-mail-requests.ts'

export const MAIL_TOPICS: readonly string[] = [
  ORDER_MAIL,
  ORDER_MAIL_AGAIN,
  REFUND_MAIL,
  CANCEL_MAIL,
  SHIPMENT_MAIL,
  SHIPMENT_VOID_MAIL,
  LINES_CANCELLED_MAIL,
  DELAY_MAIL,
  RETURN_MAIL,
  LOOK_UP_TOPIC,
  WITHDRAWAL_TOPIC,
]
