/**
 * A shop with one market more, in a copy of the tree: a country that does not exist, with a currency and a language of its
 * own. What is changed in the copy is the recipe of docs/add-a-market.md, and nothing else.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { texts as english } from '../../src/contracts/storefront/texts/en-GB.ts'

const ROOT = resolve(import.meta.dirname, '../..')

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
  currency: 'RON',
  priceNotation: { symbol: 'after-spaced', separators: 'comma' },
  freeShippingFrom: 100,
  taxRule: 'included',
  taxPercentage: { production: 10, staging: 10 },
  vat: [{ from: '1933-11-17', standard: 10 }],
  pricesInclude: { charges: 'vat+duty' },
  warehouse: 'NL',
  weekend: [6, 0],
  publicHolidays: { rules: [{ on: '11-17' }], onWeekend: 'lost' },
  withdrawalDays: 14,
  law: { terms: 'eu', languages: [], guaranteeNotice: 'eu', agreement: 'implied', accessibilityBody: '' },
  mayPreselectPayment: true,
  paymentMethods: ['scheme'],
  telephone: { callingCode: '999', trunkPrefix: '0' },
  address: {
    fieldOrder: 'code-first',
    townLines: 'code-before-town',
    streetLabel: 'street-and-number',
    needsHouseNumber: true,
    postCode: { isRequired: true, format: 'F-[0-9]{4}', prefix: '', hasLetters: true },
    regionLabel: 'province',
    regions: [
      { name: 'Firefly', code: 'FF' },
      { name: 'Sylvania Border', code: 'SB' },
    ],
    unshippedRegions: [],
  },
})
`

/** The words of its language: English ones, marked, so that a text that is missing in it is seen. */
export const inFreedonian = (text: string): string => `«${text}»`

const INTERFACE_TEXTS = `import type { Texts } from './types.ts'

export const texts: Texts = ${JSON.stringify(
  Object.fromEntries(Object.entries(english).map(([key, text]) => [key, inFreedonian(text)])),
  undefined,
  2,
)}
`

const FILES: readonly (readonly [file: string, content: string])[] = [
  ['src/markets/countries/freedonia.ts', RECORD],
  ['src/contracts/storefront/texts/fd-FD.ts', INTERFACE_TEXTS],
]

/** File, what is there, what is added before it. In the order of the recipe. */
const ADDED: readonly (readonly [file: string, before: string, added: string])[] = [
  [
    'src/markets/prices/currencies.ts',
    '} as const satisfies',
    `  RON: { symbol: 'F', symbolPosition: 'after', decimals: 2, isSmallUnit: false },\n`,
  ],
  ['src/markets/languages/languages.ts', '} as const satisfies', `  fd: ['fd-FD'],\n`],
  // Everything that tsc names for the language.
  ['src/contracts/storefront/texts/load-texts.ts', `  'en-US': ()`, `  'fd-FD': () => import('./fd-FD.ts'),\n`],
  [
    'src/markets/products/fibre-names.ts',
    `  de: names(`,
    `  fd: names('kotono lano lano kaŝmiro viskozo poliamido poliestero elastano'),\n`,
  ],
  [
    'src/markets/products/fibre-names.ts',
    `  de: parts(`,
    `  fd: parts('Ekstero, Subŝtofo, Plando, Manumo, Rando, Plenigo'),\n`,
  ],
  ['src/merchant/catalogue/columns.ts', `  de: 'German'`, `  fd: 'Freedonian',\n`],
  ['src/services/commerce/carts/cart-texts.ts', '  en: EN,', '  fd: EN,\n'],
  ['src/services/commerce/carts/import-texts.ts', '  en: EN,', '  fd: EN,\n'],
  ['src/markets/products/fibre-names.ts', `  de: 'Enthält`, `  fd: 'Enhavas neteksajn partojn de besta deveno',\n`],
  ['src/services/commerce/orders/order-texts.ts', '  en: EN,', '  fd: EN,\n'],
  ['src/services/commerce/payments/payment-texts.ts', '  en: EN,', '  fd: EN,\n'],
  ['src/services/commerce/mail/texts/mail-texts.ts', 'en, de, nl', `fd: { ...en, total: 'Totalo' }, `],
  ['src/markets/law/texts/law-texts.ts', 'en, de, nl', 'fd: en, '],
  ['src/markets/law/texts/withdrawal/withdrawal-texts.ts', '  en,\n', '  fd: en,\n'],
  ['src/services/commerce/mail/texts/fulfilment-texts.ts', 'en, de, nl', 'fd: en, '],
  ['src/services/commerce/mail/texts/delay-texts.ts', 'en, de, nl', 'fd: en, '],
  ['src/services/commerce/documents/texts/document-texts.ts', 'en, de, nl', 'fd: en, '],
  ['src/services/engagement/newsletter/newsletter-texts.ts', 'en, de, nl', 'fd: en, '],
  ['src/services/discovery/language/analyser.ts', `  de: analyser(`, `  fd: analyser('fd', PLAIN, (word) => word),\n`],
  ['src/services/discovery/words/words-of.ts', 'en, de, nl', 'fd: en, '],
  // The record.
  ['src/markets/countries/records.ts', '/** Every market', `import { FREEDONIA } from './freedonia.ts'\n`],
  ['src/markets/countries/records.ts', '] as const', '  FREEDONIA,\n'],
]

