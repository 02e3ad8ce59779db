/** The pages of orders and of withdrawals. They know requests and HTML; they know no SQL and no mail. */
import { Hono, type Context } from 'hono'
import {
  MAX_PERSON_NAME_LENGTH,
  ORDER_LINK_PATH,
  ORDER_PAGE_PATH,
  ORDERS_PAGE_PATH,
  WITHDRAWAL_PAGE_PATH,
} from '../../../contracts/commerce/order-lookup.ts'
import { recordOf } from '../../../markets/countries/record-of.ts'
import { LANGUAGES } from '../../../markets/languages/languages.ts'
import { hasControlCharacters } from '../../../markets/addresses/control-characters.ts'
import { foldEmail } from '../../../markets/addresses/email-key.ts'
import { readEmail } from '../../../markets/addresses/read-email.ts'
import { SHIPPING_COUNTRY_CODES } from '../../../markets/storefronts/country-codes.ts'
import { STOREFRONT_RECORDS } from '../../../markets/storefronts/storefront-records.ts'
import { hasWithdrawalRight } from '../../../markets/withdrawal/withdrawal-right.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { html, type HtmlPart } from '../../../platform/html/html.ts'
import { SHOP_PAGE_HEADERS } from '../../../platform/html/shop-page.ts'
import { clientOf } from '../../../platform/http/client-address.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import { newId } from '../../../platform/ids.ts'
import type { RateLimits } from '../../../platform/rate-limit/rate-limits.ts'
import { retryAfterHeader } from '../../../platform/rate-limit/too-many-requests.ts'
import { documentLinks } from '../documents/document-routes.ts'
import { orderAddresses, type PageReader } from '../mail/order-addresses.ts'
import { fillIn } from '../mail/texts/mail-texts.ts'
import { readOrderNumber } from '../orders/order-numbers.ts'
import type { OrderTokens } from '../orders/order-tokens.ts'
import { readOrder, type StoredOrder } from '../orders/stored-order.ts'
import { readCharged } from '../captures/read-charged.ts'
import { readRefunded } from '../payments/read-refunded.ts'
import { isPosted, readShipments } from '../fulfilment/stored-shipments.ts'
import type { CommerceTables } from '../tables.ts'
import { ordersOf } from './find-orders.ts'
import { orderHtml } from './order-html.ts'
import { readerOf, useLink } from './order-links.ts'
import { sessionCookie, sessionOf, type OrderSessions } from './order-session.ts'
import { hidden, homeOf, page, textsFor } from './page-html.ts'
import { withdrawalCheck, withdrawalDone, withdrawalForm, type Entered } from './withdrawal-html.ts'
import { chosenUnits, offeredUnits, unitsField, type OfferedUnits } from './withdrawal-units.ts'
import { receiveWithdrawal, statementOf } from './withdrawals.ts'

export type OrderPageDeps = {
  readonly database: Database<CommerceTables>
  readonly clock: Clock
  readonly limits: RateLimits
  readonly tokens: () => Promise<OrderTokens>
  readonly sessions: () => Promise<OrderSessions>
  /** Whether the shop is known by an https address. */
  readonly secure: () => boolean
  /** Wakes the outbox worker. */
  readonly wake: () => void
}

