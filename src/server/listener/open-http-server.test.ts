import { spawn } from 'node:child_process'
import { Agent, get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
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

  it('~SCL-03 answers connections that waited to be accepted when it closes', async () => {
    expect(await answeredByClosing((beBusy) => beBusy())).toEqual(['20 of 20'])
  })

  it('~SCL-03 answers connections that arrive while it waits for the last ones', async () => {
    // In the second turn after closing has begun: the first had no connection.
    expect(await answeredByClosing((beBusy) => setImmediate(() => setImmediate(beBusy)))).toEqual(['20 of 20'])
  })
})

/** Closes a server whose process is busy while twenty connections arrive: when it is busy is up to the caller. */
async function answeredByClosing(plan: (beBusy: () => void) => void): Promise<unknown> {
  const server = await openHttpServer(
    (_, response) => void response.end('page'),
    { port: 0, host: '127.0.0.1', publicUrl: undefined },
    connectionLimits(readConfig({})),
  )
  // In a process of its own, which connects while this one is busy.
  const client = spawn(process.execPath, ['-e', CLIENT, String(server.port)])
  try {
    const lines = createInterface({ input: client.stdout })
    expect(await once(lines, 'line')).toEqual(['ready'])
    const answered = once(lines, 'line')
    plan(() => {
      client.stdin.write('go')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000)
    })
    await server.close()
    return await answered
  } finally {
    client.kill()
  }
}

/** Sends twenty parallel requests when it gets a word, each on a connection of its own, and prints how many were answered. */
const CLIENT = `
  const { get } = require('node:http')
  const ask = () => new Promise((resolve) => {
    get({ port: Number(process.argv[1]), host: '127.0.0.1', agent: false }, (response) => {
      response.resume().on('end', () => resolve(1))
    }).on('error', () => resolve(0))
  })
  process.stdin.once('data', async () => {
    const answered = await Promise.all(Array.from({ length: 20 }, ask))
    console.log(answered.reduce((sum, one) => sum + one, 0) + ' of 20')
  })
  console.log('ready')
`
