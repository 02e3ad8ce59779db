import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { portOf } from '../../../tests/support/port-of.ts'
import type { ObservedOutgoing } from '../outgoing/outgoing.ts'
import { objectStorageOf } from './object-storage.ts'

describe('an object store that does not answer', () => {
  let server: Server
  beforeEach(async () => {
    server = createServer(() => {})
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  it('~SCL-01 is waited for two seconds when a picture is read, and longer when one is written', async () => {
    const order: string[] = []
    const calls: ObservedOutgoing[] = []
    const storage = objectStorageOf({ s3Url: `http://127.0.0.1:${portOf(server)}/pictures` }, (call) =>
      calls.push(call),
    )
    if (!storage) throw new Error('no storage')
    const written = storage.put('a', Buffer.from('a')).catch(() => order.push('written'))
    await storage.get('b').catch(() => order.push('read'))
    expect(order).toEqual(['read'])
    expect(calls).toMatchObject([{ dependency: 'object-storage', outcome: 'timeout' }])
    server.closeAllConnections()
    await written
    expect(order).toEqual(['read', 'written'])
  })
})
