/** INV-10: the PDF of a document says what its HTML says, read back by another program. */
import { describe, expect, it } from 'vitest'
import { useDocumentShop } from '../../../../../tests/support/document-shop.ts'
import { wordsIn } from '../../../../../tests/support/read-html.ts'
import { readPdf } from '../../../../../tests/support/read-pdf.ts'
import { snapshotFor } from '../../../../../tests/support/stored-order.ts'
import type { CountryCode, Language } from '../../../../markets/types.ts'
import type { OrderSnapshot } from '../../orders/order-snapshot.ts'
import { documentPdf } from './document-pdf.ts'

type Home = { readonly name: readonly [string, string]; readonly street: string; readonly city: string }

const LATIN: Home = { name: ['Ada', 'Lovelace'], street: 'Analytical Road 1', city: 'Springfield' }

/** In six languages and nine currencies, with the letters of the country in names and addresses. */
const ORDERS: readonly (readonly [CountryCode, Language, string, Home])[] = [
  ['IE', 'en', '€', LATIN],
  ['GB', 'en', '£', LATIN],
  ['US', 'en', '$', LATIN],
  ['DE', 'de', '€', { name: ['Jürgen', 'Großmann'], street: 'Straße der Öfen 4', city: 'Köln' }],
  ['CH', 'de', 'CHF', { name: ['Aurélie', 'Zürcher'], street: 'Gässli 7', city: 'Genève' }],
  ['NL', 'nl', '€', { name: ['Zoë', 'van ’t Hoff'], street: 'Coöperatiestraat 9', city: 'IJmuiden' }],
  ['FR', 'fr', '€', { name: ['Chloé', 'Lœuil'], street: 'rue de l’Été 3', city: 'Besançon' }],
  ['ES', 'es', '€', { name: ['Íñigo', 'Muñoz'], street: 'Calle Agüero 5', city: 'Logroño' }],
  ['IT', 'it', '€', { name: ['Nicolò', 'D’Aosta'], street: 'Via Libertà 8', city: 'Forlì' }],
  ['SE', 'en', 'kr', { name: ['Åsa', 'Öberg'], street: 'Vägen 2', city: 'Malmö' }],
  ['DK', 'en', 'kr', { name: ['Søren', 'Kjær'], street: 'Æblevej 6', city: 'Ålborg' }],
  ['NO', 'en', 'kr', { name: ['Bjørn', 'Næss'], street: 'Åsveien 10', city: 'Tromsø' }],
  ['CZ', 'en', 'Kč', { name: ['Žofie', 'Dvořáková'], street: 'Příčná ulička 11', city: 'Plzeň' }],
  ['PL', 'en', '€', { name: ['Łukasz', 'Żółć-Gęślą'], street: 'Świętokrzyska 12', city: 'Łódź' }],
  ['HU', 'en', '€', { name: ['Győző', 'Fűrész'], street: 'Hősök útja 13', city: 'Győr' }],
  ['HR', 'en', '€', { name: ['Đurđa', 'Šćepanović'], street: 'Žabica 14', city: 'Čakovec' }],
  ['LT', 'en', '€', { name: ['Ūla', 'Žąsytė'], street: 'Šeškinės 15', city: 'Šiauliai' }],
  ['KR', 'en', '₩', { name: ['길동', '홍'], street: '세종대로 110', city: '서울특별시 중구' }],
]

function bought(country: CountryCode, language: Language, { name, street, city }: Home): OrderSnapshot {
  const [firstName, lastName] = name
  const snapshot = snapshotFor(country, { language })
  const { shipping, billing } = snapshot.addresses
  const home = { city, firstName, lastName, street0: street }
  return { ...snapshot, addresses: { shipping: { ...shipping, ...home }, billing: { ...billing, ...home } } }
}

const wordsOf = (text: string): readonly string[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .toSorted()

/** The program returns the letters of a ligature, such as lam and alef, in the order from left to right. */
const lettersOf = (text: string): readonly string[] =>
  wordsOf(text)
    .map((word) => Array.from(word).toSorted().join(''))
    .toSorted()

/** What a reader sees of it. */
const shownIn = (html: string): string => wordsIn(html.slice(html.indexOf('<body>'))).join(' ')

/** Of tables, without their heads. */
const rowsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<tr>\s*<th scope="row".*?<\/tr>/gs)].map(([row]) =>
    wordsIn(row.replace(/<small.*?<\/small>/s, '')).join(' '),
  )

const inOneLine = (text: string): string => text.replaceAll(/[^\S\n]+/g, ' ')

