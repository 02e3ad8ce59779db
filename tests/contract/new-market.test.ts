import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyWithFreedonia } from '../support/new-market.ts'

const SUBJECTS = [
  'record',
  'notation',
  'prices',
  'shipping',
  'free shipping',
  'texts',
  'content',
  'banner',
  'discounts',
  'payment',
  'tax',
]

describe('a market that the shop has never had', () => {
  let copy: string
  let bought: unknown

  beforeAll(() => {
    copy = copyWithFreedonia(['tests/support', 'tests/contract/new-market'])
    const args = [join(copy, 'tests/contract/new-market/buy-there.ts'), 'FD', 'fd', 'RON']
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    bought = JSON.parse(stdout)
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  /** Every line of check-market: what is missing by subject, and nothing of the others. */
  const checked = (missing: Readonly<Record<string, string>>) => ({
    ok: true,
    value: SUBJECTS.map((subject) => ({
      subject,
      ...(subject in missing ? { missing: missing[subject] } : {}),
      ...(subject === 'notation' ? { example: '1.234,50\u00a0F' } : {}),
    })),
  })

  it('HSE-11 is checked: what it lacks is named, and no longer once it is there', () => {
    const shipping = 'no active shipping method for FD: npm run shop -- shipping import'
    const expected = {
      empty: checked({
        prices: 'no variants in this shop: npm run catalogue -- import, or another DATA_DIR',
        shipping,
        content: 'no story eu/home: npm run content',
        banner: 'content has no banner message for fd or eu',
      }),
      before: checked({
        shipping,
        'free shipping': 'content has no amount for FD, the record 100: add it to checkout-free-shipping-bar',
        banner: 'the message has an amount in EUR, the country pays in RON: Free delivery from €60',
        discounts: '1 discount has no amount in RON: it does not count there: five-off',
      }),
      saved: { ok: true, value: 1 },
      after: checked({}),
    }
    expect(bought).toEqual(expect.objectContaining(expected))
  })

  it('~HSE-11 is not checked by a shop that has another record of it', () => {
    const missing = 'The running shop has another record of FD: build and restart it first'
    expect(bought).toMatchObject({ elsewhere: { ok: true, value: [{ subject: 'record', missing }] } })
  })

  it('~HSE-11 ~HSE-10 prices a cart in its own currency, tax and language', () => {
    expect(bought).toMatchObject({
      cart: {
        store: { countryCode: 'FD', languageCode: 'fd', currencyUnit: 'RON', taxPercentage: 10 },
        totalPrice: 2700,
      },
    })
  })

  it('HSE-11 accepts payments there, and sends a mail in its language and notation', () => {
    expect(bought).toMatchObject({
      paid: { resultCode: 'Authorised' },
      mails: [{ recipient: 'ada@example.com', text: expect.stringMatching(/Totalo[^\n]*27,00\u00a0F/) }],
    })
  })
})
