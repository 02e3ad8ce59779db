import { describe, expect, it } from 'vitest'
import { linearOf } from './colour.ts'
import type { Material } from './fragment.ts'
import { lightOver } from './light.ts'
import { rasterise } from './rasterise.ts'
import type { Surface } from './surface.ts'
import { emptySurface } from './surface.ts'

const light = lightOver([1, 1, 1])
const view = { width: 20, height: 20, scale: 1, x: 0, y: 0 }

function square(left: number, top: number, size: number, z: number): Surface {
  const surface = emptySurface(2, 2, false)
  surface.points.set([left, top, z, left + size, top, z, left, top + size, z, left + size, top + size, z])
  surface.cloth.set([0, 0, size, 0, 0, size, size, size])
  return surface
}

const yarn = (hex: string): Material => {
  const [red, green, blue] = linearOf(hex)
  return (fragment) => Object.assign(fragment, { red, green, blue })
}

describe('rasterise', () => {
  it('shows what is nearer to the eye, whichever comes first', () => {
    const far = { surface: square(4, 4, 12, 0), material: yarn('#c00000') }
    const near = { surface: square(4, 4, 12, 5), material: yarn('#0000c0') }
    for (const bodies of [
      [far, near],
      [near, far],
    ]) {
      const { data } = rasterise(bodies, view, light, 2)
      const at = (10 * 20 + 10) * 4
      expect(data[at]).toBeLessThan(0.2)
      expect(data[at + 2]).toBeGreaterThan(0.5)
    }
  })

  it('covers a pixel by as much as the body reaches into it', () => {
    const { data } = rasterise([{ surface: square(4.5, 4, 8, 0), material: yarn('#808080') }], view, light, 2)
    const cover = (x: number) => data[(8 * 20 + x) * 4 + 3]
    expect([cover(3), cover(4), cover(5), cover(12), cover(13)]).toEqual([0, 0.5, 1, 0.5, 0])
  })

  it('leaves holes where the material is not there', () => {
    const material: Material = (fragment) => {
      fragment.visible = fragment.across < 6
    }
    const { data } = rasterise([{ surface: square(4, 4, 12, 0), material }], view, light, 2)
    expect(data[(10 * 20 + 6) * 4 + 3]).toBe(1)
    expect(data[(10 * 20 + 14) * 4 + 3]).toBe(0)
  })

  it('tells the material how much cloth a pixel covers', () => {
    const seen = new Set<number>()
    const material: Material = ({ pixelAcross }) => {
      seen.add(Number(pixelAcross.toFixed(3)))
    }
    rasterise([{ surface: square(1, 1, 4, 0), material }], { ...view, scale: 4 }, light, 2)
    expect([...seen]).toEqual([0.25])
  })
})
