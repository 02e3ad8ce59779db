import { describe, expect, it } from 'vitest'
import { cartChange, newCart } from './cart-schema.ts'
import { MAX_CART_LINES } from './cart.ts'

const store = { countryCode: 'GB', languageCode: 'en' }
const products = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index}`, quantity: 1 }))

describe('cart requests', () => {
  it.each([
    ['~CRT-07 products', { products: [{ id: '7333102000011', quantity: 2 }] }],
    ['~CRT-09 a quantity of 0', { products: [{ id: '7333102000011', quantity: 0 }] }],
    ['~SHP-08 a shipping method', { products: [{ id: 'standard-gb', quantity: 1 }] }],
    ['~CRT-23 too many: that has a code of its own', { products: [{ id: '1', quantity: 10_001 }] }],
    ['~CRT-10 a store', { store: { countryCode: 'FI', languageCode: 'en' } }],
    ['~DSC-01 a code', { code: 'WELCOME10' }],
    ['~DSC-02 to take the discount away', { deleteDiscount: true }],
    ['several things at once', { products: products(MAX_CART_LINES), store, code: 'x' }],
  ])('%s', (_, body) => {
    expect(cartChange.safeParse(body).success).toBe(true)
  })

  const line = (more: object) => ({ products: [{ id: '1', quantity: 1, ...more }] })

  it.each([
    ['a price', line({ price: 1 }), ['products', 0]],
    ['a discount', { ...line({}), discounts: { rules: [] } }, []],
    ['a total', { ...line({}), totalPrice: 0 }, []],
    ['a quantity below zero', line({ quantity: -1 }), ['products', 0, 'quantity']],
    ['a broken quantity', line({ quantity: 1.5 }), ['products', 0, 'quantity']],
    ['a quantity no number holds exactly', line({ quantity: 1e300 }), ['products', 0, 'quantity']],
    ['a quantity as text', line({ quantity: '1' }), ['products', 0, 'quantity']],
    ['no quantity', { products: [{ id: '1' }] }, ['products', 0, 'quantity']],
    ['an id that is a number', line({ id: 1 }), ['products', 0, 'id']],
    ['an id that is none', line({ id: "1' or 1=1" }), ['products', 0, 'id']],
    ['the same id twice', { products: [...products(2), { id: '0', quantity: 3 }] }, ['products', 2, 'id']],
    ['a thousand lines', { products: products(1000) }, ['products']],
    ['no line', { products: [] }, ['products']],
    ['a country nothing is shipped to', { store: { ...store, countryCode: 'AU' } }, ['store', 'countryCode']],
    ['a country in small letters', { store: { ...store, countryCode: 'gb' } }, ['store', 'countryCode']],
    ['an unknown language', { store: { ...store, languageCode: 'sv' } }, ['store', 'languageCode']],
    ['a currency', { store: { ...store, currencyUnit: 'EUR' } }, ['store']],
    ['a code of 10 KB', { code: 'x'.repeat(10_000) }, ['code']],
    ['an empty code', { code: '' }, ['code']],
    ['T36 a discount that is not deleted', { deleteDiscount: false }, ['deleteDiscount']],
    ['a code to set and to take away', { code: 'x', deleteDiscount: true }, ['deleteDiscount']],
    ['nothing', {}, []],
  ])('refuses %s', (_, body, path) => {
    expect(cartChange.safeParse(body).error?.issues[0]?.path).toEqual(path)
  })
})

describe('requests for a new cart', () => {
  it('~CRT-12 its store, and what it begins with', () => {
    expect(newCart.safeParse({ store }).success).toBe(true)
    expect(newCart.safeParse({ store, products: products(1), code: 'x' }).success).toBe(true)
  })

  it.each([
    ['no store', { products: products(1) }, ['store']],
    ['a price', { store, price: 1 }, []],
    ['a code to set and to take away', { store, code: 'x', deleteDiscount: true }, ['deleteDiscount']],
  ])('refuses %s', (_, body, path) => {
    expect(newCart.safeParse(body).error?.issues[0]?.path).toEqual(path)
  })
})
