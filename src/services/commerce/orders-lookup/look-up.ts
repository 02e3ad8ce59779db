/**
 * RTE-12: a shopper who enters the e-mail address and the number of an order is mailed a link to their orders. Whether there is
 * such an order is looked up afterwards, by the outbox worker: the response is sent before, so that neither its content nor its
 * timing reveals it.
 */
import type { OrderLookUp } from '../../../contracts/commerce/order-lookup.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import type { Mailer } from '../../../platform/mail/mail.ts'
import { stage, type OutboxHandler } from '../../../platform/outbox/outbox.ts'
import type { OrderAddresses } from '../mail/order-addresses.ts'
import { mailOf } from '../mail/order-mail-handlers.ts'
import { linkMail, type Seller } from '../mail/order-mails.ts'
import { emailKey } from '../../../markets/addresses/email-key.ts'
import type { CommerceTables } from '../tables.ts'
import { mailSeller } from '../mail/mail-seller.ts'
import { findOrder } from './find-orders.ts'
import { LINK_MINUTES, makeLink } from './order-links.ts'
import { orderLookUp } from '../../../contracts/commerce/order-lookup-schema.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'

export const LOOK_UP_TOPIC = 'order-look-up'

type LookUpDeps = { readonly database: Database<CommerceTables>; readonly clock: Clock }

export const askForLink = ({ database, clock }: LookUpDeps, request: OrderLookUp): Promise<void> =>
  database.transaction((transaction) =>
    stage(transaction, {
      topic: LOOK_UP_TOPIC,
      key: newId(),
      payload: JSON.stringify(request),
      due: clock.now(),
    }),
  )

type LinkMailDeps = LookUpDeps & {
  readonly mailer: Mailer
  readonly addresses: OrderAddresses
  readonly seller: Seller
}

/** Run again it makes another link; the first one works as well. */
export const linkMailHandler =
  ({ database, clock, mailer, addresses, seller: settings }: LinkMailDeps): OutboxHandler =>
  async (payload, key) => {
    const lookUp = parseStoredJson(orderLookUp, payload, `order look-up ${key}`)
    const { email, orderNumber, countryCode: country, languageCode: language } = lookUp
    const order = await findOrder(database.query, { email, number: orderNumber })
    if (order === undefined) return
    const { contact } = order.snapshot
    const reader = { emailKey: emailKey(contact.email), country, language }
    const link = addresses.link(await makeLink(database.query, reader, clock.now()), reader)
    const seller = await mailSeller(database.query, settings)
    const content = linkMail({ language, market: { country } }, { link, minutes: LINK_MINUTES }, seller)
    await mailer.send(mailOf(`${LOOK_UP_TOPIC}.${key}`, contact.email, content))
  }
