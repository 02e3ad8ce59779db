/** Listens for requests, and closes so that nobody is cut off. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { Config } from '../../platform/config/read-config.ts'

/** One plain sentence on why nobody can come in. */
export class DoorError extends Error {
  override readonly name = 'DoorError'
}

export type Door = { readonly port: number; readonly close: () => Promise<void> }

/** Cookies and a long address fit in; more is an attack or a mistake, and answered with 431. */
const MAX_HEADERS_BYTES = 32 * 1024
/** Longer than the proxies in front keep an idle connection, so that none meets a closed one. */
const KEEP_ALIVE_MS = 65_000

export async function openDoor(listen: RequestListener, { port, host }: Pick<Config, 'port' | 'host'>): Promise<Door> {
  let closing = false
  const server = createServer(
    // Most requests have no body: they need none of what a stream that could bring one takes.
    { maxHeaderSize: MAX_HEADERS_BYTES, keepAliveTimeout: KEEP_ALIVE_MS, optimizeEmptyRequests: true },
    (request, response) => {
      // The last answer on its connection: the client must come again, to another node or to the next start.
      if (closing) response.shouldKeepAlive = false
      listen(request, response)
    },
  )
  server.listen(port, host)
  await once(server, 'listening').catch((error: unknown) => {
    throw new DoorError(whyNot(error, port, host), { cause: error })
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    /** Takes no new connections, lets open requests finish, drops connections that wait for nothing. */
    close: async () => {
      closing = true
      const closed = once(server, 'close')
      server.close()
      // A connection that was busy when we began becomes idle later, and would keep the door open.
      const sweep = setInterval(() => server.closeIdleConnections(), 50)
      await closed
      clearInterval(sweep)
    },
  }
}

function whyNot(error: unknown, port: number, host: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Set PORT to a free one.`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Set PORT to one above 1023.`
  return `Cannot listen on ${host}:${port} (${String(code)}). Check HOST and PORT.`
}
