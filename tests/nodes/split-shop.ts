/** The services of one shop in processes of their own, on one PostgreSQL. */
import { freePort } from '../support/free-port.ts'
import type { RunQuery } from '../support/purchase-invariants.ts'
import { queryOf, shopNode, untilReady, type ShopNode } from './cluster.ts'

const KEY = 'a-key-that-the-processes-of-a-split-shop-share'

export type SplitShop = {
  /** Of the storefront. */
  readonly url: string
  readonly content: ShopNode
  readonly commerce: ShopNode
  readonly discovery: ShopNode
  readonly storefront: ShopNode
  readonly query: RunQuery
  readonly stop: () => Promise<void>
}

/** The first process fills the database; the others start together, in any order. */
export async function startSplitShop(databaseUrl: string): Promise<SplitShop> {
  const ports = { storefront: await freePort(), commerce: 0, discovery: 0, content: 0 }
  ports.commerce = await freePort()
  ports.discovery = await freePort()
  ports.content = await freePort()
  const addressOf = (port: number) => `http://127.0.0.1:${port}`
  const url = addressOf(ports.storefront)
  const shared = {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: url,
    SERVICE_KEY: KEY,
    LOG_LEVEL: 'fatal',
  }
  const addresses = {
    COMMERCE_URL: addressOf(ports.commerce),
    PAYMENTS_URL: addressOf(ports.commerce),
    DISCOVERY_URL: addressOf(ports.discovery),
    IMAGES_URL: addressOf(ports.discovery),
    CONTENT_URL: `${addressOf(ports.content)}/v2/cdn`,
    CONTENT_TOKEN: KEY,
  }
  // The desk edits what is in the database: it gets no addresses.
  const content = shopNode(ports.content, { ...shared, SERVICES: 'content,desk' })
  const behind = { ...shared, ...addresses, TRUSTED_PROXIES: '1' }
  const commerce = shopNode(ports.commerce, { ...behind, SERVICES: 'commerce,payments' })
  const discovery = shopNode(ports.discovery, { ...behind, SERVICES: 'discovery,images' })
  const storefront = shopNode(ports.storefront, { ...shared, ...addresses, SERVICES: 'storefront' })
  const all = [content, commerce, discovery, storefront]
  const stop = async () => {
    await Promise.all(all.map((node) => node.kill()))
  }
  try {
    await content.start()
    await Promise.all([commerce, discovery, storefront].map((node) => node.start()))
    await Promise.all(all.map(untilReady))
  } catch (error) {
    await stop()
    throw error
  }
  return { url, content, commerce, discovery, storefront, query: queryOf(databaseUrl), stop }
}
