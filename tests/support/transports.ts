import { createAdaptorServer } from '@hono/node-server'
import type { Fetch } from '../../src/contracts/call-json.ts'
import { local, type LocalService } from '../../src/contracts/local-transport.ts'
import { http, type Transport } from '../../src/contracts/transport.ts'

/** For `describe.each(transports)`: a service answers the same in process and over the network. */
export const transports = ['in process', 'over HTTP'] as const

export type TransportName = (typeof transports)[number]

export interface Reached {
  /** For requests that no client would make. */
  readonly fetch: Fetch
  readonly baseUrl: string
  /** For clients: local in process, http over HTTP. */
  readonly transport: Transport
  close(): Promise<void>
}

type AnyService = { readonly fetch: Fetch; readonly call?: LocalService['call'] }

export async function reach(transport: TransportName, service: AnyService): Promise<Reached> {
  if (transport === 'in process') {
    const inside = { fetch: (request: Request) => service.fetch(request), baseUrl: 'http://service.internal' }
    const { call } = service
    return { ...inside, transport: call ? local({ call }) : http(inside), close: async () => {} }
  }
  const server = createAdaptorServer({ fetch: (request) => service.fetch(request), overrideGlobalObjects: false })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const outside = {
    fetch: (request: Request) => globalThis.fetch(request),
    baseUrl: `http://127.0.0.1:${address.port}`,
  }
  return {
    ...outside,
    transport: http(outside),
    close: () =>
      new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
