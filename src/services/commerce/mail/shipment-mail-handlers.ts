/** Outbox handlers for mails about parcels. Running one again sends the same mail. */
import type { OutboxHandler } from '../../../platform/outbox/outbox.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { DELAY_MAIL, LINES_CANCELLED_MAIL, SHIPMENT_MAIL, SHIPMENT_VOID_MAIL } from '../fulfilment/staged-mails.ts'
import { readShipment, type StoredShipment } from '../fulfilment/stored-shipments.ts'
import { refundWay } from './refund-way.ts'
import { readOrder, type StoredOrder } from '../orders/stored-order.ts'
import { mailSeller } from './mail-seller.ts'
import { composeOrderMail } from './compose-order-mail.ts'
import { sendAbout, type OrderMailDeps } from './order-mail-handlers.ts'
import { delayMail, linesCancelledMail, shipmentVoidMail } from './shipment-mails.ts'

export function shipmentMailHandlers(deps: OrderMailDeps): Readonly<Record<string, OutboxHandler>> {
  const { database, tokens, addresses, seller, clock } = deps

  const shipmentOf = async (id: string): Promise<{ order: StoredOrder; shipment: StoredShipment }> => {
    const shipment = await readShipment(database.query, id)
    const order = shipment && (await readOrder(database.query, shipment.orderId))
    if (shipment === undefined || order === undefined) throw new Error(`There is no shipment ${id} to write about`)
    return { order, shipment }
  }

  /** From here on a void is followed by a correction. One that was voided before has no mail. */
  const markMailed = async (id: string): Promise<boolean> => {
    const { numUpdatedRows } = await database.query
      .updateTable('shipments')
      .set({ mailed_at: clock.now().toISOString() })
      .where('id', '=', id)
      .where('voided_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  return {
    async [SHIPMENT_MAIL](_, id) {
      if (!(await markMailed(id))) return
      const { order } = await shipmentOf(id)
      const token = (await tokens()).sign(order.id, clock.now(), order.linkVersion)
      const composing = { query: database.query, addresses, seller, token }
      const content = await composeOrderMail(composing, order, { mail: 'shipment', id })
      if (content === undefined) throw new Error(`There is no shipment ${id} to write about`)
      await sendAbout(deps, order, `${SHIPMENT_MAIL}.${id}`, content)
    },
    async [SHIPMENT_VOID_MAIL](_, id) {
      const { order, shipment } = await shipmentOf(id)
      const content = shipmentVoidMail(order, shipment.carrierName, await mailSeller(database.query, seller))
      await sendAbout(deps, order, `${SHIPMENT_VOID_MAIL}.${id}`, content)
    },
    async [DELAY_MAIL](_, orderId) {
      const order = await readOrder(database.query, orderId)
      if (order === undefined) throw new Error(`There is no order ${orderId} to write about`)
      const { market, language } = order.snapshot
      const token = (await tokens()).sign(order.id, clock.now(), order.linkVersion)
      const link = addresses.order(token, { country: market.country, language })
      await sendAbout(deps, order, `${DELAY_MAIL}.${orderId}`, delayMail(order, link, seller))
    },
    async [LINES_CANCELLED_MAIL](orderId, id) {
      const order = await readOrder(database.query, orderId)
      if (order === undefined) throw new Error(`There is no order ${orderId} to write about`)
      const rows = await database.query
        .selectFrom('cancelled_units')
        .select(['item_id as itemId', 'quantity', 'refund'])
        .where('cancellation_id', '=', id)
        .execute()
      const refund = (await creditedBy(database.query, id)) ?? rows.reduce((sum, row) => sum + row.refund, 0)
      const about = { units: rows, refund, way: await refundWay(database.query, id) }
      const content = linesCancelledMail(order, about, await mailSeller(database.query, seller))
      await sendAbout(deps, order, `${LINES_CANCELLED_MAIL}.${id}`, content)
    },
  }
}

/** One mail about all that is back on store credit: about money at the provider another one follows its notification. */
async function creditedBy(query: CommerceQuery, refundId: string): Promise<number | undefined> {
  const row = await query
    .selectFrom('refunds')
    .select('value')
    .where('id', '=', refundId)
    .where('credit_id', 'is not', null)
    .executeTakeFirst()
  return row?.value
}
