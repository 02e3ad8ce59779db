import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { portOf } from '../../../tests/support/port-of.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { followSameOrigin } from './follow-same-origin.ts'
import { createOutgoing, type ObservedOutgoing, type OutgoingOptions } from './outgoing.ts'
import { isPublicAddress } from './public-address.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function serve(listener: RequestListener, host = '127.0.0.1'): Promise<{ port: number; requests: string[] }> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    listener(request, response)
  })
  server.listen(0, host)
  await once(server, 'listening')
  closers.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return { port: portOf(server), requests }
}

function open(options: OutgoingOptions = {}) {
  const calls: ObservedOutgoing[] = []
  const outgoing = createOutgoing({ observe: (call) => calls.push(call), ...options })
  closers.push(outgoing.close)
  return { ...outgoing, outcomes: () => calls.map(({ outcome }) => outcome) }
}

/** Resolves names to these addresses, one after the other. Of the loopback network, 127.0.0.1 counts as public. */
function rulesFor(...addresses: readonly string[]) {
  let next = 0
  return {
    isPublic: (address: string) => address === '127.0.0.1',
    resolve: (...[, , done]: Parameters<NonNullable<OutgoingOptions['rules']>['resolve']>) => {
      done(null, [{ address: addresses[next++] ?? '', family: 4 }])
    },
  }
}

