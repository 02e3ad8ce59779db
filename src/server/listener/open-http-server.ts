/** The HTTP server: listens for requests, and finishes open requests when it closes. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { limitConnections, watchSlowBodies, type ConnectionLimits } from './connection-limits.ts'
import type { Config } from '../../platform/config/read-config.ts'
import { isSecureAddress } from '../../platform/http/host-cookie.ts'
import { SecureResponse } from '../http/secure-response.ts'

/** The server cannot listen; the message is one sentence for the operator. */
export class ListenError extends Error {
  override readonly name = 'ListenError'
}

type Draining = {
  /** Before the server closes: it still accepts connections, and each carries one request. */
  readonly isDraining?: () => boolean
}

export type HttpServer = { readonly port: number; readonly close: () => Promise<void> }

/** Enough for cookies and a long URL; larger requests get a 431. */
const MAX_HEADERS_BYTES = 32 * 1024
/** How often slow requests are looked for: Node's own default, half a minute, would be longer than they may take. */
const CHECK_EVERY_MS = 1000
/** Longer than the idle timeout of proxies in front, so that they never reuse a closed connection. */
const KEEP_ALIVE_MS = 65_000
/** A mobile network may pause. */
const BODY_GRACE_MS = 5000

export async function openHttpServer(
  listen: RequestListener,
  { port, host, publicUrl }: Pick<Config, 'port' | 'host' | 'publicUrl'>,
  { isDraining = () => false, ...limits }: ConnectionLimits & Draining,
): Promise<HttpServer> {
  let isClosing = false
  const slowBodies = watchSlowBodies(limits)
  const { headerMs, bodyMs } = limits
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADERS_BYTES,
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: Math.min(headerMs, bodyMs),
      requestTimeout: bodyMs,
      connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, headerMs, bodyMs),
      // Most requests have no body: this skips the cost of a body stream.
      optimizeEmptyRequests: true,
      ...(isSecureAddress(publicUrl) && { ServerResponse: SecureResponse }),
    },
    (request, response) => {
      // Closes the connection after this response: the client reconnects to another node, or after a restart.
      if (isClosing || isDraining()) response.shouldKeepAlive = false
      slowBodies.watch(request, response)
      listen(request, response)
    },
  )
  limitConnections(server, limits.connectionsPerAddress)
  server.listen(port, host)
  await once(server, 'listening').catch((error: unknown) => {
    throw new ListenError(whyNot(error, port, host), { cause: error })
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    /** Accepts no new connections, finishes open requests, closes idle connections. */
    close: async () => {
      isClosing = true
      const closed = once(server, 'close')
      await acceptWaiting(server)
      server.close()
      // A connection that was busy becomes idle later, and would keep the server open.
      const sweep = setInterval(() => server.closeIdleConnections(), 50)
      await closed
      clearInterval(sweep)
      slowBodies.close()
    },
  }
}

/** More may arrive for as long as a proxy sends them. */
const MAX_ACCEPT_MS = 5000
/** A turn of the event loop that took longer has done other work, while connections may have arrived. */
const QUIET_TURN_MS = 2

/**
 * Connections and requests that arrived while the process was busy wait to be accepted and read: closing the server would reset
 * them, and a proxy does not repeat a POST. One connection is accepted per turn, and a turn may end before its first, so the server
 * closes after two turns in which nothing happened.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = 0
  const count = () => {
    accepted += 1
  }
  server.on('connection', count)
  const end = performance.now() + MAX_ACCEPT_MS
  for (let quietTurns = 0, now = performance.now(); quietTurns < 2 && now < end;) {
    const before = { accepted, now }
    await nextTurn()
    now = performance.now()
    const isQuiet = accepted === before.accepted && now - before.now < QUIET_TURN_MS
    quietTurns = isQuiet ? quietTurns + 1 : 0
  }
  server.off('connection', count)
}

/** As the settings have them. */
export const connectionLimits = (
  config: Pick<
    Config,
    'headerSeconds' | 'bodySeconds' | 'minBodyBytesPerSecond' | 'connectionsPerAddress' | 'trustedProxies'
  >,
): ConnectionLimits => ({
  headerMs: config.headerSeconds * 1000,
  bodyMs: config.bodySeconds * 1000,
  minBodyBytesPerSecond: config.minBodyBytesPerSecond,
  graceMs: BODY_GRACE_MS,
  connectionsPerAddress: config.trustedProxies > 0 ? undefined : config.connectionsPerAddress,
})

function whyNot(error: unknown, port: number, host: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Set PORT to a free one.`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Set PORT to one above 1023.`
  return `Cannot listen on ${host}:${port} (${String(code)}). Check HOST and PORT.`
}
