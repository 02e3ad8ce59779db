import { describe, expect, it } from 'vitest'
import type { Patch } from './canvas.ts'
import { newCanvas } from './canvas.ts'
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

/** Reads a patch at a place of the whole picture. */
const reader =
  ({ left, top, width, data }: Patch) =>
  (x: number, y: number, part: number): number => {
    const [column, row] = [x - left, y - top]
    return column >= 0 && column < width && row >= 0 ? (data[(row * width + column) * 4 + part] ?? 0) : 0
  }

describe('rasterise', () => {
  it('shows what is nearer to the eye, whichever comes first', () => {
    const far = { surface: square(4, 4, 12, 0), material: yarn('#c00000') }
    const near = { surface: square(4, 4, 12, 5), material: yarn('#0000c0') }
    for (const bodies of [
      [far, near],
      [near, far],
    ]) {
      const read = reader(rasterise(bodies, view, light, 2))
      expect(read(10, 10, 0)).toBeLessThan(0.2)
      expect(read(10, 10, 2)).toBeGreaterThan(0.5)
    }
  })

  it('covers a pixel by as much as the body reaches into it', () => {
    const read = reader(rasterise([{ surface: square(4.5, 4, 8, 0), material: yarn('#808080') }], view, light, 2))
    expect([3, 4, 5, 12, 13].map((x) => read(x, 8, 3))).toEqual([0, 0.5, 1, 0.5, 0])
  })

  it('is no larger than the body, and stays within the picture', () => {
    const patch = rasterise([{ surface: square(12, -6, 12, 0), material: yarn('#808080') }], view, light, 2)
    expect(patch).toMatchObject({ left: 11, top: 0, width: 9, height: 7 })
  })

  it('leaves holes where the material is not there', () => {
    const material: Material = (fragment) => {
      fragment.visible = fragment.across < 6
    }
    const read = reader(rasterise([{ surface: square(4, 4, 12, 0), material }], view, light, 2))
    expect(read(6, 10, 3)).toBe(1)
    expect(read(14, 10, 3)).toBe(0)
  })

  it('does not shade what something above hides, but knows that it is there', () => {
    const above = newCanvas(20, 20)
    above.data.fill(1, 0, 10 * 20 * 4)
    let shaded = 0
    const material: Material = () => {
      shaded += 1
    }
    const read = reader(rasterise([{ surface: square(4, 2, 6, 0), material }], view, light, 2, above))
    expect(shaded).toBe(0)
    expect(read(6, 6, 3)).toBe(1)
  })

  it('asks once for a pixel that is the same all over', () => {
    const samplesOf = (even: boolean) => {
      let shaded = 0
      const material: Material = (fragment) => {
        shaded += 1
        fragment.even = even
      }
      rasterise([{ surface: square(4, 4, 10, 0), material }], view, light, 2)
      return shaded
    }
    expect(samplesOf(true)).toBeLessThan(samplesOf(false))
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
