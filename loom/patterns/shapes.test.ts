import { describe, expect, it } from 'vitest'
import { gaps, halfDrop, pair, put, range, repeat, scatter, seeded, wrapped } from './shapes.ts'

const SIZE = { width: 40, height: 30 }

describe('a motif in its place', () => {
  it.each([
    ['in the middle stands once', { x: 20, y: 15 }, 5, 1],
    ['over one edge stands on both sides', { x: 1, y: 15 }, 5, 2],
    ['over a corner stands in all four', { x: 1, y: 29 }, 5, 4],
    ['larger than the tile reaches in from all around', { x: 20, y: 15 }, 25, 9],
  ])('%s', (_, place, reach, copies) => {
    expect(wrapped(SIZE, place, reach)).toHaveLength(copies)
  })

  it('reaches further where it is scaled up', () => {
    const place = { x: 8, y: 15 }
    const copies = (scale: number) => repeat(SIZE, [{ ...place, scale }], 5, '<path/>').match(/<path/g)?.length
    expect([copies(1), copies(2)]).toEqual([1, 2])
  })

  it('may differ from place to place', () => {
    expect(repeat(SIZE, halfDrop(SIZE), 2, (index) => `<g>${index}</g>`)).toMatch(/<g>0<.*<g>1</)
  })

  it('is moved, turned, mirrored and scaled in that order', () => {
    expect(put({ x: 1, y: 2, turn: 30, mirror: true, scale: 0.5 }, '<path/>')).toBe(
      '<g transform="translate(1 2) rotate(30) scale(-0.5 0.5)"><path/></g>',
    )
  })
})

describe('places', () => {
  it('stand half a cell apart in a half-drop', () => {
    expect(halfDrop(SIZE, 2, 1)).toEqual([
      { x: 5, y: 7.5 },
      { x: 15, y: 22.5 },
      { x: 25, y: 7.5 },
      { x: 35, y: 22.5 },
    ])
  })

  it('leave gaps where the pair does not stand', () => {
    const [one, other] = pair(SIZE)
    expect(gaps(SIZE)).toEqual([
      { x: other.x, y: one.y },
      { x: one.x, y: other.y },
    ])
  })

  it('strewn ones lie on the tile, evenly, and the same each time', () => {
    const radii = range(24).map(() => 1)
    const places = scatter(SIZE, radii, 3)
    expect(scatter(SIZE, radii, 3)).toEqual(places)
    expect(places.every(({ x, y }) => x >= 0 && x < SIZE.width && y >= 0 && y < SIZE.height)).toBe(true)
    // Twenty-four on 40 by 30 are about seven apart when they lie evenly, and some nearly touch when they do not.
    const nearest = places.map((place) => Math.min(...places.filter((other) => other !== place).map(distanceTo(place))))
    expect(Math.min(...nearest)).toBeGreaterThan(4.5)
  })
})

describe('chance', () => {
  it('is the same for the same seed, and between 0 and 1', () => {
    const draws = (seed: number) => {
      const random = seeded(seed)
      return range(100).map(() => random())
    }
    expect(draws(7)).toEqual(draws(7))
    expect(draws(7)).not.toEqual(draws(8))
    expect(draws(7).every((value) => value >= 0 && value < 1)).toBe(true)
  })
})

function distanceTo(one: { readonly x: number; readonly y: number }) {
  return (other: { readonly x: number; readonly y: number }) =>
    Math.hypot(around(one.x - other.x, SIZE.width), around(one.y - other.y, SIZE.height))
}

function around(distance: number, length: number): number {
  return distance - Math.round(distance / length) * length
}
