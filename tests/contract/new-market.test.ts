import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** The recipe of docs/add-a-market.md, literally: a currency, a language with its words, one record. */
const RECORD = `import { defineMarket } from '../market-record.ts'

export const FREEDONIA = defineMarket({
  countryCode: 'FD',
  name: { english: 'Freedonia', local: 'Freedonia' },
  storefront: 'eu',
  continent: 'EU',
  language: 'fd',
  locale: 'fd-FD',
  textLocale: 'fd-FD',
  timeZone: 'Europe/Warsaw',
  currency: 'FRD',
  priceNotation: { symbol: 'before', separators: 'comma' },
  freeShippingFrom: 100,
  taxRule: 'included',
  taxPercentage: { production: 10, staging: 10 },
  vat: [{ from: '1933-11-17', standard: 10 }],
  warehouse: 'NL',
  withdrawalDays: 14,
  mayPreselectPayment: true,
  paymentMethods: ['scheme'],
  telephone: { callingCode: '999', trunkPrefix: '0' },
  address: {
    fieldOrder: 'code-first',
    townLines: 'code-before-town',
    streetLabel: 'street-and-number',
    needsHouseNumber: false,
    postCode: { isRequired: true, format: 'F-[0-9]{4}', prefix: '', hasLetters: true },
    regionLabel: 'province',
    regions: [],
    unshippedRegions: [],
  },
})
`

/** File, what is there, what is added before it. */
const ADDED: readonly (readonly [file: string, before: string, added: string])[] = [
  ['markets/countries/records.ts', '/** Every market', `import { FREEDONIA } from './freedonia.ts'\n`],
  ['markets/countries/records.ts', '] as const', '  FREEDONIA,\n'],
  [
    'markets/prices/currencies.ts',
    '} as const satisfies',
    `  FRD: { symbol: 'F', symbolPosition: 'before', decimals: 2, isSmallUnit: false },\n`,
  ],
  ['markets/languages/languages.ts', '} as const satisfies', `  fd: ['fd-FD'],\n`],
  ['contracts/storefront/texts/load-texts.ts', `  'en-US': ()`, `  'fd-FD': () => import('./de-DE.ts'),\n`],
  ['services/commerce/carts/cart-texts.ts', '  en: EN,', '  fd: EN,\n'],
  ['services/commerce/orders/order-texts.ts', '  en: EN,', '  fd: EN,\n'],
  ['services/commerce/payments/payment-texts.ts', '  en: EN,', '  fd: EN,\n'],
  ['services/commerce/mail/texts/mail-texts.ts', 'en, de, nl', "fd: { ...en, total: 'Totalo' }, "],
  ['services/commerce/mail/texts/withdrawal-texts.ts', 'en: EN, de', 'fd: EN, '],
]

const ROOT = resolve(import.meta.dirname, '../..')

describe('a market that the shop has never had', () => {
  let copy: string
  let bought: unknown

  beforeAll(() => {
    mkdirSync(join(ROOT, 'test-results'), { recursive: true })
    copy = mkdtempSync(join(ROOT, 'test-results/new-market-'))
    for (const folder of ['src', 'tests/support', 'tests/contract/new-market']) {
      cpSync(join(ROOT, folder), join(copy, folder), { recursive: true })
    }
    writeFileSync(join(copy, 'src/markets/countries/freedonia.ts'), RECORD)
    for (const [file, before, added] of ADDED) {
      const path = join(copy, 'src', file)
      const text = readFileSync(path, 'utf8')
      if (!text.includes(before)) throw new Error(`${file} has no ${before}`)
      writeFileSync(
        path,
        text.replace(before, () => added + before),
      )
    }
    const args = [join(copy, 'tests/contract/new-market/buy-there.ts'), 'FD', 'fd', 'FRD']
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    bought = JSON.parse(stdout)
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  const missing = (missed: Readonly<Record<string, unknown>>) => ({
    ok: true,
    value: expect.arrayContaining([
      { subject: 'record' },
      { subject: 'prices' },
      { subject: 'payment' },
      { subject: 'tax' },
      missed,
    ]),
  })

  it('~HSE-11 is checked: what it lacks is named, and no longer once it is there', () => {
    const shipping = 'no shipping method for FD: npm run shop -- shipping import'
    expect(bought).toMatchObject({
      before: missing({ subject: 'shipping', missing: shipping }),
      saved: { ok: true, value: 1 },
      after: missing({ subject: 'shipping' }),
    })
  })

  it('~HSE-11 ~HSE-10 prices a cart in its own currency, tax and language', () => {
    expect(bought).toMatchObject({
      cart: {
        store: { countryCode: 'FD', languageCode: 'fd', currencyUnit: 'FRD', taxPercentage: 10 },
        totalPrice: 2700,
      },
    })
  })

  it('~HSE-11 takes the money there, and writes a mail in its language and notation', () => {
    expect(bought).toMatchObject({
      paid: { resultCode: 'Authorised' },
      mails: [{ recipient: 'ada@example.com', text: expect.stringMatching(/Totalo[^\n]*F27,00/) }],
    })
  })
})
