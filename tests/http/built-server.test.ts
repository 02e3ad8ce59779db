/** The built shop: it starts, and finds the files that are not part of the build. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callShopSocket } from '../../src/merchant/socket/call-socket.ts'
import { listShippingOperation } from '../../src/merchant/commerce/shipping-operations.ts'
import { untilReady } from '../nodes/cluster.ts'
import { type Shop, startShop } from '../support/start-shop.ts'
import { READ_COMMERCE_OPENAPI } from '../../src/contracts/commerce/commerce-routes.ts'

describe('the built server', () => {
  let shop: Shop

  beforeAll(async () => {
    shop = await startShop({ LOG_LEVEL: 'warn' }, 'tools/start.js')
    // A page that is requested before the products are indexed waits for them, and may end with a timeout.
    await untilReady(shop)
  })
  afterAll(() => shop.stop())

  const statusOf = async (path: string) => (await fetch(shop.url + path)).status

  it.each(['/', '/uk', '/uk/search?term=stripes', '/de/adults/socks', READ_COMMERCE_OPENAPI.path])(
    'answers %s',
    async (path) => {
      expect(await statusOf(path)).toBe(200)
    },
  )

  it('renders pictures in a process that runs from its source', async () => {
    const html = await (await fetch(`${shop.url}/uk`)).text()
    const [address = ''] = /\/images\/[^"' ]+/.exec(html) ?? []
    expect(await statusOf(address.replaceAll('&amp;', '&'))).toBe(200)
  })

  it('runs merchant operations', async () => {
    const run = await callShopSocket(shop.dataDir)
    expect(await run?.(listShippingOperation, {})).toMatchObject({ ok: true })
  })

  it('logs no warning', () => {
    expect(shop.lines.filter((line) => line.startsWith('{'))).toEqual([])
  })
})
