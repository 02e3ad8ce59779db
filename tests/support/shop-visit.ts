/** A visit to a page of the shop: its address, the services that its load may call, and what it logged. */
import { commerceClient } from '../../src/contracts/commerce/commerce-client.ts'
import { contentClient } from '../../src/contracts/content/content-client.ts'
import { discoveryClient } from '../../src/contracts/discovery/discovery-client.ts'
import { shippingClient } from '../../src/contracts/commerce/shipping-client.ts'
import { isStorefrontCode } from '../../src/markets/storefronts/codes.ts'
import { findMarket, findStorefront } from '../../src/markets/storefronts/table.ts'
import { recordShared } from '../../src/server/shell/shared-parts.ts'
import { contentReader } from '../../src/contracts/content/kinds/read-content.ts'
import { settingOf } from '../../src/contracts/content/kinds/setting.ts'
import { toSharedContent } from '../../src/storefront/page/shared-content.ts'
import type { PageProblem, ShopPlace, ShopVisit } from '../../src/storefront/page/page-contract.ts'
import { ROUTES, type PathParams, type PageRoute } from '../../src/contracts/storefront/routes.ts'
import { remoteService } from './remote-service.ts'
import { http } from '../../src/contracts/transport.ts'

/** The market and storefront of a country. */
export function shopPlace(country = 'GB'): ShopPlace {
  const market = findMarket('production', country)
  const code = market?.storefrontCode
  const storefront = code && findStorefront('production', code)
  if (!market || !storefront || !isStorefrontCode(code)) throw new Error(`No shop in ${country}`)
  return { code, storefront, market }
}

type Answer = (path: string) => unknown

export type Visiting = {
  readonly route: PageRoute['name']
  /** With its storefront: /uk/faq. */
  readonly address: string
  readonly params?: PathParams
  readonly country?: string
  /** The responses of the services; without it they are down. */
  readonly content?: Answer
  readonly discovery?: Answer
  readonly commerce?: Answer
  /** Shared content, by its slug below the folder. */
  readonly shared?: Readonly<Record<string, Readonly<Record<string, unknown>> & { readonly component: string }>>
}

const down = () => new Response('{}', { status: 500 })

export function shopVisit(visiting: Visiting) {
  const { route: name, address, params = {}, country, content, discovery, commerce, shared = {} } = visiting
  const place = shopPlace(country)
  const route = ROUTES.find((one) => one.name === name)
  if (!route) throw new Error(`No route ${name}`)
  const { pathname, searchParams } = new URL(address, 'http://shop')
  const remotes = {
    content: remoteService(content ?? down),
    discovery: remoteService(discovery ?? down),
    commerce: remoteService(commerce ?? down),
  }
  const warnings: { readonly problem: PageProblem; readonly details: Readonly<Record<string, unknown>> }[] = []
  const stories = Object.entries(shared).map(([slug, fields]) => ({
    full_slug: `_default/shared-content/${slug}`,
    content: { _uid: slug, ...fields },
  }))
  const reader = contentReader(settingOf(place.code, place.market))
  const around = toSharedContent(stories, reader, ({ path, message }) => {
    throw new Error(`${path}: ${message}`)
  })
  const visit: ShopVisit = {
    environment: 'production',
    origin: 'https://shop.example',
    path: pathname,
    query: searchParams,
    clients: {
      content: contentClient(remotes.content),
      discovery: discoveryClient(http(remotes.discovery)),
      shipping: shippingClient({ transport: http(remotes.commerce), log: () => {} }),
      commerce: commerceClient({ transport: http(remotes.commerce) }),
    },
    warn: (problem, details) => void warnings.push({ problem, details }),
    variants: {},
    miss: (problem, details) => void warnings.push({ problem, details }),
    ...place,
    route,
    params: { storefront: place.code, ...params },
    shared: recordShared(around, 'here').reader,
  }
  return { visit, warnings, requests: { content: remotes.content.requests, discovery: remotes.discovery.requests } }
}
