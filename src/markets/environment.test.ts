import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseEnvironment } from './environment.ts'

describe('parseEnvironment', () => {
  it.each(['production', 'staging'])('MKT-14 accepts %s', (name) => {
    expect(parseEnvironment(name)).toBe(name)
  })

  it.each(['dev', '', 'Production', ' staging', 'constructor'])('MKT-14 refuses %j', (name) => {
    expect(() => parseEnvironment(name)).toThrow(new Error('Invalid environment passed'))
  })

  it('MKT-14 has no third environment', () => {
    const other = fc.string().filter((text) => text !== 'production' && text !== 'staging')
    fc.assert(
      fc.property(other, (text) => {
        expect(() => parseEnvironment(text)).toThrow('Invalid environment passed')
      }),
    )
  })
})
