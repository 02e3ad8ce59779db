import { describe, expect, it } from 'vitest'
import { snapshotFor, storedOrder } from '../../../../tests/support/stored-order.ts'
import type { OrderState } from '../orders/stored-order.ts'
import { orderHtml } from './order-html.ts'
import { hidden, homeOf, page } from './page-html.ts'
import { withdrawalCheck, withdrawalDone, withdrawalForm } from './withdrawal-html.ts'

const READER = { country: 'IE', language: 'en' } as const
const WITHDRAWAL = 'https://shop.example/withdraw?order=1&x=2'
const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const shown = (order = storedOrder(1)) => orderHtml(order, WITHDRAWAL).text

describe('an order as a page', () => {
  it('shows number, lines, sums, delivery and both addresses', () => {
    const { number } = storedOrder(1)
    for (const part of [
      number,
      '2 × Lemon Socks',
      'Size 36-40',
      '€25.00',
      '€27.45',
      'Analytical Road 1',
      'Billing Lane 2',
    ]) {
      expect(text(shown())).toContain(part)
    }
  })

  it.each<[OrderState, string]>([
    ['open', 'Waiting for payment'],
    ['lapsed', 'Not paid'],
    ['replaced', 'Not paid'],
    ['paid', 'Paid'],
    ['held', 'We’re checking the payment'],
    ['cancelled', 'Cancelled'],
    ['refunded', 'Refunded'],
  ])('that is %s is labelled in words, and in a class for its colour', (state, words) => {
    const html = shown(storedOrder(1, { state }))
    expect(html).toContain(`class="state state-${state}"`)
    expect(/<p class="state[^>]*>([^<]*)/.exec(html)?.[1]).toContain(words)
  })

  it.each<[string, Parameters<typeof storedOrder>[1], boolean]>([
    ['a paid order in the Union', {}, true],
    ['a paid order in the United States', { snapshot: snapshotFor('US') }, false],
    ['an order that is cancelled', { state: 'cancelled' }, false],
    ['an order that is open', { state: 'open' }, false],
  ])('offers to withdraw from %s', (_, over, isOffered) => {
    const html = shown(storedOrder(1, over))
    expect(html.includes('href="https://shop.example/withdraw?order=1&amp;x=2"')).toBe(isOffered)
  })

  it('escapes what the shopper and the merchant wrote', () => {
    const wild = '<img src=x onerror="alert(1)">&\''
    const snapshot = snapshotFor('IE', { name: wild })
    const address = { ...snapshot.addresses.shipping, city: wild }
    const addresses = { ...snapshot.addresses, shipping: address }
    const html = shown(storedOrder(1, { snapshot: { ...snapshot, addresses } }))
    expect(html).not.toContain('<img')
    expect(html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;&amp;&#39;/g)?.length).toBeGreaterThan(1)
  })
})

describe('the pages around it', () => {
  it('have the language of the reader, lead home, and escape their title', () => {
    const html = page({ country: 'DE', language: 'de' }, '<b>', 'text')
    expect(html).toContain('<html lang="de-DE">')
    expect(html).toContain('<h1>&lt;b&gt;</h1>')
    expect(html).toContain('<a href="/de">')
    expect(html).not.toMatch(/<script/i)
  })

  it.each([
    ['GB', '/uk'],
    ['IE', '/eu'],
    ['US', '/us'],
  ] as const)('home of %s is %s', (country, path) => {
    expect(homeOf(country)).toBe(path)
  })

  it('hidden fields escape names and values', () => {
    expect(hidden({ token: '"><script>' }).map((field) => field.text)).toEqual([
      '<input type="hidden" name="token" value="&quot;&gt;&lt;script&gt;" />',
    ])
  })
})

describe('the pages of a withdrawal', () => {
  const ENTERED = { name: 'Ada "A"', number: '10000008', email: 'ada@example.com' }
  const GIVEN = { ...ENTERED, ...READER, id: 'w'.repeat(24) }

  it('the form has what was entered, and shows what is wrong with it', () => {
    const html = withdrawalForm(READER, ENTERED, 'Something is <missing>')
    expect(html).toContain('value="Ada &quot;A&quot;"')
    expect(html).toContain('<p class="problem" role="alert">Something is &lt;missing&gt;</p>')
    expect(withdrawalForm(READER, ENTERED)).not.toContain('role="alert"')
  })

  it('the question repeats the statement and carries everything that confirms it', () => {
    const html = withdrawalCheck(READER, GIVEN)
    const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
    expect(Object.fromEntries(fields)).toEqual({
      country: 'IE',
      language: 'en',
      step: 'confirm',
      id: GIVEN.id,
      name: 'Ada &quot;A&quot;',
      number: '10000008',
      email: 'ada@example.com',
    })
    expect(text(html)).toContain('10000008')
  })

  it('the last page names moment and address', () => {
    const html = text(withdrawalDone(READER, GIVEN, '2026-11-15T10:00:00.000Z'))
    expect(html).toContain('15 November 2026 at 10:00:00')
    expect(html).toContain('ada@example.com')
  })
})
