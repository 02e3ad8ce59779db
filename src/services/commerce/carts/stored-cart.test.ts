import { describe, expect, it } from 'vitest'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { storedCart } from '../../../../tests/support/pricing-context.ts'
import { raiseOffersVersion } from '../catalogue/offers-version.ts'
import { raiseTermsVersion } from '../raise-terms-version.ts'
import { closeCart, lockCart, readCart, readVersions, updateCart } from './stored-cart.ts'

const LATER = new Date('2026-11-15T11:00:00.000Z')
const FULL = storedCart({
  store: { countryCode: 'DE', languageCode: 'de' },
  lines: [
    { id: 'line-b', variantId: 'b', quantity: 1 },
    { id: 'line-a', variantId: 'a', quantity: 10_000 },
    { id: 'line-b2', variantId: 'b', quantity: 2 },
  ],
  shipping: 'post',
  code: 'TEN',
})

describe.each(engines)('a stored cart on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  const row = () => shop.query.selectFrom('carts').selectAll().executeTakeFirstOrThrow()
  const write = (over: object) => shop.query.updateTable('carts').set(over).execute()

  it.each([
    ['with everything in it, in its order', FULL],
    ['that is empty', storedCart({ lines: [] })],
    ['of the United States', storedCart({ region: 'US', store: { countryCode: 'US', languageCode: 'en' } })],
  ])('is read as it was written: %s', async (_, cart) => {
    await shop.insertCart(cart)
    expect(await readCart(shop.query, cart.id)).toMatchObject(cart)
    expect(await shop.inTransaction((transaction) => lockCart(transaction, shop.database, cart.id))).toMatchObject(cart)
  })

  it('that does not exist is undefined', async () => {
    expect(await readCart(shop.query, 'nothing')).toBeUndefined()
    expect(await shop.inTransaction((transaction) => lockCart(transaction, shop.database, 'nothing'))).toBeUndefined()
  })

  it('a change replaces what it holds, counts its version, and leaves when it was created', async () => {
    await shop.insertCart(FULL)
    await shop.inTransaction((transaction) =>
      updateCart(transaction, { ...FULL, lines: [], shipping: undefined, code: undefined }, LATER),
    )
    expect(await readCart(shop.query, FULL.id)).toMatchObject({ lines: [], shipping: undefined, code: undefined })
    expect(await row()).toMatchObject({
      version: 2,
      created_at: NOW.toISOString(),
      updated_at: LATER.toISOString(),
      shipping: null,
      code: null,
    })
  })

  it('a change of one cart leaves the others', async () => {
    await shop.insertCart(FULL)
    await shop.insertCart({ ...FULL, id: 'cart-2' })
    await shop.inTransaction((transaction) => updateCart(transaction, { ...FULL, lines: [] }, LATER))
    expect((await readCart(shop.query, 'cart-2'))?.lines).toEqual(FULL.lines)
  })

  it('closing it changes its state and nothing that was chosen', async () => {
    await shop.insertCart(FULL)
    await shop.inTransaction((transaction) => closeCart(transaction, FULL.id, LATER))
    expect(await readCart(shop.query, FULL.id)).toMatchObject({ ...FULL, state: 'CLOSED' })
    expect(await row()).toMatchObject({ version: 2, updated_at: LATER.toISOString() })
  })

  it('comes with the versions of offers and terms at the time of reading', async () => {
    await shop.insertCart(FULL)
    const before = await readVersions(shop.query)
    expect((await readCart(shop.query, FULL.id))?.versions).toEqual(before)
    await shop.inTransaction((transaction) => raiseTermsVersion(transaction))
    await shop.inTransaction((transaction) => raiseOffersVersion(transaction, shop.database, []))
    const after = { offers: before.offers + 1, terms: before.terms + 1 }
    expect((await readCart(shop.query, FULL.id))?.versions).toEqual(after)
    expect(await readVersions(shop.query)).toEqual(after)
  })

  it('written before lines had ids is read with the variant as the id of the line', async () => {
    await shop.insertCart(FULL)
    await write({ lines: '[["a",2],["line-b","b",1]]' })
    expect((await readCart(shop.query, FULL.id))?.lines).toEqual([
      { id: 'a', variantId: 'a', quantity: 2 },
      { id: 'line-b', variantId: 'b', quantity: 1 },
    ])
  })

  it.each([
    ['half a text', { lines: '[["a"' }, 'Invalid stored JSON: cart cart-1: not JSON'],
    ['a part of a pair', { lines: '[["line-a","a",0.5]]' }, 'Invalid stored JSON: cart cart-1'],
    ['an unknown country', { country: 'XX' }, 'The cart cart-1 is of a market that does not exist: NL XX de'],
    ['an unknown language', { language: 'xx' }, 'NL DE xx'],
    ['an unknown region', { region: 'XX' }, 'XX DE de'],
  ])('with %s is rejected by its id', async (_, over, message) => {
    await shop.insertCart(FULL)
    await write(over)
    await expect(readCart(shop.query, FULL.id)).rejects.toThrow(message)
  })
})
