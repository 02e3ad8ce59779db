/** Outbox handlers for mails: built from stored data, and sent. Running one again sends the same mail. */
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { Mailer } from '../../../platform/mail/mail.ts'
import type { OutboxHandler } from '../../../platform/outbox/outbox.ts'
import type { OrderTokens } from '../orders/order-tokens.ts'
import { readOrder, type StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import { inOneLine, withShopAddress, type MailContent } from './mail-blocks.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import { mailSeller } from './mail-seller.ts'
import { composeOrderMail, type ComposedMail } from './compose-order-mail.ts'
import { ORDER_MAIL_AGAIN, readMailAgain } from './order-mail-kinds.ts'
import type { Seller } from './order-mails.ts'
import { refundMail } from './refund-mails.ts'
import { refundWay, RELEASED } from './refund-way.ts'
import type { OrderAddresses } from './order-addresses.ts'
import { CANCEL_MAIL, ORDER_MAIL, RECEIVED_MAIL, REFUND_MAIL, refundMailPayload } from '../payments/staged-work.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'

export type OrderMailDeps = {
  readonly database: Database<CommerceTables>
  readonly mailer: Mailer
  readonly tokens: () => Promise<OrderTokens>
  readonly addresses: OrderAddresses
  readonly seller: Seller
  readonly clock: Clock
}

export function orderMailHandlers(deps: OrderMailDeps): Readonly<Record<string, OutboxHandler>> {
  const { database, tokens, addresses, seller, clock } = deps

  const orderOf = async (id: string): Promise<StoredOrder> => {
    const order = await readOrder(database.query, id)
    if (order === undefined) throw new Error(`There is no order ${id} to write about`)
    return order
  }
  const send = (order: StoredOrder, key: string, content: MailContent): Promise<void> =>
    sendAbout(deps, order, key, content)
  const compose = async (key: string, orderId: string, mail: ComposedMail): Promise<void> => {
    const order = await orderOf(orderId)
    const token = (await tokens()).sign(order.id, clock.now(), order.linkVersion)
    const content = await composeOrderMail({ query: database.query, addresses, seller, token }, order, mail)
    if (content === undefined) throw new Error(`Order ${orderId} has no mail ${mail.mail} ${mail.id ?? ''}`)
    await send(order, key, content)
  }

  return {
    [ORDER_MAIL]: (_, orderId) => compose(`${ORDER_MAIL}.${orderId}`, orderId, { mail: 'confirmation' }),
    async [RECEIVED_MAIL](_, orderId) {
      const { state } = await orderOf(orderId)
      // Paid or given up meanwhile: the mail about that says more.
      if (state === 'open') await compose(`${RECEIVED_MAIL}.${orderId}`, orderId, { mail: 'received' })
    },
    [ORDER_MAIL_AGAIN]: (payload, key) => {
      const { orderId, ...mail } = readMailAgain(payload)
      return compose(`${ORDER_MAIL_AGAIN}.${key}`, orderId, mail)
    },
    async [REFUND_MAIL](payload, key) {
      const {
        orderId,
        refundId,
        amount,
        isReleased = false,
      } = parseStoredJson(refundMailPayload, payload, `refund mail ${key}`)
      const order = await orderOf(orderId)
      const way = isReleased ? RELEASED : await refundWay(database.query, refundId)
      const content = refundMail(order, amount.value, await mailSeller(database.query, seller), way)
      await send(order, `${REFUND_MAIL}.${key}`, content)
    },
    [CANCEL_MAIL]: (_, orderId) => compose(`${CANCEL_MAIL}.${orderId}`, orderId, { mail: 'cancellation' }),
  }
}

/** To the shopper of the order; to none whose person was erased (DPR-04). */
export async function sendAbout(
  { mailer, addresses }: Pick<OrderMailDeps, 'mailer' | 'addresses'>,
  order: StoredOrder,
  key: string,
  content: MailContent,
): Promise<void> {
  const { email } = order.snapshot.contact
  if (order.restrictedUntil !== undefined || email === '') return
  await mailer.send(mailOf(key, email, withShopAddress(content, addresses.shop())))
}

export const mailOf = (key: string, to: string, content: MailContent) => ({
  key,
  to,
  subject: inOneLine(content.subject),
  text: mailText(content),
  html: mailHtml(content),
})
