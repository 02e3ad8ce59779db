import { expect, it } from 'vitest'
import { rawShippingMethod } from '../../../tests/support/raw-cart.ts'
import { findMarket } from '../../markets/storefronts/table.ts'
import { http } from '../transport.ts'
import { shippingClient } from './shipping-client.ts'

it.each([
  [undefined, '/orderv1/shipments/DE'],
  ['other', '/other/shipments/DE'],
])(
  '~SHP-01 with the prefix %s requests %s, and reads in the currency and language of the market',
  async (cartPrefix, path) => {
    const market = findMarket('production', 'DE')
    if (market === undefined) throw new Error('No market')
    const [requests, logged]: [string[], string[]] = [[], []]
    const client = shippingClient({
      ...(cartPrefix !== undefined && { cartPrefix }),
      log: (code) => logged.push(code),
      transport: http({
        baseUrl: 'http://shop.test',
        fetch: async ({ url }) => {
          requests.push(new URL(url).pathname)
          return Response.json([rawShippingMethod(), { id: 7 }])
        },
      }),
    })
    expect(await client.methods(market)).toMatchObject([{ id: 'standard', title: 'Standardversand', price: 595 }])
    expect([requests, logged]).toEqual([[path], ['shipping_method_left_out']])
  },
)