describe('outgoing requests', () => {
  it('SEC-16 a name that is rebound to a private address after its first use is not called there', async () => {
    const target = await serve((_, response) => void response.setHeader('connection', 'close').end('hello'))
    const { reach, outcomes } = open({ rules: rulesFor('127.0.0.1', '127.0.0.2') })
    const fetch = reach({ name: 'webhook', network: 'public' })
    const call = () => fetch(new Request(`http://hook.example:${target.port}/`))
    expect(await (await call()).text()).toBe('hello')
    await expect(call()).rejects.toThrow('hook.example is in a private network')
    expect(target.requests).toEqual(['GET /'])
    expect(outcomes()).toEqual(['success', 'private'])
  })

  it('SEC-16 one private address among public ones is enough to reject a name', async () => {
    const rules = {
      ...rulesFor(),
      resolve: (...[, , done]: Parameters<NonNullable<OutgoingOptions['rules']>['resolve']>) =>
        done(null, [
          { address: '127.0.0.1', family: 4 },
          { address: '10.0.0.1', family: 4 },
        ]),
    }
    const fetch = open({ rules }).reach({ name: 'webhook', network: 'public' })
    await expect(fetch(new Request('http://hook.example/'))).rejects.toThrow('private network')
  })

  it.each(['127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:10.0.0.1]', '169.254.169.254', 'localhost'])(
    'SEC-16 http://%s is no address on the internet',
    async (host) => {
      const fetch = open().reach({ name: 'webhook', network: 'public' })
      await expect(fetch(new Request(`http://${host}:9/`))).rejects.toThrow('private network')
    },
  )

  it.each([
    ['93.184.216.34', true],
    ['2606:2800:220:1::1', true],
    ['::ffff:93.184.216.34', true],
    ['100.64.0.1', false],
    ['192.168.1.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::ffff:127.0.0.1', false],
    ['64:ff9b::a00:1', false],
    ['2002:a00:1::', false],
    ['fd00::1', false],
    ['fe80::1%eth0', false],
    ['example.com', false],
  ])('SEC-16 %s is public: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic))

  it('SEC-16 redirects are not followed, neither to a private network nor elsewhere', async () => {
    const inside = await serve((_, response) => void response.end('secret'))
    const location = `http://127.0.0.1:${inside.port}/latest/meta-data`
    const outside = await serve((_, response) => void response.writeHead(302, { location }).end())
    for (const wrap of [(fetch: (request: Request) => Promise<Response>) => fetch, followSameOrigin]) {
      const fetch = wrap(open().reach({ name: 'content', network: 'configured' }))
      expect((await fetch(new Request(`http://127.0.0.1:${outside.port}/`))).status).toBe(302)
    }
    expect(inside.requests).toEqual([])
  })

  it('~SEC-16 content may be redirected to another path of its own service, a few times', async () => {
    const service = await serve((request, response) => {
      if (request.url === '/stories?cv=1') return void response.end('stories')
      return void response.writeHead(301, { location: request.url === '/loop' ? '/loop' : '/stories?cv=1' }).end()
    })
    const fetch = followSameOrigin(open().reach({ name: 'content', network: 'configured' }))
    const base = `http://127.0.0.1:${service.port}`
    expect(await (await fetch(new Request(`${base}/stories`))).text()).toBe('stories')
    expect((await fetch(new Request(`${base}/loop`))).status).toBe(301)
    expect(service.requests).toHaveLength(6)
  })

  it.each([
    ['that announces its size', (body: Buffer) => ({ headers: { 'content-length': body.byteLength }, body })],
    ['that does not', (body: Buffer) => ({ headers: {}, body })],
    ['that is compressed', (body: Buffer) => ({ headers: { 'content-encoding': 'gzip' }, body: gzipSync(body) })],
  ])('SEC-16 a response %s is read up to the limit only', async (_, made) => {
    const { headers, body } = made(Buffer.alloc(1_000_001))
    const { port } = await serve((__, response) => {
      response.writeHead(200, headers)
      response.write(body.subarray(0, 10))
      response.end(body.subarray(10))
    })
    const fetch = open().reach({ name: 'rates', network: 'configured', maxBytes: 1_000_000 })
    const read = async () => (await fetch(new Request(`http://127.0.0.1:${port}/`))).text()
    await expect(read()).rejects.toThrow('more than 1000000 bytes')
    const enough = open().reach({ name: 'rates', network: 'configured', maxBytes: 1_000_001 })
    expect(await (await enough(new Request(`http://127.0.0.1:${port}/`))).text()).toHaveLength(1_000_001)
  })

  it.each(['before it answers', 'while it answers'])('SEC-16 a dependency that hangs %s is given up', async (when) => {
    const { port } = await serve((_, response) => {
      if (when === 'while it answers') response.write('begin')
    })
    const fetch = open().reach({ name: 'rates', network: 'configured', timeoutMs: 50 })
    const read = async () => (await fetch(new Request(`http://127.0.0.1:${port}/`))).text()
    await expect(read()).rejects.toThrow(/aborted/)
  })

  it('SEC-16 a dependency that fails repeatedly is not called, until a call succeeds again', async () => {
    let status = 503
    const target = await serve((_, response) => void response.writeHead(status).end())
    const { reach, outcomes } = open()
    const callerWith = (restMs: number) => {
      const fetch = reach({ name: 'rates', network: 'configured', breaker: { failures: 2, restMs } })
      return () => fetch(new Request(`http://127.0.0.1:${target.port}/`)).then((answer) => answer.status)
    }
    // Longer than a test may take: it rests when the third call is made, however late that is.
    const patient = callerWith(3_600_000)
    expect([await patient(), await patient()]).toEqual([503, 503])
    await expect(patient()).rejects.toThrow('rates failed repeatedly, circuit breaker is open')
    expect(target.requests).toHaveLength(2)
    const call = callerWith(100)
    expect([await call(), await call()]).toEqual([503, 503])
    status = 200
    await expect.poll(() => call().catch(() => 'open'), { interval: 20 }).toBe(200)
    const failed = Array.from({ length: 4 }, () => 'rejected')
    expect(outcomes().filter((outcome) => outcome !== 'open')).toEqual([...failed, 'success'])
    expect(target.requests).toHaveLength(5)
  })

  it('SEC-16 counts each dependency in a metric of its own', async () => {
    const { port } = await serve((_, response) => void response.end())
    const metrics = createMetrics()
    const { reach } = open({ observe: (call) => metrics.observeOutgoing(call) })
    await reach({ name: 'content', network: 'configured' })(new Request(`http://127.0.0.1:${port}/`))
    const refused = reach({ name: 'webhook', network: 'public' })(new Request(`http://127.0.0.1:${port}/`))
    await expect(refused).rejects.toThrow('private network')
    const { body } = await metrics.expose()
    const countOf = (labels: string) => `outgoing_request_duration_seconds_count{${labels}} 1`
    expect(body).toContain(countOf('dependency="content",outcome="success"'))
    expect(body).toContain(countOf('dependency="webhook",outcome="private"'))
  })

  it.each([false, true])('~SEC-16 sends method, headers and body, streamed: %s', async (isStreamed) => {
    const answerWith = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const body = await text(request)
      response.setHeader('set-cookie', ['a=1', 'b=2']).writeHead(201)
      response.end(JSON.stringify({ body, key: request.headers['x-key'], length: request.headers['content-length'] }))
    }
    const { port } = await serve((request, response) => void answerWith(request, response))
    const fetch = open().reach({ name: 'commerce', network: 'configured', isStreamed })
    const init = { method: 'PUT', headers: { 'x-key': 'k' }, body: 'Grüße' }
    const answer = await fetch(new Request(`http://127.0.0.1:${port}/`, init))
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([201, ['a=1', 'b=2']])
    expect(await answer.json()).toEqual({ body: 'Grüße', key: 'k', ...(isStreamed ? {} : { length: '7' }) })
  })
})
