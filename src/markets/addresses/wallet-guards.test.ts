import { describe, expect, it } from 'vitest'
import { walletRefusal } from './wallet-guards.ts'

describe('walletRefusal', () => {
  it.each([
    ['PAY-14 all in the market', 'GB', 'GB', 'GB', undefined],
    ['PAY-14 ERR-10 a parcel to another country', 'FR', 'GB', 'GB', 'apple_pay_country_error'],
    ['PAY-14 a bill to another country', 'GB', 'FR', 'GB', undefined],
    ['PAY-14 ERR-11 an American order billed elsewhere', 'US', 'GB', 'US', 'apple_pay_us_billing_country_error'],
    ['PAY-14 ERR-10 of an American order, too', 'CA', 'CA', 'US', 'apple_pay_country_error'],
    ['PAY-14 as wallets write it', 'us', ' Us ', 'US', undefined],
  ] as const)('%s', (_, shipping, billing, market, expected) => {
    expect(walletRefusal({ shipping, billing }, market)).toBe(expected)
  })
})
