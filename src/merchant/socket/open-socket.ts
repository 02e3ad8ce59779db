/**
 * Opens the desk of a running shop: a socket in its data folder, for its owner only. The embedded database has room for
 * one process, so whoever has an errand there comes here instead (docs/adr/0004).
 */
import { createAdaptorServer } from '@hono/node-server'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Log } from '../../platform/log/log.ts'
import { createDeskService } from './socket-service.ts'
import { deskSocket } from './socket-path.ts'
import type { NamedTask, TaskShop } from '../operation.ts'

type DeskDeps = { readonly dataDir: string; readonly shop: TaskShop; readonly log: Log }

/** The answer closes it. A shop without a desk is a shop all the same. */
export async function openDesk(
  tasks: () => Promise<readonly NamedTask[]>,
  { dataDir, shop, log }: DeskDeps,
): Promise<() => Promise<void>> {
  const path = deskSocket(dataDir)
  if (path === undefined || shop.database.engine !== 'sqlite') return async () => {}
  const { fetch } = createDeskService(tasks, { shop, log })
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false })
  try {
    // Whoever holds the database is the only shop here: what lies there is of one that was killed.
    rmSync(path, { force: true })
    listenForOwner(server, path)
    await once(server, 'listening')
  } catch (err) {
    log.warn('The desk could not be opened: commands must wait until the shop is closed', { path, err })
    server.close()
    return async () => {}
  }
  return () => closeWhenIdle(server)
}

/** The socket is made before `listen` returns. Closed to others afterwards, it would have been open for a moment. */
function listenForOwner(server: ReturnType<typeof createAdaptorServer>, path: string): void {
  const before = process.umask(0o177)
  try {
    server.listen(path)
  } finally {
    process.umask(before)
  }
}

/** An errand that is under way is finished; nobody new is let in. */
async function closeWhenIdle(server: ReturnType<typeof createAdaptorServer>): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  const sweep = setInterval(() => isHttp(server) && server.closeIdleConnections(), 50)
  await closed
  clearInterval(sweep)
}

const isHttp = (server: object): server is Server => 'closeIdleConnections' in server
