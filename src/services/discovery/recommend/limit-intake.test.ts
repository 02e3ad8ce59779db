import { describe, expect, it } from 'vitest'
import { settableClock } from '../../../../tests/support/settable-clock.ts'
import { limitIntake } from './limit-intake.ts'

const SECOND = 1000
const HOUR = 3_600_000

function limited() {
  const clock = settableClock('2026-11-15T10:00:00.000Z')
  return { clock, ...limitIntake(clock) }
}

describe('how much is taken down', () => {
  it('of all profiles together at most fifty a second', () => {
    const { clock, take } = limited()
    expect([take('a', 30), take('b', 20), take('c', 1)]).toEqual([true, true, false])
    clock.advance(SECOND - 1)
    expect(take('c', 1)).toBe(false)
    clock.advance(1)
    expect(take('c', 50)).toBe(true)
  })

  it('of one profile at most two hundred an hour, and of others still', () => {
    const { clock, take } = limited()
    const each = (times: number) =>
      Array.from({ length: times }, () => {
        clock.advance(SECOND)
        return take('a', 50)
      })
    expect(each(5)).toEqual([true, true, true, true, false])
    expect(take('b', 50)).toBe(true)
    clock.set('2026-11-15T10:59:59.999Z')
    expect(take('a', 1)).toBe(false)
    clock.advance(1)
    expect(each(5)).toEqual([true, true, true, true, false])
  })

  it('accepts all of one request, or none of it', () => {
    const { take } = limited()
    expect([take('a', 40), take('b', 11), take('b', 10)]).toEqual([true, false, true])
  })

  it('what was refused does not count', () => {
    const { clock, take } = limited()
    for (let time = 0; time < 300; time++) expect(take('a', 51)).toBe(false)
    expect(take('a', 50)).toBe(true)
    clock.advance(HOUR)
    expect(take('a', 50)).toBe(true)
  })

  it('a name of the prototype is a name like any other', () => {
    const { take } = limited()
    expect(['__proto__', 'constructor', 'toString'].map((profile) => take(profile, 1))).toEqual([true, true, true])
  })
})
