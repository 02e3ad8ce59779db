import { describe, expect, it } from 'vitest'
import { inOneLine, type MailBlock } from './mail-blocks.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import { orderAddresses } from './order-addresses.ts'

const htmlOf = (...blocks: readonly MailBlock[]) => mailHtml({ lang: 'en-IE', subject: 'Subject', blocks })
const WILD = '<b onclick="x">&\''
const SAFE = '&lt;b onclick=&quot;x&quot;&gt;&amp;&#39;'

describe('inOneLine', () => {
  it.each([
    ['a line end', 'a\r\nBcc: eve', 'a Bcc: eve'],
    ['a line separator', 'a\u2028b\u2029c', 'a b c'],
    ['controls and invisible characters', 'a\u0000\u200b\u202eb', 'a b'],
    ['what stands around it', '\n a \t', 'a'],
    ['letters of any language', 'Zoë 손 ✓', 'Zoë 손 ✓'],
  ])('%s', (_, text, expected) => {
    expect(inOneLine(text)).toBe(expected)
  })
})

describe('mailText', () => {
  it.each<[string, MailBlock, string]>([
    ['a title is underlined in its length', { kind: 'title', text: 'Thanks' }, 'Thanks\n======\n'],
    ['a heading with dashes', { kind: 'heading', text: 'Items' }, 'Items\n-----\n'],
    ['a text', { kind: 'text', text: 'Hello' }, 'Hello\n'],
    ['small print', { kind: 'small', text: 'Hello' }, 'Hello\n'],
    [
      'a button is its address',
      { kind: 'button', label: 'See', href: 'https://x/?a=1&b=2' },
      'See:\nhttps://x/?a=1&b=2\n',
    ],
    ['a list', { kind: 'list', items: ['a', 'b'] }, '- a\n- b\n'],
    [
      'rows with and without a note',
      {
        kind: 'rows',
        rows: [
          { label: 'Sock', note: 'Size 36', amount: '€1' },
          { label: 'Total', amount: '€1', strong: true },
        ],
      },
      'Sock: €1\n  Size 36\nTotal: €1\n',
    ],
    [
      'parts below each other',
      {
        kind: 'beside',
        parts: [
          { label: 'To', lines: ['Ada', 'Dublin'] },
          { label: 'By', lines: ['Post'] },
        ],
      },
      'To:\nAda\nDublin\n\nBy:\nPost\n',
    ],
  ])('%s', (_, block, expected) => {
    expect(mailText({ blocks: [block], lang: 'en-GB' })).toBe(expected)
  })

  it('an empty line stands between blocks, and no shopper adds a line', () => {
    const blocks: readonly MailBlock[] = [
      { kind: 'text', text: 'a\nb' },
      { kind: 'beside', parts: [{ label: 'To', lines: ['Ada\nEve'] }] },
    ]
    expect(mailText({ blocks, lang: 'en-GB' })).toBe('a b\n\nTo:\nAda Eve\n')
  })

  it('French leaves a space before the colon', () => {
    const blocks: readonly MailBlock[] = [{ kind: 'button', label: 'Voir', href: 'https://x.example/' }]
    expect(mailText({ blocks, lang: 'fr-BE' })).toBe('Voir\u00a0:\nhttps://x.example/\n')
  })
})

describe('mailHtml', () => {
  it('has language and subject, and loads nothing from elsewhere', () => {
    const html = mailHtml({ lang: 'de-AT', subject: WILD, blocks: [] })
    expect(html).toContain('<html lang="de-AT">')
    expect(html).toContain(`<title>${SAFE}</title>`)
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(/i)
  })

  it.each<[string, MailBlock, RegExp]>([
    ['title', { kind: 'title', text: WILD }, /<h1 [^>]*>(.*?)<\/h1>/],
    ['heading', { kind: 'heading', text: WILD }, /<h2 [^>]*>(.*?)<\/h2>/],
    ['text', { kind: 'text', text: WILD }, /<p [^>]*>(.*?)<\/p>/],
    ['small print', { kind: 'small', text: WILD }, /<p [^>]*font-size:13px[^>]*>(.*?)<\/p>/],
    ['address of a button', { kind: 'button', label: 'See', href: WILD }, /href="(.*?)"\s/],
    ['item of a list', { kind: 'list', items: [WILD] }, /<li>(.*?)<\/li>/],
    ['amount of a row', { kind: 'rows', rows: [{ label: 'x', amount: WILD }] }, /nowrap">(.*?)<\/td>/],
    ['note of a row', { kind: 'rows', rows: [{ label: 'x', note: WILD, amount: '' }] }, /<span [^>]*>(.*?)<\/span>/],
    ['label of a part', { kind: 'beside', parts: [{ label: WILD, lines: [] }] }, /<strong>(.*?)<\/strong>/],
    ['line of a part', { kind: 'beside', parts: [{ label: 'x', lines: [WILD] }] }, /<br \/>(\S.*)/],
  ])('escapes the %s', (_, block, place) => {
    expect(place.exec(htmlOf(block))?.[1]?.trim()).toBe(SAFE)
  })

  it('a row without a note has none; a strong one is bold', () => {
    const plain = htmlOf({ kind: 'rows', rows: [{ label: 'Sock', amount: '€1' }] })
    expect(plain).not.toContain('<span')
    expect(plain).toContain('font-weight:400')
    const strong = htmlOf({ kind: 'rows', rows: [{ label: 'Total', amount: '€1', strong: true }] })
    expect(strong).toMatch(/<td style="[^"]*font-weight:700/)
  })
})

describe('orderAddresses', () => {
  const reader = { country: 'IE', language: 'en' } as const

  it('are absolute, name country and language, and escape what they carry', () => {
    const { order, link, withdrawal } = orderAddresses(() => 'https://shop.example')
    expect(order('a+b&c', reader)).toBe('https://shop.example/order-pages/order?country=IE&language=en&token=a%2Bb%26c')
    expect(link('t', reader)).toBe('https://shop.example/order-pages/link?country=IE&language=en&token=t')
    expect(withdrawal(reader, '1')).toBe('https://shop.example/order-pages/withdrawal?country=IE&language=en&order=1')
  })

  it('begin with the address that the shop has when they are made', () => {
    let url = 'http://localhost:1'
    const addresses = orderAddresses(() => url)
    url = 'http://localhost:2'
    expect(addresses.order('t', reader)).toMatch(/^http:\/\/localhost:2\//)
  })
})
