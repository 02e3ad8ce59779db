import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diversify } from './diversify.ts'

type Sample = { readonly design?: number; readonly pattern?: number; readonly linked?: readonly number[] }

const productsWith = (samples: readonly Sample[]) => {
  const none = new Uint32Array(samples.length)
  const traits = {
    family: none,
    ageGroup: none,
    silhouette: none,
    occasion: none,
    colour: none,
    secondary: none,
    design: Uint32Array.from(samples, ({ design = 0 }) => design),
    pattern: Uint32Array.from(samples, ({ pattern = 0 }) => pattern),
  }
  return { traits, linked: (doc: number) => samples[doc]?.linked ?? [] }
}
const several = (count: number, sample: Sample): readonly Sample[] => Array.from({ length: count }, () => sample)
const inOrder = (count: number) => Array.from({ length: count }, (_, doc) => ({ doc, score: 1 - doc / 100 }))
const chosen = (samples: readonly Sample[], limit: number, likeness: (a: number, b: number) => number = () => 0) =>
  diversify(inOrder(samples.length), { products: productsWith(samples), likeness, limit }).map(({ doc }) => doc)

describe('diversify', () => {
  it.each<[string, readonly Sample[], number, readonly number[]]>([
    ['the best first where nothing speaks against it', [{}, {}, {}], 2, [0, 1]],
    ['at most two of one design', [{ design: 1 }, { design: 1 }, { design: 1 }, { design: 2 }], 3, [0, 1, 3]],
    ['at most three of one pattern', [...several(4, { pattern: 1 }), { pattern: 2 }], 4, [0, 1, 2, 4]],
    ['no two colours of one product', [{ linked: [1] }, { linked: [0] }, {}], 2, [0, 2]],
    [
      'what repeats a design after what does not, wherever it stands',
      [{ design: 1 }, { design: 1 }, { design: 2 }, { design: 1 }],
      3,
      [0, 1, 2],
    ],
    [
      'a pattern too often rather than a design',
      [...several(2, { design: 1 }), ...several(3, { pattern: 1 }), { design: 1 }, { pattern: 1 }],
      6,
      [0, 1, 2, 3, 4, 6],
    ],
    [
      'both too often rather than another colour',
      [{ linked: [1] }, { linked: [0] }, ...several(4, { design: 1, pattern: 1 })],
      6,
      [0, 2, 3, 4, 5, 1],
    ],
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
  ])('%s', (_, samples, limit, expected) => {
    expect(chosen(samples, limit)).toEqual(expected)
  })

  it('after eight, a design may come again', () => {
    const samples: Sample[] = [...several(3, { design: 1 }), ...several(6, {})]
    expect(chosen(samples, 9)).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 2])
  })

  it('after eight, a design that fits better comes before what repeats nothing', () => {
    const samples: Sample[] = [...several(3, { design: 1 }), ...several(7, {})]
    expect(chosen(samples, 9)).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 2])
  })

  it.each([
    ['of scores above one', [100, 99.9, 98], [0, 2, 1]],
    ['of scores below one', [0.1, 0.09, 0.08], [0, 1, 2]],
    ['of equal scores, the first before the others', [1, 1, 1], [0, 2, 1]],
  ])('weighs likeness against the best %s', (_, scores, expected) => {
    const twins = (a: number, b: number) => (a + b === 1 ? 1 : 0)
    const candidates = scores.map((score, doc) => ({ doc, score }))
    const list = diversify(candidates, { products: productsWith([{}, {}, {}]), likeness: twins, limit: 3 })
    expect(list.map(({ doc }) => doc)).toEqual(expected)
  })

  it('among equals the first comes first', () => {
    const candidates = [0, 1, 2].map((doc) => ({ doc, score: 1 }))
    const list = diversify(candidates, { products: productsWith([{}, {}, {}]), likeness: () => 0, limit: 3 })
    expect(list.map(({ doc }) => doc)).toEqual([0, 1, 2])
  })

  it('what repeats another waits for what does not', () => {
    const twins = (a: number, b: number) => (a + b === 1 ? 1 : 0)
    expect(chosen([{}, {}, {}], 3, twins)).toEqual([0, 2, 1])
  })

  it('what was shown before counts', () => {
    const products = productsWith([{ design: 1 }, { design: 1 }, { design: 1 }, {}])
    const rest = diversify(
      [
        { doc: 2, score: 1 },
        { doc: 3, score: 0.1 },
      ],
      { products, likeness: () => 0, limit: 2, before: [0, 1] },
    )
    expect(rest.map(({ doc }) => doc)).toEqual([3, 2])
  })

  it('neither adds nor removes products, and does not change scores', () => {
    const anySample = fc.record({ design: fc.nat(3), pattern: fc.nat(3) })
    fc.assert(
      fc.property(fc.array(anySample, { maxLength: 30 }), fc.nat(35), (samples, limit) => {
        const candidates = inOrder(samples.length)
        const list = diversify(candidates, { products: productsWith(samples), likeness: () => 0.5, limit })
        expect(list).toHaveLength(Math.min(limit, samples.length))
        expect(new Set(list.map(({ doc }) => doc)).size).toBe(list.length)
        for (const { doc, score } of list) expect(score).toBe(candidates[doc]?.score)
      }),
    )
  })
})
