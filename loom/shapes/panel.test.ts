import { describe, expect, it } from 'vitest'
import type { Surface } from '../render/surface.ts'
import { boundsOf, directionsOf } from '../render/surface.ts'
import { insidesOf, panelOf, sidesOf } from './panel.ts'

const BOX = { wide: 100, deep: 60, high: 20 }

const normal = (surface: Surface): readonly number[] =>
  Array.from(directionsOf(surface).normals.slice(0, 3), (part) => Math.round(part) + 0)

describe('sidesOf', () => {
  const { top, front, back, left, right } = sidesOf(BOX)

  it.each([
    ['top', top, [0, 0, 1]],
    ['front', front, [0, 1, 0]],
    ['back', back, [0, -1, 0]],
    ['left', left, [-1, 0, 0]],
    ['right', right, [1, 0, 0]],
  ])('turns the %s outwards', (_, surface, away) => {
    expect(normal(surface)).toEqual(away)
  })

  it('stands on the table, around the origin', () => {
    expect(boundsOf([top, front, back, left, right])).toEqual({ left: -50, right: 50, top: -30, bottom: 30 })
  })
})

describe('insidesOf', () => {
  it('turns every wall inwards', () => {
    expect(insidesOf(BOX).map(normal)).toEqual([
      [0, 0, 1],
      [0, -1, 0],
      [0, 1, 0],
      [1, 0, 0],
      [-1, 0, 0],
    ])
  })
})

describe('panelOf', () => {
  it('measures its cloth in millimetres', () => {
    const { cloth } = panelOf([0, 0, 0], [0, 40, 0], [0, 0, -30])
    expect(Array.from(cloth.slice(-2))).toEqual([40, 30])
  })
})
