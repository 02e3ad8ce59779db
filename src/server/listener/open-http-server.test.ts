import { Agent, get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../platform/config/read-config.ts'
import { connectionLimits, openHttpServer } from './open-http-server.ts'

describe('the HTTP server of a process that stops', () => {
  it('~SCL-03 serves on while it drains, also new connections, and closes each after its response', async () => {
    let isDraining = false
    const server = await openHttpServer(
      (_, response) => void response.end('page'),
      { port: 0, host: '127.0.0.1', publicUrl: undefined },
      { ...connectionLimits(readConfig({})), isDraining: () => isDraining },
    )
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const request = async (used: Agent | false): Promise<readonly [string | undefined, string]> => {
      const asked = get({ port: server.port, host: '127.0.0.1', agent: used })
      const [response]: IncomingMessage[] = await once(asked, 'response')
      if (response === undefined) throw new Error('No response')
      return [response.headers.connection, await text(response)]
    }
    expect(await request(agent)).toEqual(['keep-alive', 'page'])
    isDraining = true
    // On the connection that was open before, and on a new one.
    expect(await request(agent)).toEqual(['close', 'page'])
    expect(await request(false)).toEqual(['close', 'page'])
    await server.close()
    agent.destroy()
  })
})
