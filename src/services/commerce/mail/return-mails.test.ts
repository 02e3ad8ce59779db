/** Mails about returns in every language, and to whom they are sent. */
import { beforeEach, describe, expect, it } from 'vitest'
import { variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { settableClock } from '../../../../tests/support/settable-clock.ts'
import { snapshotFor, storedOrder } from '../../../../tests/support/stored-order.ts'
import type { CountryCode, Language } from '../../../markets/types.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { OutboxHandler } from '../../../platform/outbox/outbox.ts'
import { orderTokens } from '../orders/order-tokens.ts'
import { receiveWithdrawal, withdrawalMailHandler } from '../orders-lookup/withdrawals.ts'
import { changeReturn, resendReturnMail } from '../returns/change-return.ts'
import { matchReturn } from '../returns/open-return.ts'
import { settleReturn } from '../returns/settle-return.ts'
import { withShopAddress } from './mail-blocks.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import { orderAddresses } from './order-addresses.ts'
import { returnMailHandlers } from './return-mail-handlers.ts'
import { acceptedMail, instructionMail, rejectedMail, settledMail, unmatchedRejectedMail } from './return-mails.ts'

const SELLER = { name: 'Sockeye', email: 'shop@example.com' }
const SOCKS = '2900000000018'
const RETURN = {
  units: [
    {
      itemId: SOCKS,
      quantity: 2,
      reason: 'changed_mind' as const,
      reasonText: undefined,
      restocked: 0,
      damaged: 0,
      missing: 0,
    },
  ],
  dueOn: '2026-11-29',
  rejectReason: 'Worn for a year',
  refund: 2308,
}
const PLACE = { isNothingToSend: false, address: ['Sockeye B.V.', 'Kade 1', '1011 AA Amsterdam'] }
const PARTS = {
  lines: [{ itemId: SOCKS, quantity: 2, amount: 1913 }],
  shipping: 295,
  deductions: [{ itemId: SOCKS, quantity: 1, percent: 30, amount: 337, reason: 'Soles are worn through' }],
}

const MARKETS: readonly [Language, CountryCode, string, string][] = [
  ['en', 'IE', 'How to return your order 10', '29 November 2026'],
  ['en', 'US', 'How to return your order 10', 'November 29, 2026'],
  ['de', 'DE', 'So schickst du deine Bestellung 10 zurück', '29. November 2026'],
  ['nl', 'NL', 'Zo stuur je je bestelling 10 terug', '29 november 2026'],
  ['fr', 'FR', 'Comment renvoyer votre commande 10', '29 novembre 2026'],
  ['es', 'ES', 'Cómo devolver tu pedido 10', '29 de noviembre de 2026'],
  ['it', 'IT', 'Come restituire il tuo ordine 10', '29 novembre 2026'],
]

const orderIn = (language: Language, country: CountryCode) =>
  storedOrder(1, { number: '10', snapshot: snapshotFor(country, { language }) })

describe('mails about returns', () => {
  it.each(MARKETS)(
    'RET-14 in %s for %s: what, where to, until when, why not, how much',
    (language, country, subject, day) => {
      const order = orderIn(language, country)
      const instruction = instructionMail(order, RETURN, PLACE, SELLER)
      expect(instruction.subject).toBe(subject)
      const expected: readonly [typeof instruction, readonly string[]][] = [
        [instruction, ['2 × Lemon Socks', '1011 AA Amsterdam', day, '10']],
        [instructionMail(order, RETURN, { ...PLACE, isNothingToSend: true }, SELLER), ['2 × Lemon Socks', day]],
        [acceptedMail(order, RETURN, PLACE, SELLER), ['2 × Lemon Socks', '1011 AA Amsterdam']],
        [rejectedMail(order, RETURN, SELLER), ['Worn for a year', 'shop@example.com']],
        [settledMail(order, RETURN, { parts: PARTS, exchange: undefined }, SELLER), ['Soles are worn through', '30']],
        [settledMail(order, { ...RETURN, refund: 0 }, { parts: undefined, exchange: '28' }, SELLER), ['28']],
      ]
      const subjects = expected.map(([content]) => content.subject)
      expect(new Set(subjects).size).toBeGreaterThanOrEqual(5)
      for (const [content, parts] of expected) {
        for (const text of [mailText(content), mailHtml(content)]) {
          for (const part of parts) expect(text).toContain(part)
          expect(text).toContain('Ada')
          expect(text).not.toMatch(/\{\w+\}|undefined/)
        }
      }
    },
  )

  it('~SHX-22 show the picture of each line, from the address of the shop', () => {
    const order = orderIn('en', 'IE')
    for (const content of [
      instructionMail(order, RETURN, PLACE, SELLER),
      acceptedMail(order, RETURN, PLACE, SELLER),
      settledMail(order, RETURN, { parts: PARTS, exchange: undefined }, SELLER),
    ]) {
      const html = mailHtml(withShopAddress(content, 'https://shop.test/'))
      const sources = [...html.matchAll(/<img src="([^"]+)" width="56"/g)].map(([, source]) => source)
      expect(sources).toEqual([expect.stringMatching(/^https:\/\/shop\.test\/images\/.*format=jpeg/)])
    }
  })

  it('RET-14 the settled mail in plain text: its rows add up', () => {
    const content = settledMail(orderIn('de', 'DE'), RETURN, { parts: PARTS, exchange: undefined }, SELLER)
    expect(mailText(content)).toMatchInlineSnapshot(`
      "Erstattung für deine Rücksendung aus der Bestellung 10
      ======================================================

      Hallo Ada,

      Deine Rücksendung ist abgeschlossen. Wir haben dir 23,08€ auf demselben Weg erstattet, auf dem du bezahlt hast. Bis der Betrag auf deinem Konto steht, kann es bis zu fünf Werktage dauern.

      Das haben wir erstattet
      -----------------------

      2 × Lemon Socks, Größe 36-40: 22,50€
      Wertverlust (30 %): -3,37€
        Soles are worn through
      Versand: 2,95€
      Zusätzlicher Betrag: 1,00€
      Gesamtsumme: 23,08€

      Der Fisch und alle anderen bei Sockeye

      Diese E-Mail kommt von Sockeye, shop@example.com.
      "
    `)
  })

  it('RET-14 the instruction in plain text', () => {
    expect(mailText(instructionMail(orderIn('en', 'IE'), RETURN, PLACE, SELLER))).toMatchInlineSnapshot(`
      "How to return your order 10
      ===========================

      Hello Ada,

      You’ve withdrawn from your purchase, and that’s fine. Here’s what happens next.

      What you’re returning
      ---------------------

      - 2 × Lemon Socks, Size 36-40

      Please send it to:
      Sockeye B.V.
      Kade 1
      1011 AA Amsterdam

      Put a note with your order number 10 in the parcel, and keep the proof of posting.

      Please post the parcel by 29 November 2026.

      You’ll have your money back by 29 November 2026 at the latest. If we’re still waiting for the items, or for proof that you’ve posted them, you’ll have it as soon as they reach us.

      The fish and everyone else at Sockeye

      This email was sent by Sockeye, shop@example.com.
      "
    `)
  })

  it('RET-14 a rejection to an unknown sender has no name', () => {
    const recipient = { language: 'en', market: { country: 'IE' } } as const
    const content = unmatchedRejectedMail(recipient, { number: '10', rejectReason: 'No such order' }, SELLER)
    expect(mailText(content)).toContain('No such order')
    expect(mailText(content)).not.toContain('Hello')
  })
})

describe.each(engines)('mails about returns on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  const clock = settableClock(NOW)
  const ORDER = storedOrder(1)
  /** Text of an unknown visitor, with the address of another person. */
  const SPAM = {
    id: 's'.repeat(24),
    number: ORDER.number,
    name: 'Cheap pills at example.org',
    email: 'victim@example.net',
    country: 'IE',
    language: 'en',
  } as const
  let sent: Mail[] = []
  const deps = () => ({ database: shop.database, clock })

  /** As the outbox does it. */
  const sendDue = async () => {
    const mailing = {
      ...deps(),
      seller: SELLER,
      mailer: { send: async (mail: Mail) => void sent.push(mail) },
      tokens: async () => orderTokens(['a key for the tokens of a test, long enough']),
      addresses: orderAddresses(() => 'https://shop.example'),
    }
    const handlers: Readonly<Record<string, OutboxHandler>> = {
      ...returnMailHandlers(mailing),
      'withdrawal-mail': withdrawalMailHandler(mailing),
    }
    for (const { topic, key, payload } of await shop.query.selectFrom('outbox').selectAll().orderBy('id').execute()) {
      if (topic === 'return-mail' || topic === 'withdrawal-mail') await handlers[topic]?.(payload, key)
    }
    await shop.query.deleteFrom('outbox').execute()
    return sent.splice(0)
  }

  beforeEach(async () => {
    sent = []
    await shop.offer('A', [variant(1, { sku: 'A-S', stock: { nl: 10 } })])
    await shop.insertOrder(ORDER)
    await shop.insertAttempt()
    await shop.insertPayment()
    await shop.insertReservation({ state: 'claimed', quantity: 3 })
  })

  it('RET-14 the text of an unknown visitor is never mailed, also after the statement was matched or rejected', async () => {
    await receiveWithdrawal(deps(), SPAM)
    await matchReturn(deps(), SPAM.id, ORDER.id)
    await receiveWithdrawal(deps(), { ...SPAM, id: 't'.repeat(24) })
    await changeReturn(deps(), 't'.repeat(24), { trigger: 'return.reject', reason: 'No order of yours' })
    const mails = await sendDue()
    expect(mails.map(({ to, key }) => `${to} ${key.split('.').slice(0, 2).join('.')}`).toSorted()).toEqual([
      'ada@example.com return-mail.instruction',
      'victim@example.net return-mail.rejected',
      `victim@example.net withdrawal-mail.${SPAM.id}`,
      `victim@example.net withdrawal-mail.${'t'.repeat(24)}`,
    ])
    for (const { text, html, subject } of mails) expect(`${subject}${text}${html}`).not.toContain('pills')
    expect(mails.find(({ to }) => to === 'ada@example.com')?.text).not.toContain('victim@example.net')
  })

  it('RET-14 each step has its mail, and a resend sends the one of the state', async () => {
    await receiveWithdrawal(deps(), { ...SPAM, name: 'Ada', email: 'ada@example.com' })
    expect((await sendDue()).map(({ subject }) => subject)).toContain(`Your withdrawal from order ${ORDER.number}`)
    expect(await resendReturnMail(deps(), SPAM.id)).toMatchObject({ value: { mail: 'instruction' } })
    expect(await sendDue()).toMatchObject([{ to: 'ada@example.com' }])
    await shop.query.updateTable('payments').set({ refunded: 2745 }).execute()
    await settleReturn(deps(), SPAM.id, { basis: 'not_shipped' })
    expect(await sendDue()).toMatchObject([{ text: expect.stringContaining('nothing left to refund') }])
    expect(await resendReturnMail(deps(), SPAM.id)).toMatchObject({ value: { mail: 'settled' } })
    expect(await resendReturnMail(deps(), 'unknown')).toMatchObject({ failure: { code: 'UNKNOWN_RETURN' } })
    await receiveWithdrawal(deps(), { ...SPAM, id: 'u'.repeat(24) })
    expect(await resendReturnMail(deps(), 'u'.repeat(24))).toMatchObject({ failure: { code: 'RETURN_STATE' } })
  })
})
