import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stripPersonal, stripText } from './strip-personal.ts'

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl'

describe('stripText', () => {
  it.each([
    ['an e-mail address', 'mail to jo.doe+x@example.co.uk failed', 'mail to [stripped] failed'],
    ['one in an address', '/newsletter?x=jo%40example.com', '/newsletter?x=[stripped]'],
    ['a number abroad', 'call +44 20 7946 0018 now', 'call [stripped] now'],
    ['a number at home', 'Tel. 030/123 456 78.', 'Tel. [stripped].'],
    ['a number with dots', '01.23.45.67.89', '[stripped]'],
    ['a card', 'card 4111 1111 1111 1111 refused', 'card [stripped] refused'],
    ['a card in one piece', 'card=4111111111111111', 'card=[stripped]'],
    ['a token', `got ${TOKEN}`, 'got [stripped]'],
    ['a bearer', 'Authorization: Bearer abc.def', 'Authorization: Bearer [stripped]'],
    [
      'what an address opens',
      '/uk/checkout/success?redirectResult=Xy1&a=b',
      '/uk/checkout/success?redirectResult=[stripped]&a=b',
    ],
    ['a long random text', `link ${'a1B2'.repeat(11)}`, 'link [stripped]'],
    ['one after a hyphen', `link=--${'a1B2'.repeat(11)}`, 'link=[stripped]'],
    ['an e-mail address with a long name', `to ${'a'.repeat(300)}@${'b'.repeat(300)}.de ok`, 'to [stripped] ok'],
  ])('takes out %s', (_, text, expected) => {
    expect(stripText(text)).toBe(expected)
  })

  it.each([
    'Request failed with status code 503',
    'at load (/assets/entry-browser-Bx3kQz1p.js:12:34567)',
    'GET /uk/adults/socks?colour=red&page=2',
    'CR001-RED cannot be 0.25 of 1,299.00',
    '2026-11-15T12:00:00.000Z',
  ])('leaves %j', (text) => {
    expect(stripText(text)).toBe(text)
  })

  it('lets no e-mail address through, wherever it stands', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(stripText(`${before} jo.doe@example.com ${after}`)).not.toContain('jo.doe@')
      }),
    )
  })
})

describe('stripPersonal', () => {
  it('strips every text at any depth, and nothing else', () => {
    expect(stripPersonal({ a: [1, null, true, { 'jo@example.com': 'by jo@example.com' }] })).toEqual({
      a: [1, null, true, { '[stripped]': 'by [stripped]' }],
    })
  })

  it('ends where something is too deep', () => {
    const deep = Array.from({ length: 50 }).reduce<unknown>((inner) => [inner], 'end')
    expect(JSON.stringify(stripPersonal(deep))).toBe('[[[[[[[["[too deep]"]]]]]]]]')
  })

  it('ends where an object is too deep', () => {
    const deep = Array.from({ length: 50 }).reduce<unknown>((inner) => ({ a: inner }), 'end')
    const [opening, closing] = ['{"a":'.repeat(8), '}'.repeat(8)]
    expect(JSON.stringify(stripPersonal(deep))).toBe(`${opening}"[too deep]"${closing}`)
  })
})