/** Long: one entry per page. */
export function orderPageRoutes(deps: OrderPageDeps) {
  const { database, clock, limits, tokens, sessions, secure, wake } = deps
  // Below this site, so without its name.
  const addresses = orderAddresses(() => '')
  const withdrawalOf = async ({ id, number, linkVersion, snapshot: { market, language } }: StoredOrder) => {
    const token = (await tokens()).sign(id, clock.now(), linkVersion)
    return addresses.withdrawal({ country: market.country, language }, number, token)
  }

  const shownOrders = async (
    orders: readonly StoredOrder[],
    { isTitled = false } = {},
  ): Promise<readonly HtmlPart[]> => {
    const sent = orders.filter(({ fulfilment }) => fulfilment !== 'none' && fulfilment !== 'unshipped')
    const shipments = await readShipments(
      database.query,
      sent.map(({ id }) => id),
    )
    const refunds = await readRefunded(
      database,
      orders.map(({ id }) => id),
    )
    const shownOrder = async (order: StoredOrder) =>
      orderHtml(order, {
        withdrawal: await withdrawalOf(order),
        shipments: shipments.filter((one) => one.orderId === order.id && isPosted(one)),
        refunded: refunds.get(order.id) ?? 0,
        charged: await readCharged(database.query, order),
        documents: await documentLinks(deps, order),
        isTitled,
        now: clock.now(),
      })
    return Promise.all(orders.map(shownOrder))
  }

  return new Hono<ServiceEnv>()
    .get(ORDER_PAGE_PATH, async (c) => {
      const [token, now] = [c.req.query('token') ?? '', clock.now()]
      const id = (await tokens()).read(token, now)
      const order = id === undefined ? undefined : await readOrder(database.query, id)
      // FUL-15: the link went to an address that is not the shopper's any more.
      if (order === undefined || order.linkVersion !== (await tokens()).versionOf(token, now))
        return gone(c, readerFrom(c.req.query()), 'order')
      const { market, language } = order.snapshot
      const reader = { country: market.country, language }
      const { orderNumber } = textsFor(reader)
      return shown(c, page(reader, `${orderNumber} ${order.number}`, await shownOrders([order], { isTitled: true })))
    })
    .get(ORDER_LINK_PATH, (c) => {
      const reader = readerFrom(c.req.query())
      const texts = textsFor(reader)
      const content = html`<p>${texts.openLink}</p>
        <form method="post">
          ${hidden({ ...reader, token: c.req.query('token') ?? '' })}<button>${texts.linkButton}</button>
        </form>`
      return shown(c, page(reader, texts.yourOrders, content))
    })
    .post(ORDER_LINK_PATH, async (c) => {
      const form = await formOf(c)
      const now = clock.now()
      const linkId = await useLink(database.query, form('token'), now)
      if (linkId === undefined)
        return gone(c, readerFrom({ country: form('country'), language: form('language') }), 'link')
      c.header(
        'Set-Cookie',
        sessionCookie((await sessions()).sign(linkId, now), { path: ORDERS_PAGE_PATH, secure: secure() }),
      )
      c.header('Cache-Control', 'no-store')
      return c.redirect(ORDERS_PAGE_PATH, 303)
    })
    .get(ORDERS_PAGE_PATH, async (c) => {
      const linkId = (await sessions()).read(sessionOf(c.req.header('cookie'), secure()) ?? '', clock.now())
      const reader = linkId === undefined ? undefined : await readerOf(database.query, linkId)
      if (reader === undefined) return gone(c, readerFrom(c.req.query()), 'link')
      const orders = await ordersOf(database.query, reader.emailKey)
      return shown(c, page(reader, textsFor(reader).yourOrders, await shownOrders(orders)))
    })
    .get(WITHDRAWAL_PAGE_PATH, async (c) => {
      const reader = readerFrom(c.req.query())
      if (!hasWithdrawalRight(reader.country)) return gone(c, reader, 'order')
      const offered = await offeredUnits(deps, c.req.query('token') ?? '')
      const entered =
        offered === undefined ? { name: '', number: c.req.query('order') ?? '', email: '' } : buyerOf(offered)
      return shown(c, withdrawalForm(reader, entered, { offered }))
    })
    .post(WITHDRAWAL_PAGE_PATH, async (c) => {
      const form = await formOf(c)
      const reader = readerFrom({ country: form('country'), language: form('language') })
      const entered = { name: form('name'), number: form('number'), email: form('email') }
      const texts = textsFor(reader)
      const read = readEntered(entered)
      const offered = await offeredUnits(deps, form('token'))
      const refuse = (fields: string) => {
        const problem = fillIn(texts.somethingMissing, { fields })
        return shown(c, withdrawalForm(reader, entered, { problem, offered }), 422)
      }
      if ('wrong' in read) return refuse(read.wrong.map((field) => texts[FIELD_TEXTS[field]]).join(', '))
      // Another number than that of the link: its units are not those that were offered.
      const lines = offered?.order.number === read.number ? offered.lines : []
      const { units, isWrong } = chosenUnits(lines, form)
      if (isWrong) return refuse(texts.lines)
      const id = form('id')
      const withdrawal = { ...read, country: reader.country, language: reader.language, ...(units && { units }) }
      if (form('step') !== 'confirm' || !ID.test(id)) {
        const names = units === undefined ? [] : ['token', ...lines.map(unitsField)]
        const fields = Object.fromEntries(names.map((name) => [name, form(name)]))
        const statement = statementOf(withdrawal, offered?.order)
        return shown(c, withdrawalCheck(reader, { ...withdrawal, id: newId() }, { statement, fields }))
      }
      const caller = { client: clientOf(c.req.raw), subject: foldEmail(read.email) }
      const retryAfter = await limits.take('withdrawal.send', caller)
      if (retryAfter !== undefined) {
        for (const [name, value] of Object.entries(retryAfterHeader(retryAfter))) c.header(name, value)
        return shown(c, withdrawalForm(reader, entered, { problem: texts.tooOften, offered }), 429)
      }
      const receivedAt = await receiveWithdrawal({ database, clock }, { ...withdrawal, id })
      wake()
      return shown(c, withdrawalDone(reader, { ...withdrawal, id }, receivedAt))
    })
}

