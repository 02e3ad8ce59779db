import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../platform/config/read-config.ts'
import { isTooSlow, type ConnectionLimits } from './connection-limits.ts'
import { connectionLimits, openHttpServer, type HttpServer } from './open-http-server.ts'

/** Short, so that no test waits as long as a visitor may take. */
const SHORT: ConnectionLimits = {
  headerMs: 300,
  /** Longer than a test may take: a body that is slow must be rejected for its rate. */
  bodyMs: 3_600_000,
  minBodyBytesPerSecond: 1000,
  graceMs: 200,
  connectionsPerAddress: 3,
}

const opened: { readonly servers: HttpServer[]; readonly sockets: Socket[] } = { servers: [], sockets: [] }
afterEach(async () => {
  for (const socket of opened.sockets.splice(0)) socket.destroy()
  await Promise.all(opened.servers.splice(0).map((server) => server.close()))
})

const readBody: RequestListener = (request, response) => {
  if (request.method === 'GET') response.end('whole')
  request.on('error', () => {}).on('end', () => response.end('whole'))
  request.resume()
}

async function open(limits: Partial<ConnectionLimits> = {}, listen: RequestListener = readBody): Promise<HttpServer> {
  const server = await openHttpServer(
    listen,
    { port: 0, host: '127.0.0.1', publicUrl: undefined },
    { ...SHORT, ...limits },
  )
  opened.servers.push(server)
  return server
}

function dial({ port }: Pick<HttpServer, 'port'>): Socket {
  const socket = connect(port, '127.0.0.1')
  opened.sockets.push(socket)
  // The server may close a connection while it is written to.
  socket.on('error', () => {})
  return socket
}

const HEAD = ['POST / HTTP/1.1', 'Host: shop', 'Content-Length: 4000', '', ''].join('\r\n')

/** What the server sent, up to now. */
function listenTo(socket: Socket): () => string {
  let received = ''
  socket.on('data', (data) => {
    received += String(data)
  })
  return () => received
}

/** All that the server sent before it closed the connection. */
async function wholeAnswer(socket: Socket): Promise<string> {
  const received = listenTo(socket)
  const closed = Promise.withResolvers<void>()
  socket.once('close', () => closed.resolve())
  if (!socket.closed) await closed.promise
  return received()
}

/** Byte after byte, until the other side closes. */
async function drip(socket: Socket, everyMs: number): Promise<void> {
  while (!socket.destroyed && socket.writable) {
    socket.write('x')
    await after(everyMs)
  }
}

describe('the rate of a request body', () => {
  const limits = { minBodyBytesPerSecond: 1000, graceMs: 5000 }

  it.each([
    { of: 'nothing before the grace time ends', elapsedMs: 4999, bytes: 0, isWaitingForUs: false, tooSlow: false },
    { of: 'nothing when it ends', elapsedMs: 5000, bytes: 0, isWaitingForUs: false, tooSlow: true },
    { of: 'one byte below the minimum', elapsedMs: 8000, bytes: 7999, isWaitingForUs: false, tooSlow: true },
    { of: 'exactly the minimum', elapsedMs: 8000, bytes: 8000, isWaitingForUs: false, tooSlow: false },
    {
      of: 'too little, while the shop does not read',
      elapsedMs: 8000,
      bytes: 10,
      isWaitingForUs: true,
      tooSlow: false,
    },
  ])('SEC-15 $of: too slow is $tooSlow', ({ tooSlow, ...progress }) => {
    expect(isTooSlow(progress, limits)).toBe(tooSlow)
  })
})

describe('the HTTP server', () => {
  it('SEC-15 answers 408 and closes when headers do not arrive in time', async () => {
    const socket = dial(await open())
    socket.write('GET / HTTP/1.1\r\nHost: sh')
    expect(await wholeAnswer(socket)).toContain('408 Request Timeout')
  })

  it('SEC-15 answers 408 and closes when a whole body does not arrive in time, however steady it is', async () => {
    const socket = dial(await open({ bodyMs: 600, graceMs: 60_000 }))
    socket.write(HEAD)
    const [answer] = await Promise.all([wholeAnswer(socket), drip(socket, 20)])
    // Bytes that arrive at a closed connection reset it, and the answer may be lost with it.
    expect(answer).toMatch(/^(?:HTTP\/1\.1 408 Request Timeout|$)/)
  })

  it('SEC-15 answers 408 and closes when a body is slower than the minimum rate', async () => {
    const socket = dial(await open())
    socket.write(HEAD)
    const [answer] = await Promise.all([wholeAnswer(socket), drip(socket, 20)])
    // Bytes that arrive at a closed connection reset it, and the answer may be lost with it.
    expect(answer).toMatch(/^(?:HTTP\/1\.1 408 Request Timeout|$)/)
  })

  it('SEC-15 reads a body that is fast enough, and the next request on the same connection', async () => {
    // A rate that a machine with pauses of seconds keeps too; the table above has the limit itself.
    const socket = dial(await open({ headerMs: 60_000, minBodyBytesPerSecond: 1 }))
    const received = listenTo(socket)
    for (let request = 1; request <= 2; request += 1) {
      socket.write(HEAD)
      for (let part = 0; part < 10; part += 1) {
        socket.write('x'.repeat(400))
        await after(40)
      }
      await expect.poll(() => received().split('whole').length - 1).toBe(request)
    }
    expect(socket.destroyed).toBe(false)
  })

  it('SEC-15 does not blame the client for a body that waits for the shop', async () => {
    const released = Promise.withResolvers<void>()
    const socket = dial(
      // A rate that no client reaches: only the rule for bodies that wait for the shop accepts this one.
      await open({ headerMs: 60_000, graceMs: 1000, minBodyBytesPerSecond: 1e12 }, (request, response) => {
        void released.promise.then(() => readBody(request, response))
      }),
    )
    const length = 1_000_000
    socket.write(`POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: ${length}\r\n\r\n`)
    socket.write('x'.repeat(length))
    await after(2500)
    const received = listenTo(socket)
    released.resolve()
    await expect.poll(received).toContain('whole')
  })

  it('SEC-15 closes connections above the limit of an address, and accepts others when one is closed', async () => {
    const server = await open({ headerMs: 60_000 })
    const first = [dial(server), dial(server), dial(server)]
    await Promise.all(first.map((socket) => once(socket, 'connect')))
    const above = dial(server)
    expect(await wholeAnswer(above)).toBe('')
    first[0]?.destroy()
    await expect
      .poll(async () => {
        const socket = dial(server)
        socket.write('GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n')
        return wholeAnswer(socket)
      })
      .toContain('whole')
  })

  it('SEC-15 has 10 s for headers, 30 s for a request, 1 kB/s and a number of connections, unless set otherwise', () => {
    expect(connectionLimits(readConfig({}))).toEqual({
      headerMs: 10_000,
      bodyMs: 30_000,
      minBodyBytesPerSecond: 1000,
      graceMs: 5000,
      connectionsPerAddress: 200,
    })
    // All connections come from the proxy.
    expect(connectionLimits(readConfig({ TRUSTED_PROXIES: '1' })).connectionsPerAddress).toBeUndefined()
    expect(connectionLimits(readConfig({ HEADER_SECONDS: '3', BODY_SECONDS: '4' }))).toMatchObject({
      headerMs: 3000,
      bodyMs: 4000,
    })
  })
})
