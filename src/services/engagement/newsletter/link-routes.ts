/**
 * Behind the links of the newsletter's mails. Looking changes nothing: programs that check mails open every link in them.
 * Only what is posted does, by the button of the page or by a mail program's own (RFC 8058).
 */
import { Hono } from 'hono'
import type { Context } from 'hono'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { limitBody } from '../../../platform/http/limit-body.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import type { EngagementTables } from '../tables.ts'
import { CONFIRM_PATH, LEAVE_PATH } from './addresses.ts'
import { hashOf, isToken } from './link-tokens.ts'
import { newsletterPage, PAGE_HEADERS, type NewsletterPage } from './newsletter-page.ts'
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
      return found.subscriber.status === 'confirmed' ? showResult(c, found, 'confirmed') : showForm(c, found, 'confirm')
    })
    .post(CONFIRM_PATH, limitBody(MAX_BODY_BYTES), async (c) => {
      const found = await byToken(await tokenIn(c))
      if (!found) return gone(c)
      await confirm(query, found.subscriber.id, { now: clock.now(), from: networkOf(c.req.raw) })
      return showResult(c, found, 'confirmed')
    })
    .get(LEAVE_PATH, async (c) => {
      const found = await byLeaveToken(c.req.query('token') ?? '')
      return found ? showForm(c, found, 'leave') : gone(c)
    })
    .post(LEAVE_PATH, limitBody(MAX_BODY_BYTES), async (c) => {
      const found = await byLeaveToken(await tokenIn(c))
      if (!found) return gone(c)
      await leave(database, found.subscriber, clock.now())
      return showResult(c, found, 'left')
    })
}

/** In the form of our page, or in the address where a mail program posts to it. */
async function tokenIn(c: Context): Promise<string> {
  const form = new URLSearchParams(await c.req.text())
  return form.get('token') ?? c.req.query('token') ?? ''
}

function showForm(c: Context, { subscriber, token }: Found, what: 'confirm' | 'leave'): Response {
  const texts = newsletterTexts(subscriber.store)
  const action = what === 'confirm' ? CONFIRM_PATH : LEAVE_PATH
  return show(c, 200, {
    ...ofStore(subscriber),
    title: texts[`${what}Title`],
    text: texts[`${what}Text`],
    form: { action, token, button: texts[`${what}Button`] },
  })
}

function showResult(c: Context, { subscriber }: Found, what: 'confirmed' | 'left'): Response {
  const texts = newsletterTexts(subscriber.store)
  return show(c, 200, { ...ofStore(subscriber), title: texts[`${what}Title`], text: texts[`${what}Text`] })
}

/** Unknown, used or expired: the response does not distinguish these. */
function gone(c: Context): Response {
  const language = languageOfBrowser(c.req.header('accept-language'))
  const { goneTitle: title, goneText: text, toShop } = textsIn(language)
  return show(c, 404, { language, title, text, toShop: { href: '/', text: toShop } })
}

const ofStore = ({ store }: Subscriber): Pick<NewsletterPage, 'language' | 'toShop'> => ({
  language: languageOfStore(store),
  toShop: { href: `/${store}`, text: newsletterTexts(store).toShop },
})

const show = (c: Context, status: 200 | 404, page: NewsletterPage): Response =>
  c.body(newsletterPage(page), status, PAGE_HEADERS)
