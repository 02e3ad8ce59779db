/** The mails about an order, as they are sent and as staff see them before: one function for both. */
import type { LawBlock } from '../../../contracts/storefront/law/law-block.ts'
import { readArchivedBlocks } from '../agreements/terms-archive.ts'
import { readAuthorisation } from '../captures/authorisation.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { readCredit } from '../credits/stored-credits.ts'
import { readShipment, readUnits } from '../fulfilment/stored-shipments.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { withShopAddress, type MailContent } from './mail-blocks.ts'
import { mailSeller } from './mail-seller.ts'
import { confirmationMail, receivedMail, type Seller } from './order-mails.ts'
import { cancellationMail, creditMail, refundMail } from './refund-mails.ts'
import type { OrderAddresses } from './order-addresses.ts'
import type { OrderMail } from './order-mail-kinds.ts'
import { masked, maskedWay, refundWay, reversalWay, type RefundWay } from './refund-way.ts'
import { shipmentMail } from './shipment-mails.ts'

export type ComposeDeps = {
  readonly query: CommerceQuery
  readonly addresses: OrderAddresses
  readonly seller: Seller
  /** Opens the order for the bearer of the link. */
  readonly token: string
  /** For staff: without what only the shopper may know. */
  readonly isPreview?: boolean
}

/** The acknowledgement is sent by itself: staff cannot send it again. */
export type ComposedMail = OrderMail | { readonly mail: 'received'; readonly id?: undefined }

/** Undefined where the order has no such mail. */
export async function composeOrderMail(
  { query, addresses, seller: settings, token, isPreview = false }: ComposeDeps,
  order: StoredOrder,
  { mail, id = '' }: ComposedMail,
): Promise<MailContent | undefined> {
  const { market, language } = order.snapshot
  const reader = { country: market.country, language }
  const link = addresses.order(token, reader)
  const links = { order: link, withdrawal: addresses.withdrawal(reader, order.number) }
  const seller = await mailSeller(query, settings)
  const shown = async (way: Promise<RefundWay>) => (isPreview ? maskedWay(await way) : way)
  switch (mail) {
    case 'confirmation':
      return confirmationMail(order, links, seller, await termsOf(query, order), {
        isAuthorised: (await readAuthorisation(query, order.id)) !== undefined,
      })
    case 'received':
      return receivedMail(order, links, seller)
    case 'shipment': {
      const shipment = await readShipment(query, id)
      if (shipment === undefined || shipment.orderId !== order.id) return undefined
      const { units } = await readUnits(query, order)
      const left = units.map(({ itemId, left: quantity }) => ({ itemId, quantity }))
      return withShopAddress(shipmentMail(order, { shipment, left, link }, seller), addresses.shop())
    }
    case 'refund': {
      const refund = await query
        .selectFrom('refunds')
        .select('value')
        .where('id', '=', id)
        .where('order_id', '=', order.id)
        .executeTakeFirst()
      if (refund === undefined) return undefined
      return refundMail(order, refund.value, seller, await shown(refundWay(query, id)))
    }
    case 'credit': {
      const credit = await readCredit(query, { id })
      if (credit?.orderId !== order.id) return undefined
      return creditMail(order, seller, isPreview ? masked(credit) : credit)
    }
    case 'cancellation':
      return cancellationMail(order, seller, await shown(reversalWay(query, order.id)))
  }
}

/** As the shopper agreed to them, whatever was changed since. */
const termsOf = async (query: CommerceQuery, { snapshot: { terms } }: StoredOrder): Promise<readonly LawBlock[]> =>
  terms === undefined ? [] : readArchivedBlocks(query, terms.hash)
