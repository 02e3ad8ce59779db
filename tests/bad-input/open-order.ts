/** A cart and an order of a shopper, whose tokens the attacks use. */
import { z } from 'zod'
import { MAX_PER_PAGE } from '../../src/contracts/discovery/discovery.ts'
import { listingPath } from '../support/discovery-paths.ts'
import { ORDER } from '../support/purchase-parts.ts'
import type { Shop } from '../support/start-shop.ts'
import type { Tokens } from './bad-request.ts'

const listing = z.object({
  recommendations: z.array(z.object({ product: z.object({ variants: z.array(z.object({ id: z.string() })) }) })),
})
const cart = z.object({ jwtToken: z.string() })
const order = z.object({ orderToken: z.string(), brink: z.object({ order: z.object({ id: z.string() }) }) })

export async function openOrder({ url }: Shop, { email } = ORDER): Promise<Omit<Tokens, 'deskCookie' | 'apiKeys'>> {
  const variables = { collection: 'adults/socks' }
  const path = listingPath({ widgetId: 'listing-nl-nl', profile: 'test', limit: MAX_PER_PAGE, page: 1, variables })
  const { recommendations } = listing.parse(await (await fetch(url + path)).json())
  const [id = ''] = recommendations.flatMap(({ product }) => product.variants.map((variant) => variant.id))
  const store = { countryCode: 'NL', languageCode: 'en' }
  const { jwtToken } = cart.parse(await post(`${url}/orderv1/carts`, { store, products: [{ id, quantity: 1 }] }))
  const placed = order.parse(
    await post(
      `${url}/orderv1/carts/adyen/orders`,
      { ...ORDER, email, returnUrl: `${url}/nl/checkout/payment` },
      jwtToken,
    ),
  )
  return { cartToken: jwtToken, orderToken: placed.orderToken, orderId: placed.brink.order.id }
}

async function post(url: string, body: object, token?: string): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json()
}
