import { createAdaptorServer } from '@hono/node-server'
import type { Fetch } from '../../src/contracts/call-json.ts'

/** For `describe.each(transports)`: a service answers the same beside us and across the network. */
export const transports = ['in process', 'over HTTP'] as const

export type Transport = (typeof transports)[number]

export interface Reached {
  readonly fetch: Fetch
  readonly baseUrl: string
  close(): Promise<void>
}

export async function reach(transport: Transport, service: { fetch: Fetch }): Promise<Reached> {
  if (transport === 'in process') {
    return { fetch: (request) => service.fetch(request), baseUrl: 'http://service.internal', close: async () => {} }
  }
  const server = createAdaptorServer({ fetch: (request) => service.fetch(request), overrideGlobalObjects: false })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    fetch: (request) => globalThis.fetch(request),
    baseUrl: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
