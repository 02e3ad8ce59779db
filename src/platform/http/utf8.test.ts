import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { utf8 } from './utf8.ts'

describe('utf8', () => {
  it('gives the bytes that Buffer.from gives, for every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(utf8([text]).equals(Buffer.from(text))).toBe(true)
      }),
    )
  })

  it('puts pieces together, also where a character is cut in two', () => {
    expect(utf8(['Fü', '', 'ße ', '\ud83e', '\udde6']).toString()).toBe('Füße 🧦')
    expect(utf8([]).byteLength).toBe(0)
  })

  it('encodes texts of every size separately', () => {
    const [long, short] = [utf8(['ü’'.repeat(300_000)]), utf8(['kurz’'])]
    expect(long.equals(Buffer.from('ü’'.repeat(300_000)))).toBe(true)
    expect(short.toString()).toBe('kurz’')
    expect(utf8(['’'.repeat(5_000_000)]).byteLength).toBe(15_000_000)
  })

  it.each(['', 'plain', 'Füße', '한국', '🧦', 'half a pair \ud83e', '\ude00 the other half'])('encodes %j', (text) => {
    expect(utf8([text]).equals(Buffer.from(text))).toBe(true)
  })
})
