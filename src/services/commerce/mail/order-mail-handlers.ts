/** Outbox handlers for mails: built from stored data, and sent. Running one again sends the same mail. */
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import type { Mailer } from '../../../platform/mail/mail.ts'
import { stage, type OutboxHandler } from '../../../platform/outbox/outbox.ts'
import type { OrderTokens } from '../orders/order-tokens.ts'
import { readOrder, type StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import { inOneLine, type MailContent } from './mail-blocks.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import { cancellationMail, confirmationMail, refundMail, type Seller } from './order-mails.ts'
import type { OrderAddresses } from './order-addresses.ts'
import { CANCEL_MAIL, ORDER_MAIL, REFUND_MAIL, refundMailPayload } from '../payments/staged-work.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'

/** The confirmation once more, because a person requested it. Key: the order's id, a dot, and an id of its own. */
export const ORDER_MAIL_AGAIN = 'order-mail-again'

export const stageOrderMailAgain = (
  transaction: Transaction<CommerceTables>,
  orderId: string,
  now: Date,
): Promise<void> =>
  stage(transaction, { topic: ORDER_MAIL_AGAIN, key: `${orderId}.${newId()}`, payload: orderId, due: now })

export type OrderMailDeps = {
  readonly database: Database<CommerceTables>
  readonly mailer: Mailer
  readonly tokens: () => Promise<OrderTokens>
  readonly addresses: OrderAddresses
  readonly seller: Seller
  readonly clock: Clock
}

export function orderMailHandlers(deps: OrderMailDeps): Readonly<Record<string, OutboxHandler>> {
  const { database, mailer, tokens, addresses, seller, clock } = deps

  const orderOf = async (id: string): Promise<StoredOrder> => {
    const order = await readOrder(database.query, id)
    if (order === undefined) throw new Error(`There is no order ${id} to write about`)
    return order
  }
  const send = (order: StoredOrder, key: string, content: MailContent): Promise<void> =>
    sendAbout(mailer, order, key, content)
  const confirm = async (key: string, orderId: string): Promise<void> => {
    const order = await orderOf(orderId)
    const { market, language } = order.snapshot
    const recipient = { country: market.country, language }
    const token = (await tokens()).sign(order.id, clock.now(), order.linkVersion)
    const links = {
      order: addresses.order(token, recipient),
      withdrawal: addresses.withdrawal(recipient, order.number),
    }
    await send(order, key, confirmationMail(order, links, seller))
  }

  return {
    [ORDER_MAIL]: (_, orderId) => confirm(`${ORDER_MAIL}.${orderId}`, orderId),
    [ORDER_MAIL_AGAIN]: (orderId, key) => confirm(`${ORDER_MAIL_AGAIN}.${key}`, orderId),
    async [REFUND_MAIL](payload, key) {
      const { orderId, amount } = parseStoredJson(refundMailPayload, payload, `refund mail ${key}`)
      const order = await orderOf(orderId)
      await send(order, `${REFUND_MAIL}.${key}`, refundMail(order, amount.value, seller))
    },
    async [CANCEL_MAIL](_, orderId) {
      const order = await orderOf(orderId)
      await send(order, `${CANCEL_MAIL}.${orderId}`, cancellationMail(order, seller))
    },
  }
}

/** To the shopper of the order; to none whose person was erased (DPR-04). */
export async function sendAbout(mailer: Mailer, order: StoredOrder, key: string, content: MailContent): Promise<void> {
  const { email } = order.snapshot.contact
  if (order.restrictedUntil !== undefined || email === '') return
  await mailer.send(mailOf(key, email, content))
}

export const mailOf = (key: string, to: string, content: MailContent) => ({
  key,
  to,
  subject: inOneLine(content.subject),
  text: mailText(content),
  html: mailHtml(content),
})
