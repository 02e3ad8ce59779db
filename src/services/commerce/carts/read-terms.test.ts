import { describe, expect, it } from 'vitest'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { discountRule, shippingMethod } from '../../../../tests/support/pricing-context.ts'
import type { CountryCode } from '../../../markets/types.ts'
import { createDiscount, stopDiscount, type DiscountDefinition } from '../discounts/discount-rules.ts'
import { saveShippingMethods } from '../shipping/shipping-methods.ts'
import { cacheTerms } from './cache-terms.ts'
import { giftsWith, readTerms } from './read-terms.ts'

type Codes = readonly [(string | undefined)?, (string | undefined)?]

const NO_CODES = [undefined, undefined] as const
const definition = (id: string, over: Partial<DiscountDefinition> = {}): DiscountDefinition => {
  const { isExhausted: _, ...rule } = discountRule(id)
  return { ...rule, ...over }
}
const gift = (...variantIds: string[]) => ({ effect: { kind: 'gift', variantIds, quantity: 1 } }) as const

describe.each(engines)('the terms of a cart on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  const create = (given: DiscountDefinition, usageLimit?: number) =>
    shop.inTransaction((transaction) => createDiscount(transaction, given, { usageLimit, now: NOW }))
  const stop = (id: string) => shop.inTransaction((transaction) => stopDiscount(transaction, id, NOW))
  const ship = (...offers: readonly (readonly [string, readonly CountryCode[]])[]) =>
    shop.inTransaction((transaction) =>
      saveShippingMethods(
        transaction,
        shop.database,
        offers.map(([id, countries]) => ({ method: shippingMethod(id), countries })),
      ),
    )
  const read = (...codes: Codes) => readTerms(shop.query, 'NL', [codes[0], codes[1]])

  describe('readTerms', () => {
    it('holds automatic discounts that run, and no stopped ones', async () => {
      await create(definition('automatic'))
      await create(definition('stopped'))
      await stop('stopped')
      const { rules, codes, limited } = await read()
      expect(rules).toEqual([discountRule('automatic')])
      expect([codes.size, limited.size]).toEqual([0, 0])
    })

    it.each<[string, Codes, readonly string[]]>([
      ['the code of the cart', ['TEN'], ['TEN']],
      ['the wanted code', [undefined, 'TEN'], ['TEN']],
      ['both', ['FIVE', 'TEN'], ['FIVE', 'TEN']],
      ['the same twice', ['TEN', 'TEN'], ['TEN']],
      ['none that does not exist', ['NOPE', ''], []],
      ['none that was stopped', ['GONE'], []],
      ['none when none is requested', [], []],
    ])('holds of all codes %s', async (_, codes, expected) => {
      await create(definition('ten', { code: 'TEN' }))
      await create(definition('five', { code: 'FIVE' }))
      await create(definition('gone', { code: 'GONE' }))
      await stop('gone')
      const terms = await read(...codes)
      expect([...terms.codes.keys()].toSorted()).toEqual(expected)
      expect(terms.rules).toEqual([])
    })

    it('names the discounts with a limit, and whether they are used up', async () => {
      await create(definition('endless'))
      await create(definition('few'), 2)
      await create(definition('none-left'), 0)
      const { rules, limited } = await read()
      expect(Object.fromEntries(rules.map(({ id, isExhausted }) => [id, isExhausted]))).toEqual({
        endless: false,
        few: false,
        'none-left': true,
      })
      expect([...limited].toSorted()).toEqual(['few', 'none-left'])
    })

    it('holds the shipping methods of the country, in the order of the merchant', async () => {
      await ship(['z-first', ['NL', 'DE']], ['abroad', ['DE']], ['a-last', ['NL']])
      expect((await read()).methods.map(({ id }) => id)).toEqual(['z-first', 'a-last'])
    })

    it('names what automatic discounts give away, and with a code what that one adds', async () => {
      await create(definition('present', gift('1')))
      await create(definition('abroad', { ...gift('2'), markets: ['DE'] }))
      await create(definition('more', { ...gift('3'), code: 'MORE' }))
      const terms = await read('MORE')
      expect(terms.gifts).toEqual(['1'])
      expect(giftsWith(terms, [], 'NL')).toEqual(['1'])
      expect(giftsWith(terms, [...terms.codes.values()], 'NL')).toEqual(['1', '3'])
    })

    it('comes with the versions of terms and offers', async () => {
      const { version, terms } = await shop.versions()
      expect(await read()).toMatchObject({ version: terms, offersVersion: version })
      await create(definition('one'))
      expect((await read()).version).toBe(terms + 1)
    })
  })

  describe('cacheTerms', () => {
    const version = async () => (await shop.versions()).terms
    /** Past the service: a change that raises no version is seen only by a reader that does not use its cache. */
    const rename = (name: string) =>
      shop.query
        .updateTable('discounts')
        .set({ definition: JSON.stringify(definition('one', { name })) })
        .where('id', '=', 'one')
        .execute()
    const nameIn = async (terms: Promise<Awaited<ReturnType<typeof readTerms>>>) => (await terms).rules[0]?.name

    it('reads once per version and country', async () => {
      await create(definition('one'))
      const cached = cacheTerms()
      const now = await version()
      expect(await nameIn(cached(shop.query, 'NL', NO_CODES, now))).toBe('one')
      await rename('other')
      expect(await nameIn(cached(shop.query, 'NL', NO_CODES, now))).toBe('one')
      expect(await nameIn(cached(shop.query, 'DE', NO_CODES, now))).toBe('other')
      await create(definition('two'))
      expect(await nameIn(cached(shop.query, 'NL', NO_CODES, await version()))).toBe('other')
    })

    it.each<[string, readonly [string | undefined, string | undefined]]>([
      ['a code of the cart', ['TEN', undefined]],
      ['a wanted code', [undefined, 'TEN']],
    ])('does not use the cache for %s: its uses change without a new version', async (_, codes) => {
      await create(definition('one'))
      const cached = cacheTerms()
      const now = await version()
      await cached(shop.query, 'NL', NO_CODES, now)
      await rename('other')
      expect(await nameIn(cached(shop.query, 'NL', codes, now))).toBe('other')
      expect(await nameIn(cached(shop.query, 'NL', NO_CODES, now))).toBe('one')
    })

    it('does not cache while an automatic discount is limited', async () => {
      await create(definition('one'), 5)
      const cached = cacheTerms()
      const now = await version()
      await cached(shop.query, 'NL', NO_CODES, now)
      await rename('other')
      expect(await nameIn(cached(shop.query, 'NL', NO_CODES, now))).toBe('other')
    })

    it('does not use the cache for a caller without a version', async () => {
      await create(definition('one'))
      const cached = cacheTerms()
      await cached(shop.query, 'NL', NO_CODES, await version())
      await rename('other')
      expect(await nameIn(cached(shop.query, 'NL', NO_CODES, undefined))).toBe('other')
    })
  })
})