/** The bearer of the order's link sees these on its page: they are not asked for again (SHX-22). */
function buyerOf({ order: { number, snapshot } }: OfferedUnits): Entered {
  const { firstName, lastName, email } = snapshot.contact
  return { name: `${firstName} ${lastName}`.trim(), number, email }
}

const ID = /^[\w-]{24}$/

const FIELD_TEXTS = { name: 'withdrawName', number: 'orderNumber', email: 'withdrawEmail' } as const

function readEntered({ name, number, email }: Entered): Entered | { readonly wrong: readonly (keyof Entered)[] } {
  const plainName = name.trim()
  const read = {
    name: isPersonName(plainName) ? plainName : undefined,
    number: readOrderNumber(number),
    email: readEmail(email),
  }
  if (read.name !== undefined && read.number !== undefined && read.email !== undefined) {
    return { name: read.name, number: read.number, email: read.email }
  }
  const fields = ['name', 'number', 'email'] as const
  return { wrong: fields.filter((field) => read[field] === undefined) }
}

const isPersonName = (text: string): boolean =>
  text.length > 0 && text.length <= MAX_PERSON_NAME_LENGTH && !hasControlCharacters(text)

type Named = { readonly country?: string; readonly language?: string }

/** For a reader whose country is unknown: the country that the storefront of most countries shows first (MKT-39). */
const FIRST_COUNTRY = STOREFRONT_RECORDS.eu.firstCountry

function readerFrom({ country, language }: Named): PageReader {
  return {
    country: SHIPPING_COUNTRY_CODES.find((code) => code === country) ?? FIRST_COUNTRY,
    language: LANGUAGES.find((code) => code === language) ?? recordOf(FIRST_COUNTRY).language,
  }
}

/** By the name of a field; nothing for one that was not sent, or is a file. NUL has no place in a database. */
async function formOf(c: Context): Promise<(name: string) => string> {
  const sent = new URLSearchParams(await c.req.text())
  return (name) => (sent.get(name) ?? '').replaceAll('\0', '')
}

const shown = (c: Context, text: string, status: 200 | 404 | 422 | 429 = 200): Response =>
  c.body(text, status, SHOP_PAGE_HEADERS)

/** The response does not reveal whether it ever existed. */
function gone(c: Context, reader: PageReader, what: 'order' | 'link'): Response {
  const texts = textsFor(reader)
  const content: HtmlPart = html`<p>${what === 'order' ? texts.orderGoneText : texts.linkGoneText}</p>
    <p><a class="button" href="${homeOf(reader.country)}/login">${texts.askAgain}</a></p>`
  return shown(c, page(reader, what === 'order' ? texts.orderGone : texts.linkGone, content), 404)
}
