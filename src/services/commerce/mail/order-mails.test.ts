import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { snapshotFor, storedOrder } from '../../../../tests/support/stored-order.ts'
import { recordOf } from '../../../markets/countries/record-of.ts'
import { lawTextsOf } from '../../../markets/law/texts/law-texts.ts'
import type { CountryCode } from '../../../markets/types.ts'
import { SHIPPING_COUNTRY_CODES } from '../../../markets/storefronts/country-codes.ts'
import { hasWithdrawalRight } from '../../../markets/withdrawal/withdrawal-right.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import { mailOf } from './order-mail-handlers.ts'
import { confirmationMail, linkMail, withdrawalMail } from './order-mails.ts'
import { cancellationMail, refundMail } from './refund-mails.ts'

const SELLER = { name: 'Sockeye Ltd, 1 River Street, Dublin', email: 'shop@sockeye.example' }
const LINKS = { order: 'https://sockeye.example/o?token=t&x=1', withdrawal: 'https://sockeye.example/w?order=1' }

const orderIn = (country: CountryCode, over: Parameters<typeof snapshotFor>[1] = {}) =>
  storedOrder(100_000, { snapshot: snapshotFor(country, over) })
const confirmation = (country: CountryCode, over: Parameters<typeof snapshotFor>[1] = {}) =>
  confirmationMail(orderIn(country, over), LINKS, SELLER)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
/** What a reader of the form with looks reads. */
const readable = (html: string) =>
  plain(html.replaceAll(/<(style|title)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, ' '))
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

/** All content of a block, except for its kind and its addresses. */
const stringsOf = (block: object): readonly string[] =>
  Object.entries(block).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'kind' || name === 'href' || name === 'picture') return []
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? stringsOf(value) : []
  })

describe('the confirmation of an order', () => {
  it('~SHX-22 shows the picture of each line, from the address of the shop and in a format that mail programs know', () => {
    const html = mailHtml(confirmation('IE'))
    const sources = [...html.matchAll(/<img src="([^"]+)" width="56" height="56" alt=""/g)].map(([, source]) => source)
    const origin = new URL(LINKS.order).origin
    const picture = `${origin}/images/0123456789abcdef/sock?width=320&amp;format=jpeg&amp;quality=70`
    expect(sources).toEqual([picture, picture])
  })

  it.each([
    ['GB', 'Thank you for your order 01000009', '£25.00', 'VAT included (20%): £4.57', 'Right to cancel'],
    ['IE', 'Thank you for your order 01000009', '€25.00', 'VAT included (23%): €4.57', 'Right of withdrawal'],
    ['DE', 'Danke für deine Bestellung 01000009', '25,00€', 'Enthaltene MwSt. (19 %): 4,57€', 'Widerrufsbelehrung'],
    ['NL', 'Bedankt voor je bestelling 01000009', '€ 25,00', 'Inclusief btw (21%): € 4,57', 'Herroepingsrecht'],
    ['FR', 'Merci pour votre commande 01000009', '25,00€', 'Livraison : 4,95€', 'Droit de rétractation'],
    ['ES', 'Gracias por tu pedido 01000009', '25,00€', 'Envío: 4,95€', 'Derecho de desistimiento'],
    ['IT', 'Grazie per il tuo ordine 01000009', '25,00€', 'Spedizione: 4,95€', 'Diritto di recesso'],
    ['US', 'Thank you for your order 01000009', '25.00$', 'Sales tax: 2.20$', 'Ships to'],
    ['CH', 'Danke für deine Bestellung 01000009', 'CHF 25.00', 'Gesamtsumme: CHF 27.45', 'Lieferadresse'],
  ] as const)('in %s: words, amounts, tax and law of the market', (country, subject, items, row, legal) => {
    const content = confirmation(country, country === 'US' ? { externalTax: 220 } : {})
    const text = plain(mailText(content))
    expect(plain(content.subject)).toBe(subject)
    for (const part of [items, row, legal, 'Lemon Socks', 'A tiny sock', 'Analytical Road 1', 'Billing Lane 2']) {
      expect(text).toContain(part)
    }
    expect(text).toContain('2 to 4 working days')
    expect(text).toContain(LINKS.order)
  })

  it.each(SHIPPING_COUNTRY_CODES)(
    'in %s both formats have the same content, and the form to withdraw is there where it must be',
    (country) => {
      const content = confirmation(country)
      const [text, html] = [plain(mailText(content)), readable(mailHtml(content))]
      for (const part of content.blocks.flatMap(stringsOf)) {
        expect(text).toContain(plain(part))
        expect(html).toContain(plain(part))
      }
      expect(text.includes(LINKS.withdrawal)).toBe(hasWithdrawalRight(country))
      expect(text.includes(SELLER.name)).toBe(true)
    },
  )

  it.each([
    ['PL', 'Potwierdzenie zamówienia 01000009', 'Mają Państwo prawo odstąpić', 'Ustawowa gwarancja'],
    ['SE', 'Orderbekräftelse 01000009', 'Ni har rätt att frånträda', 'Lagstadgad garanti'],
    ['PT', 'Confirmação da encomenda 01000009', 'direito de livre resolução', 'Garantia legal de conformidade'],
    ['LU', 'Confirmation de la commande 01000009', 'Muster-Widerrufsformular', 'Garantie légale de conformité'],
  ] as const)('LAW-12 in %s its essential parts are also in the language of the country', (country, ...parts) => {
    const text = plain(mailText(confirmation(country)))
    for (const part of parts) expect(text).toContain(part)
  })

  it.each(SHIPPING_COUNTRY_CODES)('LAW-01 in %s it has the guarantee notice where the law requires it', (country) => {
    const { law, language } = recordOf(country)
    const text = plain(mailText(confirmation(country)))
    expect(text.includes(lawTextsOf(language).guaranteeText)).toBe(law.guaranteeNotice !== 'none')
    expect(text.includes('articles 1641 à 1649')).toBe(country === 'FR')
  })

  it('LAW-09 it contains the terms in full', () => {
    const terms = [
      { kind: 'heading', lines: ['Terms of sale'] },
      { kind: 'list', lines: ['One clause', 'Another clause'] },
    ] as const
    const text = mailText(confirmationMail(orderIn('DE'), LINKS, SELLER, terms))
    for (const part of ['Terms of sale', 'One clause', 'Another clause']) expect(text).toContain(part)
  })

  it('~LAW-09 the terms have their name above them: without it their first words lie below the withdrawal form', () => {
    const terms = [{ kind: 'text', lines: ['They describe how we sell.'] }] as const
    expect(mailText(confirmationMail(orderIn('NL'), LINKS, SELLER, terms))).toContain(
      'Algemene voorwaarden\n--------------------\n\nThey describe how we sell.',
    )
  })

  it('Switzerland has no ß', () => {
    expect(mailText(confirmation('CH'))).not.toContain('ß')
  })

  it('shows amounts that add up', () => {
    const text = plain(mailText(confirmation('US', { externalTax: 220 })))
    expect(text).toMatch(
      /Subtotal: 25\.00\$\nDiscount: -2\.50\$\nShipping: 4\.95\$\n.*\nSales tax: 2\.20\$\nTotal: 29\.65\$/,
    )
  })
})

