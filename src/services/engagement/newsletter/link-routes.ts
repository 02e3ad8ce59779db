/**
 * Behind the links of the newsletter's mails. Looking changes nothing: programs that check mails open every link in them.
 * Only what is posted does, by the button of the page or by a mail program's own (RFC 8058).
 */
import { Hono } from 'hono'
import type { Context } from 'hono'
import { isStorefrontCode } from '../../../markets/storefronts/codes.ts'
import type { Language, StorefrontCode } from '../../../markets/types.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { SHOP_PAGE_HEADERS } from '../../../platform/html/shop-page.ts'
import { limitBody } from '../../../platform/http/limit-body.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import type { EngagementTables } from '../tables.ts'
import { CONFIRM_PATH, LEAVE_PATH } from './addresses.ts'
import { hashOf, isToken } from './link-tokens.ts'
import { newsletterPage, type NewsletterPage } from './newsletter-page.ts'
import { languageOfBrowser, languageOfStore, newsletterTexts, textsIn } from './newsletter-texts.ts'
import { networkOf } from './handlers.ts'
import { leave } from './proofs.ts'
import { confirm, findByLeaveToken, findByToken, type Subscriber } from './subscribers.ts'

const MAX_BODY_BYTES = 2048

type LinkDeps = { readonly database: Database<EngagementTables>; readonly clock: Clock }

type Found = { readonly subscriber: Subscriber; readonly token: string }

export function newsletterLinkRoutes({ database, clock }: LinkDeps) {
  const { query } = database

  const byToken = async (token: string): Promise<Found | undefined> => {
    const subscriber = isToken(token) ? await findByToken(query, hashOf(token), clock.now()) : undefined
    return subscriber && { subscriber, token }
  }
  const byLeaveToken = async (token: string): Promise<Found | undefined> => {
    const subscriber = isToken(token) ? await findByLeaveToken(query, token) : undefined
    return subscriber && { subscriber, token }
  }

  return new Hono<ServiceEnv>()
    .get(CONFIRM_PATH, async (c) => {
      const found = await byToken(c.req.query('token') ?? '')
      if (!found) return gone(c)
      return found.subscriber.status === 'confirmed'
        ? showResult(c, found.subscriber.store, 'confirmed')
        : showForm(c, found, 'confirm')
    })
    .post(CONFIRM_PATH, limitBody(MAX_BODY_BYTES), async (c) => {
      const found = await byToken(await tokenIn(c))
      if (!found) return gone(c)
      await confirm(query, found.subscriber.id, { now: clock.now(), from: networkOf(c.req.raw) })
      return showResult(c, found.subscriber.store, 'confirmed')
    })
    .get(LEAVE_PATH, async (c) => {
      const found = await byLeaveToken(c.req.query('token') ?? '')
      return found ? showForm(c, found, 'leave') : gone(c)
    })
    .post(LEAVE_PATH, limitBody(MAX_BODY_BYTES), async (c) => {
      const token = await tokenIn(c)
      const found = await byLeaveToken(token)
      if (found) await leave(database, found.subscriber, clock.now())
      // A repeated request has the answer of the first one (RFC 8058): the address is on no list.
      if (!found && !isToken(token)) return gone(c)
      const store = found?.subscriber.store ?? storeIn(c)
      return store === undefined ? showLeft(c, languageOfRequest(c)) : showResult(c, store, 'left')
    })
}

/** In the form of our page, or in the address where a mail program posts to it. */
async function tokenIn(c: Context): Promise<string> {
  const form = new URLSearchParams(await c.req.text())
  return form.get('token') ?? c.req.query('token') ?? ''
}

/** Of the link: it says which language its mail was in. */
function storeIn(c: Context): StorefrontCode | undefined {
  const store = c.req.query('store')
  return isStorefrontCode(store) ? store : undefined
}

const languageOfRequest = (c: Context) => languageOfBrowser(c.req.header('accept-language'))

function showForm(c: Context, { subscriber: { store }, token }: Found, what: 'confirm' | 'leave'): Response {
  const texts = newsletterTexts(store)
  return show(c, 200, {
    ...ofStore(store),
    title: texts[`${what}Title`],
    text: texts[`${what}Text`],
    form: {
      action: what === 'confirm' ? CONFIRM_PATH : `${LEAVE_PATH}?store=${store}`,
      token,
      button: texts[`${what}Button`],
    },
  })
}

function showResult(c: Context, store: string, what: 'confirmed' | 'left'): Response {
  const texts = newsletterTexts(store)
  return show(c, 200, { ...ofStore(store), title: texts[`${what}Title`], text: texts[`${what}Text`] })
}

function showLeft(c: Context, language: Language): Response {
  const { leftTitle: title, leftText: text, toShop } = textsIn(language)
  return show(c, 200, { language, title, text, toShop: { href: '/', text: toShop } })
}

/** Unknown, used or expired: the response does not distinguish these. */
function gone(c: Context): Response {
  const store = storeIn(c)
  const language = store === undefined ? languageOfRequest(c) : languageOfStore(store)
  const { goneTitle: title, goneText: text, toShop } = textsIn(language)
  return show(c, 404, { language, store, title, text, toShop: { href: '/', text: toShop } })
}

const ofStore = (store: string): Pick<NewsletterPage, 'language' | 'store' | 'toShop'> => ({
  store: isStorefrontCode(store) ? store : undefined,
  language: languageOfStore(store),
  toShop: { href: `/${store}`, text: newsletterTexts(store).toShop },
})

const show = (c: Context, status: 200 | 404, page: NewsletterPage): Response =>
  c.body(newsletterPage(page), status, SHOP_PAGE_HEADERS)
