import { describe, expect, it } from 'vitest'
import { rawShippingMethod } from '../../../tests/support/raw-cart.ts'
import { firstAvailable } from './first-available.ts'
import { toShippingMethods } from './to-shipping-methods.ts'

function read(answer: unknown, more: { readonly currency?: 'EUR' | 'SEK'; readonly language?: 'de' | 'fr' } = {}) {
  const logged: string[] = []
  const log = (code: string, { message }: { readonly message: string }) => logged.push(`${code}: ${message}`)
  const reading = { currency: 'GBP', language: 'en', ...more, log } as const
  return { methods: () => toShippingMethods(answer, reading), logged }
}

const texts = { displayName: { en: 'Post' }, description: { en: 'Soon' } }

describe('toShippingMethods', () => {
  it('SHP-02 gives the eight members', () => {
    expect(read([rawShippingMethod({ discount: { GBP: 95 } })]).methods()).toEqual([
      {
        id: 'standard',
        title: 'Standard',
        available: true,
        errorMessage: undefined,
        price: 495,
        discountAmount: 95,
        deliveryDetails: '2 to 4 working days',
        logo: '/logos/post.svg',
      },
    ])
  })

  it('SHP-03 picks currency and language', () => {
    const [method] = read([rawShippingMethod()], { currency: 'EUR', language: 'de' }).methods()
    expect(method).toMatchObject({ price: 595, title: 'Standardversand', deliveryDetails: '2 bis 4 Werktage' })
  })

  it('~SHP-03 English where a language is missing', () => {
    expect(read([rawShippingMethod()], { language: 'fr' }).methods()[0]?.title).toBe('Standard')
  })

  it('~SHP-03 one that is not active is reported with the reason', () => {
    const raw = rawShippingMethod({
      active: false,
      attributes: { ...texts, errorMessage: { en: 'Full until Monday' } },
    })
    expect(read([raw]).methods()).toMatchObject([{ available: false, errorMessage: 'Full until Monday' }])
  })

  it.each([
    ['no discounts', undefined],
    ['discounts that are none', null],
    ['no discount in the currency', { EUR: 95 }],
  ])('takes off nothing where there are %s', (_, discount) => {
    expect(read([{ ...rawShippingMethod(), discount }]).methods()[0]?.discountAmount).toBe(0)
  })

  it('~SHP-03 one that is active has no reason, though the service sends one', () => {
    const raw = rawShippingMethod({ attributes: { ...texts, errorMessage: { en: 'Full until Monday' } } })
    expect(read([raw]).methods()[0]?.errorMessage).toBeUndefined()
  })

  it('SHP-02 a method needs no logo', () => {
    const { imageUrl: _logo, ...plain } = rawShippingMethod()
    expect(read([plain]).methods()).toMatchObject([{ id: 'standard', logo: undefined }])
  })

  it('a method never costs less than nothing', () => {
    expect(read([rawShippingMethod({ discount: { GBP: 9999 } })]).methods()[0]?.discountAmount).toBe(495)
  })

  it.each([
    ['a price', rawShippingMethod({ id: 'x', price: { EUR: 1 } }), 'Shipping method x has no price'],
    ['a price that is one', rawShippingMethod({ id: 'x', price: { GBP: -1 } }), 'Shipping method x has no price'],
    [
      'a title',
      rawShippingMethod({ id: 'x', attributes: { ...texts, displayName: {} } }),
      'Shipping method x has no title',
    ],
    [
      'a description',
      rawShippingMethod({ id: 'x', attributes: { ...texts, description: { en: '  ' } } }),
      'Shipping method x has no description',
    ],
    [
      'anything',
      rawShippingMethod({ id: 'x', price: {}, attributes: { displayName: {}, description: {} } }),
      'Shipping method x has no price, no title, no description',
    ],
    ['a price that is a number', rawShippingMethod({ id: 'x', price: { GBP: 4.5 } }), 'Shipping method x has no price'],
    ['any existence', null, 'A shipping method is none'],
    ['an id', { ...rawShippingMethod(), id: 7 }, 'A shipping method is none'],
    ['a state', { ...rawShippingMethod(), active: 'yes' }, 'A shipping method is none'],
    ['texts', { ...rawShippingMethod(), attributes: null }, 'A shipping method is none'],
    ['a logo that is an address', { ...rawShippingMethod(), imageUrl: 7 }, 'A shipping method is none'],
    ['any shape', { id: 7 }, 'A shipping method is none'],
  ])('SHP-04 leaves out one without %s, and logs it', (_, raw, message) => {
    const { methods, logged } = read([raw, rawShippingMethod()])
    expect(methods().map(({ id }) => id)).toEqual(['standard'])
    expect(logged).toEqual([`shipping_method_left_out: ${message}`])
  })

  it('SHP-04 a price of 0 is a price', () => {
    expect(read([rawShippingMethod({ price: { GBP: 0 } })]).methods()).toMatchObject([{ price: 0 }])
  })

  it.each([
    ['no method', []],
    ['only some that are left out', [rawShippingMethod({ price: {} })]],
    ['something else', { methods: [] }],
  ])('~SHP-05 ~ERR-19 %s is a mistake of the merchant', (_, answer) => {
    expect(read(answer).methods).toThrow('No shipping methods found (configure in admin)')
  })
})

describe('firstAvailable', () => {
  const method = (id: string, active: boolean) => rawShippingMethod({ id, active })

  it.each([
    ['SHP-07 passes over one that is not available', [method('a', false), method('b', true), method('c', true)], 'b'],
    ['SHP-07 none', [method('a', false)], undefined],
  ])('%s', (_, raw, expected) => {
    expect(firstAvailable(read(raw).methods())?.id).toBe(expected)
  })
})