/** German texts of the shipping methods and the Freedonian ones beside them. */
const SHIPPING_TEXTS: readonly (readonly [german: RegExp, freedonian: string])[] = [
  [/"de": "Standardversand"/g, 'Ordinara sendo'],
  [/"de": "Expressversand"/g, 'Rapida sendo'],
  [/"de": "Abholstation"/g, 'Loko de preno'],
  [/"de": "(\d+) bis (\d+) Werktage, bis/g, '$1 ĝis $2 tagoj, ĝis la pordo'],
  [/"de": "(\d+) bis (\d+) Werktage, in/g, '$1 ĝis $2 tagoj, al butiko'],
]

/** The demo in the new currency and language: three Freedonian for a euro. */
function changeDemo(folder: string): void {
  change(join(folder, 'catalogue.jsonl'), (text) =>
    text.replaceAll(/"EUR":\{([^}]*)\}/g, (euro, amounts: string) => {
      const threefold = amounts.replaceAll(/\d+/g, (amount) => String(Number(amount) * 3))
      return `${euro},"RON":{${threefold}}`
    }),
  )
  change(join(folder, 'shipping.json'), (text) =>
    SHIPPING_TEXTS.reduce((now, [german, freedonian]) => now.replaceAll(german, `"fd": "${freedonian}",\n$&`), text),
  )
}

function change(path: string, changed: (text: string) => string): void {
  const text = readFileSync(path, 'utf8')
  const after = changed(text)
  if (after === text) throw new Error(`${path} has nothing to change`)
  writeFileSync(path, after)
}

/** Returns the folder of the copy. It lies in this tree, so that it finds the same packages. */
export function copyWithFreedonia(parts: readonly string[]): string {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true })
  const copy = mkdtempSync(join(ROOT, 'test-results/new-market-'))
  for (const part of ['src', 'demo', 'loom', ...parts]) cpSync(join(ROOT, part), join(copy, part), { recursive: true })
  for (const [file, content] of FILES) writeFileSync(join(copy, file), content)
  for (const [file, before, added] of ADDED) {
    const path = join(copy, file)
    const text = readFileSync(path, 'utf8')
    if (!text.includes(before)) throw new Error(`${file} has no ${before}`)
    writeFileSync(
      path,
      text.replace(before, () => added + before),
    )
  }
  changeDemo(join(copy, 'demo'))
  return copy
}
