/** Buys at a running shop over HTTP, as a browser would, and pays with a card of the sandbox. */
import type { Shop } from './start-shop.ts'
import { demoProducts } from './demo-shop.ts'
import { card, ORDER } from './purchase-parts.ts'
import { SANDBOX_ACCOUNT } from './sandbox-account.ts'
import { shopper } from './shopper.ts'

export type Home = {
  readonly country: string
  readonly language: string
  readonly address: Partial<typeof ORDER.shippingAddress>
}

type Purchase = {
  readonly quantity?: number
  /** How many different products. */
  readonly lines?: number
  /** Names what the sandbox does with the payment later. */
  readonly holderName?: string
  readonly email?: string
}

/** Pays an order; returns its number. */
export async function buyOrder(
  { url: baseUrl }: Pick<Shop, 'url'>,
  { country, language, address }: Home = { country: 'NL', language: 'en', address: {} },
  { quantity = 2, lines = 1, holderName = 'Ada Lovelace', email = ORDER.email }: Purchase = {},
): Promise<string> {
  const reach = { fetch: (request: Request) => fetch(request), baseUrl }
  const isAmerican = country === 'US'
  type Variant = ReturnType<typeof demoProducts>[number]['variants'][number]
  const isSold = ({ stock, prices }: Variant): boolean =>
    ((isAmerican ? stock.us : stock.nl) ?? 0) > 20 && prices[isAmerican ? 'USD' : 'EUR'] !== undefined
  const variants = demoProducts()
    .flatMap((product) => product.variants.filter(isSold).slice(0, 1))
    .slice(0, lines)
  const buyer = shopper(reach, reach, { clientKey: SANDBOX_ACCOUNT.clientKey, origin: baseUrl })
  const cart = await buyer.openCart({
    store: { countryCode: country, languageCode: language },
    products: variants.map(({ id }) => ({ id, quantity })),
  })
  const shippingAddress = { ...ORDER.shippingAddress, country, ...address }
  const placed = await buyer.placeOrder(cart, {
    ...ORDER,
    email,
    shippingAddress,
    billingAddress: shippingAddress,
    languageCode: language,
    returnUrl: `${baseUrl}/uk/checkout/payment`,
    ...(await shownTerms(baseUrl, country)),
  })
  const { sessionResult } = await buyer.pay(placed.adyen.session, card({ holderName }))
  await buyer.confirm(placed, { sessionResult, sessionId: placed.adyen.session.id })
  return placed.brink.order.orderNumber
}

/** Storefronts of the countries whose shoppers agree to the terms expressly (LAW-10). */
const EXPRESS: Readonly<Record<string, string>> = { KR: 'gl', HU: 'eu', PT: 'eu' }

/** As the payment page shows them. */
async function shownTerms(baseUrl: string, country: string): Promise<{ readonly agreedTerms?: string }> {
  const storefront = EXPRESS[country]
  if (storefront === undefined) return {}
  const page = await fetch(`${baseUrl}/${storefront}/checkout/payment`, { headers: { cookie: `market=${country}` } })
  const [, agreedTerms] = /"terms":\{"version":"[^"]*","hash":"([\w-]{43})"/.exec(await page.text()) ?? []
  return agreedTerms === undefined ? {} : { agreedTerms }
}
