import { describe, expect, it } from 'vitest'
import { PRICE_CURRENCIES } from '../../src/contracts/merchant/catalogue.ts'
import { discountDefinition } from '../../src/services/commerce/discounts/discount-schema.ts'
import { demoDiscounts, demoProducts } from '../support/demo-shop.ts'

const products = demoProducts()
const discounts = demoDiscounts().map(({ definition }) => definition)

describe('the demo’s discounts', () => {
  it.each(discounts.map((discount) => [discount.id, discount] as const))(
    '%s is one that the shop takes',
    (_, discount) => {
      expect(discountDefinition.parse(discount)).toEqual(discount)
    },
  )

  it('amounts are named in every currency', () => {
    const amounts = discounts.flatMap(({ effect, minimumSpend }) => [
      ...('amounts' in effect ? [effect.amounts] : []),
      ...(minimumSpend === undefined ? [] : [minimumSpend]),
    ])
    expect(amounts).toHaveLength(2)
    for (const named of amounts) expect(Object.keys(named).toSorted()).toEqual(PRICE_CURRENCIES.toSorted())
  })

  it('the gift can be had on both sides of the ocean', () => {
    const gift = discounts.map(({ effect }) => effect).find((effect) => effect.kind === 'gift')
    const variants = products.flatMap((product) => product.variants)
    const given = gift?.variantIds.flatMap((id) => variants.find((variant) => variant.id === id) ?? []) ?? []
    expect(given).toHaveLength(4)
    expect(given.filter(({ sku }) => sku.includes('-UP'))).toHaveLength(2)
  })
})
