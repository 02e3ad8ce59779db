/** The pages that simulate the bank: where a shopper is redirected to, and the frames of 3-D Secure. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Hono, type Context } from 'hono'
import { PAYMENTS_PAGES_PATH } from '../../../contracts/payment-provider/payment-provider.ts'
import { TEST_PASSWORD } from '../cards/test-cards.ts'
import { DECLINED, NOT_AUTHENTICATED, SHOPPER_CANCELLED, type Verdict } from '../cards/verdicts.ts'
import { readKnobs } from '../knobs/knobs.ts'
import { followUp, leftPending } from '../payments/conclude.ts'
import { transactionOf } from '../payments/payment-answers.ts'
import { findPayment, lockPayment, updatePayment, type Payment } from '../payments/stored-payment.ts'
import { decide } from '../payments/submit-details.ts'
import type { Sandbox } from '../sandbox.ts'
import { showPage } from './bank-page.ts'
import { BANK_STYLE, NOTIFY_PARENT } from './bank-style.ts'
import { choicePage, donePage, passwordPage, tellingPage, testCardsPage, UNKNOWN_PAGE } from './payment-pages.ts'

const FONTS: ReadonlyMap<string, string> = new Map([
  ['text.woff2', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'],
  ['head.woff2', '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'],
])
const CACHED = { 'Cache-Control': 'public, max-age=3600' }

/** Long: one entry per page. */
export function pageRoutes(sandbox: Sandbox) {
  const { database, texts } = sandbox
  const routes = new Hono().basePath(PAYMENTS_PAGES_PATH)

  const pspReferenceOf = (c: Context): string => texts.open('page', c.req.param('token') ?? '')?.[0] ?? ''
  const meant = (c: Context): Promise<Payment | undefined> => findPayment(database, pspReferenceOf(c))

  routes.get('/bank.css', (c) => c.body(BANK_STYLE, 200, { ...CACHED, 'Content-Type': 'text/css; charset=utf-8' }))
  routes.get('/tell-parent.js', (c) =>
    c.body(NOTIFY_PARENT, 200, { ...CACHED, 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  routes.get('/fonts/:file', async (c) => {
    const font = FONTS.get(c.req.param('file'))
    if (font === undefined) return showPage(c, UNKNOWN_PAGE)
    const bytes = await readFile(createRequire(import.meta.url).resolve(font))
    return c.body(new Uint8Array(bytes), 200, { ...CACHED, 'Content-Type': 'font/woff2' })
  })
  routes.get('/test-cards', (c) => showPage(c, testCardsPage))

  // Where a redirected shopper arrives.
  routes.get('/pay/:token', async (c) => {
    const payment = await meant(c)
    if (payment === undefined) return showPage(c, UNKNOWN_PAGE)
    if (payment.result !== 'RedirectShopper') return showPage(c, donePage(payment, wayBack(sandbox, payment)))
    const isCard = payment.terms.cardSummary !== undefined
    return showPage(c, isCard ? passwordPage(payment, c.req.path, payment.terms.returnUrl) : choicePage(payment))
  })

  routes.post('/pay/:token', async (c) => {
    const { choice, password } = await formOf(c)
    const payment = await database.transaction(async (transaction) => {
      const held = await lockPayment(transaction, database, pspReferenceOf(c))
      if (held?.result !== 'RedirectShopper') return held
      if (choice === 'pending' && held.terms.cardSummary === undefined) {
        const now = sandbox.clock.now()
        const left = leftPending(held, now)
        await updatePayment(transaction, left)
        await followUp(transaction, sandbox, left, { knobs: await readKnobs(transaction), now })
        return left
      }
      const verdict = verdictOf(held, choice, password)
      return verdict === undefined ? held : decide(transaction, sandbox, held, verdict)
    })
    if (payment === undefined) return showPage(c, UNKNOWN_PAGE)
    sandbox.nudge()
    if (payment.waits_for === 'shopper') return c.redirect(c.req.path, 303)
    if (choice === 'approve-and-stay') return showPage(c, donePage(payment, undefined))
    return c.redirect(wayBack(sandbox, payment), 303)
  })

  // The bank fingerprints the browser, in an invisible frame.
  routes.post('/3ds/identify/:token', (c) =>
    c.redirect(`${PAYMENTS_PAGES_PATH}/3ds/identified/${c.req.param('token')}`, 303),
  )
  routes.get('/3ds/identified/:token', async (c) => {
    const payment = await meant(c)
    if (payment === undefined) return showPage(c, UNKNOWN_PAGE)
    const threeDSServerTransID = transactionOf(payment, 'server')
    return showPage(
      c,
      tellingPage(payment, { type: 'fingerPrintResult', result: { threeDSCompInd: 'Y' }, threeDSServerTransID }),
    )
  })

  // The bank challenges the shopper, in a frame of the shop.
  routes.post('/3ds/challenge/:token', async (c) => {
    const payment = await meant(c)
    const { creq = '' } = await formOf(c)
    if (payment === undefined || !isChallengeOf(payment, creq)) return showPage(c, { ...UNKNOWN_PAGE, status: 400 })
    return showPage(c, passwordPage(payment, `${PAYMENTS_PAGES_PATH}/3ds/answer/${c.req.param('token')}`))
  })

  routes.post('/3ds/answer/:token', async (c) => {
    const { choice, password } = await formOf(c)
    const isKnown = await database.transaction(async (transaction) => {
      const held = await lockPayment(transaction, database, pspReferenceOf(c))
      const isChallenged = held?.result === 'ChallengeShopper' && held.authentication === null
      const authentication = choice === 'answer' && password === TEST_PASSWORD ? 'Y' : 'N'
      if (isChallenged) await updatePayment(transaction, { ...held, authentication })
      return held !== undefined
    })
    if (!isKnown) return showPage(c, UNKNOWN_PAGE)
    return c.redirect(`${PAYMENTS_PAGES_PATH}/3ds/challenged/${c.req.param('token')}`, 303)
  })

  routes.get('/3ds/challenged/:token', async (c) => {
    const payment = await meant(c)
    if (payment === undefined) return showPage(c, UNKNOWN_PAGE)
    const transStatus = payment.authentication ?? 'U'
    return showPage(c, tellingPage(payment, { type: 'challengeResult', result: { transStatus } }))
  })

  return routes
}

/** Undefined for a choice that was not offered. */
function verdictOf(
  { verdict, terms }: Payment,
  choice: string | undefined,
  password: string | undefined,
): Verdict | undefined {
  if (choice === 'cancel') return SHOPPER_CANCELLED
  if (terms.cardSummary !== undefined) {
    if (choice !== 'answer') return undefined
    return password === TEST_PASSWORD ? verdict : NOT_AUTHENTICATED
  }
  if (choice === 'refuse') return DECLINED
  return choice === 'approve' || choice === 'approve-and-stay' ? verdict : undefined
}

/** To the shop, with what names the payment there. It means the same however often it is handed in. */
function wayBack({ texts }: Pick<Sandbox, 'texts'>, payment: Payment): string {
  const { terms, session_id: sessionId, psp_reference: pspReference } = payment
  const url = new URL(terms.returnUrl)
  if (sessionId !== null) url.searchParams.set('sessionId', sessionId)
  url.searchParams.set('redirectResult', texts.seal('redirect-result', [pspReference]))
  return url.href
}

async function formOf(c: Context): Promise<Readonly<Partial<Record<string, string>>>> {
  return Object.fromEntries(new URLSearchParams(await c.req.text()))
}

/** The shop's browser code sends the bank's result in it. */
function isChallengeOf(payment: Payment, creq: string): boolean {
  try {
    const read: unknown = JSON.parse(Buffer.from(creq, 'base64url').toString())
    return (
      typeof read === 'object' &&
      read !== null &&
      'acsTransID' in read &&
      read.acsTransID === transactionOf(payment, 'acs')
    )
  } catch {
    return false
  }
}
