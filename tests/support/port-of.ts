import type { Server } from 'node:net'

/** The port that a listening server was given. */
export function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('Not listening on a port')
  return address.port
}
