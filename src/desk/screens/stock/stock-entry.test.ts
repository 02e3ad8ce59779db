import { describe, expect, it } from 'vitest'
import { readEntry, reasonsOf, signedText } from './stock-entry.ts'

describe('what is typed to correct stock', () => {
  it.each([
    ['40', { kind: 'count', onHand: 40 }, ['count']],
    [' 0 ', { kind: 'count', onHand: 0 }, ['count']],
    ['+12', { kind: 'change', change: 12 }, ['received', 'found', 'correction']],
    ['-3', { kind: 'change', change: -3 }, ['damaged', 'lost', 'correction']],
    ['−3', { kind: 'change', change: -3 }, ['damaged', 'lost', 'correction']],
    ['– 3', { kind: 'change', change: -3 }, ['damaged', 'lost', 'correction']],
    ['', { kind: 'empty' }, []],
    ['+0', { kind: 'wrong' }, []],
    ['1.5', { kind: 'wrong' }, []],
    ['12345678', { kind: 'wrong' }, []],
    ['+-3', { kind: 'wrong' }, []],
    ['ten', { kind: 'wrong' }, []],
  ])('~DGO-11 "%s"', (text, entry, reasons) => {
    expect(readEntry(text)).toEqual(entry)
    expect(reasonsOf(readEntry(text))).toEqual(reasons)
  })

  it.each([
    [12, '+12'],
    [-3, '−3'],
    [0, '±0'],
  ])('%i has its sign', (change, text) => expect(signedText(change, String)).toBe(text))
})
