import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diversify } from './diversify.ts'

type Thing = { readonly design?: number; readonly pattern?: number; readonly linked?: readonly number[] }

const goodsWith = (things: readonly Thing[]) => {
  const none = new Uint32Array(things.length)
  const traits = {
    family: none,
    ageGroup: none,
    silhouette: none,
    occasion: none,
    colour: none,
    secondary: none,
    design: Uint32Array.from(things, ({ design = 0 }) => design),
    pattern: Uint32Array.from(things, ({ pattern = 0 }) => pattern),
  }
  return { traits, linked: (doc: number) => things[doc]?.linked ?? [] }
}
const several = (count: number, thing: Thing): readonly Thing[] => Array.from({ length: count }, () => thing)
const inOrder = (count: number) => Array.from({ length: count }, (_, doc) => ({ doc, score: 1 - doc / 100 }))
const chosen = (things: readonly Thing[], limit: number, likeness: (a: number, b: number) => number = () => 0) =>
  diversify(inOrder(things.length), { goods: goodsWith(things), likeness, limit }).map(({ doc }) => doc)

describe('diversify', () => {
  it.each<[string, readonly Thing[], number, readonly number[]]>([
    ['the best first where nothing speaks against it', [{}, {}, {}], 2, [0, 1]],
    ['at most two of one design', [{ design: 1 }, { design: 1 }, { design: 1 }, { design: 2 }], 3, [0, 1, 3]],
    ['at most three of one pattern', [...several(4, { pattern: 1 }), { pattern: 2 }], 4, [0, 1, 2, 4]],
    ['no two colours of one thing', [{ linked: [1] }, { linked: [0] }, {}], 2, [0, 2]],
    ['too much of one design where there is no choice', several(3, { design: 1 }), 3, [0, 1, 2]],
    [
      'another colour only after all else',
      [{ linked: [1] }, { linked: [0] }, { design: 1 }, { design: 1 }, { design: 1 }],
      5,
      [0, 2, 3, 4, 1],
    ],
    ['what has no design repeats none', several(5, {}), 5, [0, 1, 2, 3, 4]],
    ['nothing where nothing is wanted', [{}, {}], 0, []],
    ['all there is', [{}], 8, [0]],
  ])('%s', (_, things, limit, expected) => {
    expect(chosen(things, limit)).toEqual(expected)
  })

  it('after eight, a design may come again', () => {
    const things: Thing[] = [...several(3, { design: 1 }), ...several(6, {})]
    expect(chosen(things, 9)).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 2])
  })

  it('what repeats another waits for what does not', () => {
    const twins = (a: number, b: number) => (a + b === 1 ? 1 : 0)
    expect(chosen([{}, {}, {}], 3, twins)).toEqual([0, 2, 1])
  })

  it('what was shown before counts', () => {
    const goods = goodsWith([{ design: 1 }, { design: 1 }, { design: 1 }, {}])
    const rest = diversify(
      [
        { doc: 2, score: 1 },
        { doc: 3, score: 0.1 },
      ],
      { goods, likeness: () => 0, limit: 2, before: [0, 1] },
    )
    expect(rest.map(({ doc }) => doc)).toEqual([3, 2])
  })

  it('neither adds nor removes products, and does not change scores', () => {
    const anyThing = fc.record({ design: fc.nat(3), pattern: fc.nat(3) })
    fc.assert(
      fc.property(fc.array(anyThing, { maxLength: 30 }), fc.nat(35), (things, limit) => {
        const candidates = inOrder(things.length)
        const list = diversify(candidates, { goods: goodsWith(things), likeness: () => 0.5, limit })
        expect(list).toHaveLength(Math.min(limit, things.length))
        expect(new Set(list.map(({ doc }) => doc)).size).toBe(list.length)
        for (const { doc, score } of list) expect(score).toBe(candidates[doc]?.score)
      }),
    )
  })
})
