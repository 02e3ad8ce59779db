import { describe, expect, it } from 'vitest'
import { PALETTES } from '../palettes.ts'
import { lying, motifs, standing } from './motif.ts'
import { circle } from './shapes.ts'
import { yarnsOf } from './yarns.ts'

const disc = lying(({ line }) => [circle(line, 2)], { reach: 2 })
const placesOf = (drawn: string) => [...drawn.matchAll(/translate\(([^)]*)\)/g)].map(([, place]) => place)

describe('motifs', () => {
  it('drops every other column by half a row', () => {
    const { width, height, draw } = motifs({ cell: [10, 20], columns: [[disc], [disc]] })
    expect([width, height]).toEqual([20, 20])
    expect(placesOf(draw(PALETTES.ink))).toEqual(['5 10', '15 0', '15 20'])
  })

  it('draws what crosses an edge again on the other side, as far as it reaches once scaled', () => {
    const wide = { ...disc, x: -6, y: 5 }
    const { draw } = motifs({ cell: [20, 20], columns: [[wide], [lying(() => [])]], scale: 3 })
    expect(placesOf(draw(PALETTES.ink)).filter((place) => place?.endsWith(' 15'))).toEqual(['4 15', '44 15'])
  })

  it('puts the fillers into the room between, left and right in turn', () => {
    const nothing = lying(() => [], { reach: 0 })
    const { draw } = motifs({ cell: [12, 20], columns: [[nothing], [nothing]], between: [disc] })
    expect(placesOf(draw(PALETTES.ink))).toEqual(expect.arrayContaining(['10 20', '14 10']))
  })
})

describe('standing', () => {
  const body = circle('#1b1512', 5)

  it('leaves a body alone that shows on the ground', () => {
    expect(standing(yarnsOf(PALETTES.chalk), '#1b1512', body)).toBe(body)
  })

  it('outlines a body that would sink into the ground, in the yarn that shows most', () => {
    expect(standing(yarnsOf(PALETTES.ink), '#1b1512', body)).toContain(`stroke="${PALETTES.ink.a}"`)
  })

  it('outlines a body as soon as one of its colours sinks', () => {
    expect(standing(yarnsOf(PALETTES.ink), ['#ffffff', '#1b1512'], body)).toContain('stroke')
  })
})
