/** Outbox handlers for mails about returns. Running one again sends the same mail. */
import { isCountryCode } from '../../../markets/storefronts/country-codes.ts'
import { LANGUAGES } from '../../../markets/languages/languages.ts'
import type { OutboxHandler } from '../../../platform/outbox/outbox.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { readSeller } from '../documents/seller-profile.ts'
import { mailSeller } from './mail-seller.ts'
import { readUnits } from '../fulfilment/stored-shipments.ts'
import { readOrder, type StoredOrder } from '../orders/stored-order.ts'
import { readRefundParts } from '../payments/refund-parts.ts'
import { refundWay } from './refund-way.ts'
import { RETURN_MAIL, returnMailPayload, type ReturnMail } from '../returns/return-mail-requests.ts'
import { readReturns, type StoredReturn } from '../returns/stored-returns.ts'
import type { MailContent } from './mail-blocks.ts'
import { mailOf, sendAbout, type OrderMailDeps } from './order-mail-handlers.ts'
import {
  acceptedMail,
  instructionMail,
  rejectedMail,
  settledMail,
  unmatchedRejectedMail,
  type ReturnAddress,
} from './return-mails.ts'

type Addressed = { readonly to: string; readonly content: MailContent }

export function returnMailHandlers(deps: OrderMailDeps): Readonly<Record<string, OutboxHandler>> {
  const { database, mailer, seller: settings } = deps

  const addressOf = async (order: StoredOrder, { units: returned }: StoredReturn): Promise<ReturnAddress> => {
    const { units } = await readUnits(database.query, order)
    const isShipped = units.some(
      ({ itemId, shipped }) => shipped > 0 && returned.some((unit) => unit.itemId === itemId),
    )
    const profile = await readSeller(database.query)
    return { isNothingToSend: !isShipped, address: profile ? [profile.name, ...profile.address] : [] }
  }

  const contentOf = async (mail: ReturnMail, order: StoredOrder, found: StoredReturn): Promise<MailContent> => {
    const seller = await mailSeller(database.query, settings)
    switch (mail) {
      case 'instruction':
        return instructionMail(order, found, await addressOf(order, found), seller)
      case 'accepted':
        return acceptedMail(order, found, await addressOf(order, found), seller)
      case 'rejected':
        return rejectedMail(order, found, seller)
      case 'settled': {
        const { refundId, exchangeOrderId } = found
        const parts = refundId === undefined ? undefined : await readRefundParts(database.query, refundId)
        const other = exchangeOrderId === undefined ? undefined : await readOrder(database.query, exchangeOrderId)
        const way = await refundWay(database.query, refundId ?? '')
        return settledMail(order, found, { parts, exchange: other?.number, way }, seller)
      }
    }
  }

  /** A statement about an unknown order: the only address is the one that was entered. */
  const toStranger = async (found: StoredReturn): Promise<Addressed | undefined> => {
    const row = await database.query
      .selectFrom('withdrawals')
      .select(['email', 'country', 'language'])
      .where('id', '=', found.id)
      .executeTakeFirst()
    const language = LANGUAGES.find((code) => code === row?.language)
    if (row === undefined || language === undefined || !isCountryCode(row.country)) return undefined
    const recipient = { language, market: { country: row.country } }
    const seller = await mailSeller(database.query, settings)
    return { to: row.email, content: unmatchedRejectedMail(recipient, found, seller) }
  }

  return {
    async [RETURN_MAIL](payload, key) {
      const { returnId, mail } = parseStoredJson(returnMailPayload, payload, `mail of return ${key}`)
      const [found] = await readReturns(database.query, { id: returnId })
      if (found === undefined) throw new Error(`There is no return ${returnId} to write about`)
      const order = found.orderId === undefined ? undefined : await readOrder(database.query, found.orderId)
      const id = `${RETURN_MAIL}.${key}`
      if (order !== undefined) return sendAbout(deps, order, id, await contentOf(mail, order, found))
      const addressed = await toStranger(found)
      if (addressed !== undefined) await mailer.send(mailOf(id, addressed.to, addressed.content))
    },
  }
}
