/**
 * Opens the socket over which the command line runs operations in a running shop: a Unix socket in the data directory, for
 * its owner only. The embedded database belongs to one process, so other processes call this one (docs/adr/0004).
 */
import { createAdaptorServer } from '@hono/node-server'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Log } from '../../platform/log/log.ts'
import type { OperationContext } from '../declaration.ts'
import type { Registry } from '../registry/registry.ts'
import { socketPath } from './socket-path.ts'
import { createSocketService } from './socket-service.ts'
import { MERCHANT_LOG } from '../log-codes.ts'

type SocketDeps = { readonly dataDir: string; readonly context: OperationContext; readonly log: Log }

/** Returns how it is closed. A shop without the socket works; commands then need it to be stopped. */
export async function openShopSocket(
  registry: () => Promise<Registry>,
  { dataDir, context, log }: SocketDeps,
): Promise<() => Promise<void>> {
  const path = socketPath(dataDir)
  if (path === undefined || context.database.engine !== 'sqlite') return async () => {}
  const { fetch } = createSocketService(registry, { context, log })
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false })
  try {
    // This process holds the database lock, so a socket that exists was left by a killed process.
    rmSync(path, { force: true })
    listenForOwner(server, path)
    await once(server, 'listening')
  } catch (err) {
    log.write(MERCHANT_LOG.socketNotOpened, { path, err })
    server.close()
    return async () => {}
  }
  return () => closeWhenIdle(server)
}

/** The socket is created before `listen` returns; changing its mode afterwards would leave it open for a moment. */
function listenForOwner(server: ReturnType<typeof createAdaptorServer>, path: string): void {
  const before = process.umask(0o177)
  try {
    server.listen(path)
  } finally {
    process.umask(before)
  }
}

/** Running operations are finished, new connections are rejected. */
async function closeWhenIdle(server: ReturnType<typeof createAdaptorServer>): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  const sweep = setInterval(() => isHttp(server) && server.closeIdleConnections(), 50)
  await closed
  clearInterval(sweep)
}

const isHttp = (server: object): server is Server => 'closeIdleConnections' in server
