/** The mails about an order, as they are sent and as staff see them before: one function for both. */
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { readShipment, readUnits } from '../fulfilment/stored-shipments.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { MailContent } from './mail-blocks.ts'
import { cancellationMail, confirmationMail, refundMail, type Seller } from './order-mails.ts'
import type { OrderAddresses } from './order-addresses.ts'
import type { OrderMail } from './order-mail-kinds.ts'
import { shipmentMail } from './shipment-mails.ts'

export type ComposeDeps = {
  readonly query: CommerceQuery
  readonly addresses: OrderAddresses
  readonly seller: Seller
  /** Opens the order for the bearer of the link. */
  readonly token: string
}

/** Undefined where the order has no such mail. */
export async function composeOrderMail(
  { query, addresses, seller, token }: ComposeDeps,
  order: StoredOrder,
  { mail, id = '' }: OrderMail,
): Promise<MailContent | undefined> {
  const { market, language } = order.snapshot
  const reader = { country: market.country, language }
  const link = addresses.order(token, reader)
  switch (mail) {
    case 'confirmation':
      return confirmationMail(order, { order: link, withdrawal: addresses.withdrawal(reader, order.number) }, seller)
    case 'shipment': {
      const shipment = await readShipment(query, id)
      if (shipment === undefined || shipment.orderId !== order.id) return undefined
      const { units } = await readUnits(query, order)
      const left = units.map(({ itemId, left: quantity }) => ({ itemId, quantity }))
      return shipmentMail(order, { shipment, left, link }, seller)
    }
    case 'refund': {
      const refund = await query
        .selectFrom('refunds')
        .select('value')
        .where('id', '=', id)
        .where('order_id', '=', order.id)
        .executeTakeFirst()
      return refund && refundMail(order, refund.value, seller)
    }
    case 'cancellation':
      return cancellationMail(order, seller)
  }
}
