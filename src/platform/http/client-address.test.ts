import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { clientOf, senderIp } from './client-address.ts'
import { CLIENT_IP_HEADER } from './client-ip.ts'

describe('senderIp', () => {
  it.each([
    ['the connection’s, without proxies of ours', '203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
    ['a visitor cannot name another', '203.0.113.7', '10.0.0.1, 8.8.8.8', 0, '203.0.113.7'],
    ['the client of our proxy', '10.0.0.2', '8.8.8.8, 203.0.113.7', 1, '203.0.113.7'],
    ['the client of the first of our two proxies', '10.0.0.2', '203.0.113.7, 10.0.0.9', 2, '203.0.113.7'],
    ['nothing, when our proxy sends no header', '10.0.0.2', undefined, 1, ''],
    ['nothing, when its header is invalid', '10.0.0.2', 'unknown', 1, ''],
    ['one spelling of an old address', '::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
  ])('%s', (_, remoteAddress, forwardedFor, trustedProxies, expected) => {
    expect(senderIp({ remoteAddress, forwardedFor, trustedProxies })).toBe(expected)
  })
})

describe('clientOf', () => {
  const app = new Hono().get('/', (c) => c.text(clientOf(c.req.raw)))
  const seen = async (ip: string | undefined) =>
    (await app.request('/', ip === undefined ? {} : { headers: { [CLIENT_IP_HEADER]: ip } })).text()

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['127.0.0.1', 'unknown'],
    ['::1', 'unknown'],
    ['192.168.1.5', 'unknown'],
    ['fe80::1', 'unknown'],
    ['10.1.2.3', 'unknown'],
    ['not an address', 'unknown'],
    ['203.0.113.7, 203.0.113.8', 'unknown'],
    ['', 'unknown'],
    [undefined, 'unknown'],
  ])('SEC-05 %s is counted as %s: what is private or unreadable is one client', async (ip, expected) => {
    expect(await seen(ip)).toBe(expected)
  })
})
