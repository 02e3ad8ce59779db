/** A network between the shop and a server that a test disturbs: slow, or cut without a sign of it on either side. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { portOf } from './port-of.ts'

export type Relay = {
  /** The given address through the relay. */
  readonly url: string
  /** From now on nothing passes in either direction, and no connection is closed: as when a cable is cut. */
  freeze(): void
  /** New connections pass again; those from before stay cut. */
  thaw(): void
  stop(): Promise<void>
}

export async function startRelay(targetUrl: string, { delayMs = 0 }: { delayMs?: number } = {}): Promise<Relay> {
  const target = new URL(targetUrl)
  const open = new Set<Socket>()
  const cut = new WeakSet<Socket>()
  let isFrozen = false
  const add = (socket: Socket): Socket => {
    open.add(socket)
    if (isFrozen) cut.add(socket)
    // `close` follows, and is passed on.
    socket.on('error', () => undefined)
    socket.on('close', () => open.delete(socket))
    return socket.setNoDelay(true)
  }
  const pass = (from: Socket, to: Socket) => {
    const deliver = (send: () => void) => {
      // Timers of one delay expire in the order in which they were set.
      if (delayMs > 0) setTimeout(() => cut.has(from) || send(), delayMs)
      else if (!cut.has(from)) send()
    }
    from.on('data', (bytes) => deliver(() => to.write(bytes)))
    from.on('close', () => deliver(() => to.destroy()))
  }
  const server = createServer((near) => {
    add(near)
    const far = add(connect(Number(target.port), target.hostname))
    pass(near, far)
    pass(far, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(targetUrl)
  through.hostname = '127.0.0.1'
  through.port = String(portOf(server))
  return {
    url: through.href,
    freeze() {
      isFrozen = true
      for (const socket of open) cut.add(socket)
    },
    thaw() {
      isFrozen = false
    },
    async stop() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
