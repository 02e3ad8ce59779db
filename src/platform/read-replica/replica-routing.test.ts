import { afterEach, describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from '../database-unavailable.ts'
import { MAX_STALENESS_MS, routeReads, type ReplicaRouting } from './replica-routing.ts'

const opened: ReplicaRouting[] = []
afterEach(() => {
  for (const routing of opened.splice(0)) routing.close()
})

/** A primary and a replica as numbers: how far each is. Time passes only where a test says so, and while it waits. */
function servers() {
  const state = { at: 0, primary: 10n, replica: 10n, isDown: false }
  const events: string[] = []
  const routing = routeReads({
    primaryPosition: async () => state.primary,
    replayedPosition: async () => {
      if (state.isDown) throw new DatabaseUnavailable('down')
      return state.replica
    },
    onBypassed: () => events.push('bypassed'),
    onUsed: () => events.push('used'),
    now: () => {
      state.at += 1
      return state.at
    },
  })
  opened.push(routing)
  const read = () =>
    routing.read(
      async () => {
        if (state.isDown) throw new DatabaseUnavailable('down')
        return `replica ${state.replica}`
      },
      async () => `primary ${state.primary}`,
    )
  return { state, events, routing, read }
}

describe('routeReads', () => {
  it('reads from the primary until the replica has proved that it has everything', async () => {
    const { state, routing, read } = servers()
    expect(await read()).toBe('primary 10')
    state.replica = 5n
    await routing.sample()
    expect(await read()).toBe('primary 10')
    state.replica = 10n
    await routing.sample()
    expect(await read()).toBe('replica 10')
  })

  it('~SCL-13 never returns what is more than five seconds old', async () => {
    const { state, events, routing, read } = servers()
    await routing.sample()
    state.primary = 20n
    state.at += MAX_STALENESS_MS - 100
    expect(await read()).toBe('replica 10')
    await routing.sample()
    state.at += 200
    expect(await read()).toBe('primary 20')
    expect(events).toEqual(['used', 'bypassed'])
  })

  it('~SCL-13 returns to a replica that has caught up, and not to one that is behind what was read at the primary', async () => {
    const { state, routing, read } = servers()
    await routing.sample()
    state.primary = 20n
    state.at += 2 * MAX_STALENESS_MS
    expect(await read()).toBe('primary 20')
    state.replica = 19n
    await routing.sample()
    expect(await read()).toBe('primary 20')
    state.replica = 20n
    await routing.sample()
    expect(await read()).toBe('replica 20')
  })

  it('~SCL-13 waits for a read at the primary that began before the replica came back', async () => {
    const { state, events, routing, read } = servers()
    const { promise, resolve } = Promise.withResolvers<string>()
    const slow = routing.read(read, () => promise)
    const sampled = routing.sample()
    // It has seen this at the primary, which the replica does not have yet.
    state.primary = 30n
    resolve('primary 30')
    expect(await slow).toBe('primary 30')
    await sampled
    expect([events, await read()]).toEqual([[], 'primary 30'])
    state.replica = 30n
    await routing.sample()
    expect(await read()).toBe('replica 30')
  })

  it('~SCL-13 a replica that is down is bypassed by the read that finds out', async () => {
    const { state, events, routing, read } = servers()
    await routing.sample()
    state.isDown = true
    expect(await read()).toBe('primary 10')
    expect(events).toEqual(['used', 'bypassed'])
    state.isDown = false
    await routing.sample()
    expect(await read()).toBe('replica 10')
  })

  it('reads again at the primary what the replica cannot do, and reports errors of the statement', async () => {
    const { routing } = servers()
    await routing.sample()
    const failing = (code: string) => async () => {
      throw Object.assign(new Error('failed'), { code })
    }
    expect(await routing.read(failing('25006'), async () => 'primary')).toBe('primary')
    await expect(routing.read(failing('42P01'), async () => 'primary')).rejects.toThrow('failed')
  })
})