describe('the shorter mails', () => {
  it('name their subject', () => {
    const order = orderIn('DE')
    expect(plain(mailText(refundMail(order, 1250, SELLER)))).toContain(
      'Wir haben dir 12,50€ auf demselben Weg zurückgezahlt',
    )
    expect(mailText(cancellationMail(order, SELLER))).toContain('Bestellung 01000009 storniert')
    const recipient = { language: 'fr', market: { country: 'FR' } } as const
    const link = mailText(linkMail(recipient, { link: 'https://x.example/?token=1', minutes: 15 }, SELLER))
    expect(link).toContain('https://x.example/?token=1')
    expect(link).toContain('15 minutes')
  })

  it('an acknowledgement has content, date and time; an unknown sender’s words are not mailed', () => {
    const recipient = { language: 'en', market: { country: 'IE' } } as const
    const statement = { number: '01000009', statement: 'I withdraw.', receivedAt: '2026-11-15T10:00:00.000Z' }
    const person = { name: 'Ada', email: 'ada@example.com' }
    const known = mailText(withdrawalMail(recipient, { ...statement, person }, SELLER))
    expect(known).toMatch(/15 November 2026.*10:00:00/)
    expect(known).toContain('Your name: Ada')
    expect(mailText(withdrawalMail(recipient, { ...statement, person: undefined }, SELLER))).not.toContain('Ada')
  })
})

describe('what shoppers write', () => {
  const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replaceAll(/"[^"]*"/g, '""'))
  const expected = mailOf('k', 'a@example.com', confirmation('IE'))

  it('cannot break out of a mail, nor add a line to it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (wild) => {
        const text = `x${wild}x`
        const snapshot = snapshotFor('IE', { name: text })
        const address = { ...snapshot.addresses.shipping, firstName: text, street0: text, city: text }
        const contact = { ...snapshot.contact, firstName: text }
        const shipping = { ...snapshot.shipping, name: text, estimatedDelivery: text }
        const addresses = { ...snapshot.addresses, shipping: address }
        const order = storedOrder(100_000, { snapshot: { ...snapshot, contact, shipping, addresses } })
        const mail = mailOf('k', 'a@example.com', confirmationMail(order, LINKS, SELLER))
        expect(tagsOf(mail.html)).toEqual(tagsOf(expected.html))
        expect(mail.text.split('\n')).toHaveLength(expected.text.split('\n').length)
        expect(mail.subject).not.toMatch(/[\r\n]/)
      }),
      { numRuns: 60 },
    )
  })
})