describe('the PDF of a document', () => {
  const { pay, invoice, credit, seller, documents } = useDocumentShop('sqlite')

  const pdfOf = async (document: Awaited<ReturnType<typeof documents>>[number] | undefined) => {
    if (document === undefined) throw new Error('No document was issued')
    const made = await documentPdf(document)
    if (!made.ok) throw new Error(JSON.stringify(made.failure))
    return { bytes: made.value, html: document.html, ...readPdf(made.value) }
  }

  it.each(ORDERS)('INV-10 to %s in %s has the words and sums of the HTML, in %s', async (...given) => {
    const [country, language, sign, home] = given
    await seller()
    await pay(1, country, { snapshot: bought(country, language, home) })
    await invoice(1)
    await credit(1, 500, 'refund-1')
    const issued = await documents()
    expect(issued.map(({ kind }) => kind).toSorted()).toEqual(['credit-note', 'invoice'])
    for (const document of issued) {
      const { text, html, fonts, paper, pages } = await pdfOf(document)
      expect(wordsOf(text)).toEqual(wordsOf(shownIn(html)))
      for (const row of rowsIn(html)) expect(inOneLine(text)).toContain(inOneLine(row))
      expect(text).toContain(sign)
      expect(paper).toContain(country === 'US' ? 'letter' : 'A4')
      expect(pages).toBe(1)
      expect(fonts.length).toBeGreaterThan(0)
      expect(fonts.filter(({ isEmbedded, isSubset }) => !isEmbedded || !isSubset)).toEqual([])
    }
  })

  it.each([
    ['IL', ['עדה', 'לאבלייס'], 'רחוב הרצל 1', 'תל אביב'],
    ['AE', ['محمد', 'علي'], 'شارع الشيخ زايد 12', 'دبي'],
  ] as const)('INV-10 shows an address of %s in its own script, with the fonts in it', async (...given) => {
    const [country, name, street, city] = given
    await seller()
    await pay(1, country, { snapshot: bought(country, 'en', { name, street, city }) })
    await invoice(1)
    const { text, html, fonts } = await pdfOf((await documents())[0])
    expect(lettersOf(text)).toEqual(lettersOf(shownIn(html)))
    expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true)
    expect(fonts.map(({ name: font }) => font.replace(/^.*\+/, ''))).toContain('DejaVuSans')
  })

  it('~INV-10 is tagged for screen readers, has its title and language, and is the same file each time', async () => {
    await seller()
    await pay(1, 'DE')
    await invoice(1)
    const [document] = await documents()
    const first = await pdfOf(document)
    const again = await pdfOf(document)
    expect(first.isTagged).toBe(true)
    expect(first.bytes.equals(again.bytes)).toBe(true)
    expect(first.bytes.toString('latin1')).toContain('/Lang (de-DE)')
  })

  it('INV-10 an order of sixty lines has several pages, each with its number and the head of the table', async () => {
    await seller()
    const snapshot = snapshotFor('DE')
    const [line] = snapshot.lines
    if (line === undefined) throw new Error('The order has no line')
    const lines = Array.from({ length: 60 }, (_, index) => ({
      ...line,
      id: `line-${index}`,
      itemId: `line-${index}`,
      name: `Socken mit einem Namen, der nicht in eine Zeile der Tabelle passt, Nummer ${index}`,
    }))
    const products = 2500 * lines.length
    const discount = 250 * lines.length
    const totals = { ...snapshot.totals, products, discount, total: products - discount + 495 }
    await pay(1, 'DE', { snapshot: { ...snapshot, lines, totals } })
    await invoice(1)
    const { text, pages } = await pdfOf((await documents())[0])
    expect(pages).toBeGreaterThan(2)
    const sheets = text.split('\f').filter((sheet) => sheet.trim() !== '')
    expect(sheets).toHaveLength(pages)
    for (const [index, sheet] of sheets.entries()) expect(sheet).toContain(`INV-2026-000001 · ${index + 1}/${pages}`)
    expect(sheets.filter((sheet) => sheet.includes('Einzelpreis')).length).toBeGreaterThanOrEqual(pages - 1)
    expect(text.match(/Nummer \d+/g)).toHaveLength(60)
  })

  it('INV-10 a name in a script that no font has is reported, not printed wrongly', async () => {
    await seller()
    const home = { ...LATIN, name: ['太郎', '山田'] } as const
    await pay(1, 'IE', { snapshot: bought('IE', 'en', home) })
    await invoice(1)
    const [document] = await documents()
    if (document === undefined) throw new Error('No document was issued')
    const made = await documentPdf(document)
    expect(made).toMatchObject({ ok: false, failure: { code: 'UNPRINTABLE' } })
    expect(!made.ok && 'characters' in made.failure && [...made.failure.characters].toSorted()).toEqual(
      ['太', '郎', '山', '田'].toSorted(),
    )
  })
})
