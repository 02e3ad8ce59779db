import { once } from 'node:events'
import { createServer, request, type RequestListener, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { portOf } from '../../../tests/support/port-of.ts'
import type { DeskPlace } from './desk-place.ts'
import { routeDesk } from './route-desk.ts'

const answerWith =
  (name: string): RequestListener =>
  (_, response) =>
    void response.end(name)

let server: Server
afterEach(() => server.close())

async function open(place: DeskPlace): Promise<void> {
  server = createServer(routeDesk({ place, shop: answerWith('shop'), desk: answerWith('desk') }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

/** What answered: the shop, the desk, or a status. */
async function answererOf(path: string, host: string): Promise<string> {
  const sent = request({ host: '127.0.0.1', port: portOf(server), path, headers: { host }, agent: false })
  sent.end()
  const [response] = await once(sent, 'response')
  const body = await text(response)
  return response.statusCode === 200 ? body : `${response.statusCode} ${response.headers.location ?? ''}`.trim()
}

const OWN_HOST = { kind: 'own-host', url: 'https://desk.example', host: 'desk.example' } as const

describe('requests for the desk', () => {
  it.each([
    ['/desk', 'desk.example', 'desk'],
    ['/desk?view=1', 'desk.example', 'desk'],
    ['/desk/api/order.list', 'desk.example', 'desk'],
    ['/desk/orders', 'DESK.example', 'desk'],
    ['/merchant/v1/orders', 'desk.example', 'desk'],
    ['/health/ready', 'desk.example', 'shop'],
    ['/', 'desk.example', '302 /desk'],
    ['/uk', 'desk.example', '404'],
    ['/desktop', 'desk.example', '404'],
    ['/assets/a.js', 'desk.example', '404'],
    ['/metrics', 'desk.example', '404'],
    ['/orderv1/carts', 'desk.example', '404'],
    ['/desk', 'shop.example', '404'],
    ['/desk/api/order.list', 'shop.example', '404'],
    ['/desk/auth/session', 'desk.example.evil.example', '404'],
    ['/desk', 'desk.example:8443', '404'],
    ['/merchant/v1/orders', 'shop.example', '404'],
    ['/uk', 'shop.example', 'shop'],
    ['/desktop', 'shop.example', 'shop'],
    ['/merchant/v10', 'shop.example', 'shop'],
  ])('~STF-01 with a host of its own: %s at %s is answered by %s', async (path, host, answerer) => {
    await open(OWN_HOST)
    expect(await answererOf(path, host)).toBe(answerer)
  })

  it.each([
    ['/desk', 'desk'],
    ['/desk/orders', 'desk'],
    ['/uk', 'shop'],
    ['/', 'shop'],
  ])('~STF-02 on the host of the shop: %s is answered by the %s', async (path, answerer) => {
    await open({ kind: 'shop-host' })
    expect(await answererOf(path, 'localhost')).toBe(answerer)
  })

  it.each([{ kind: 'none' } as const, { kind: 'closed', setting: 'CHAT_BOT_ID' } as const])(
    '~STF-03 without a desk: /desk is 404 ($kind)',
    async (place) => {
      await open(place)
      expect(await answererOf('/desk', 'localhost')).toBe('404')
      expect(await answererOf('/desk/api/order.list', 'localhost')).toBe('404')
      expect(await answererOf('/uk', 'localhost')).toBe('shop')
    },
  )
})
