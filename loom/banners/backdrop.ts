/** The wall behind a banner: a tint with large flat shapes on it, as if cut from paper. */
import { linearOf } from '../render/colour.ts'
import type { Material } from '../render/fragment.ts'
import type { Layer } from '../render/scene.ts'
import { panelOf } from '../shapes/panel.ts'

/** `inside` is how far within its edge a point is, in millimetres; negative outside. */
export type Shape = { readonly colour: string; readonly inside: (x: number, y: number) => number }

export const disc = (colour: string, x: number, y: number, radius: number): Shape => ({
  colour,
  inside: (atX, atY) => radius - Math.hypot(atX - x, atY - y),
})

/** Everything below a line that rises and falls. */
export const hill = (colour: string, y: number, height: number, length: number, from = 0): Shape => ({
  colour,
  inside: (atX, atY) => atY - y + height * Math.sin(((atX - from) / length) * 2 * Math.PI),
})

/** An arch of a rainbow. */
export const ring = (colour: string, x: number, y: number, radius: number, wide: number): Shape => ({
  colour,
  inside: (atX, atY) => wide / 2 - Math.abs(Math.hypot(atX - x, atY - y) - radius),
})

/** A bar with round ends, at a slant. */
export function bar(colour: string, x: number, y: number, length: number, wide: number, degrees: number): Shape {
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return {
    colour,
    inside: (atX, atY) => {
      const along = (atX - x) * cos + (atY - y) * sin
      const aside = (atY - y) * cos - (atX - x) * sin
      return wide / 2 - Math.hypot(along - Math.min(Math.max(along, 0), length), aside)
    },
  }
}

/** The studio lights flat things a little brighter than they are painted. */
const PAINT = 0.975

export function backdrop(tint: string, shapes: readonly Shape[], wide: number, high: number): Layer {
  const over = 20
  const material = painted(tint, shapes, over)
  return {
    bodies: [{ surface: panelOf([-over, -over, -200], [wide + over * 2, 0, 0], [0, high + over * 2, 0]), material }],
    shadows: [],
  }
}

function painted(tint: string, shapes: readonly Shape[], over: number): Material {
  const ground = linearOf(tint)
  const paints = shapes.map(({ colour, inside }) => ({ paint: linearOf(colour), inside }))
  return (fragment) => {
    const x = fragment.across - over
    const y = fragment.along - over
    let [red, green, blue] = ground
    for (const { paint, inside } of paints) {
      const cover = Math.min(Math.max(inside(x, y) / fragment.pixelAcross + 0.5, 0), 1)
      red += (paint[0] - red) * cover
      green += (paint[1] - green) * cover
      blue += (paint[2] - blue) * cover
    }
    fragment.red = red
    fragment.green = green
    fragment.blue = blue
    fragment.openness = PAINT
  }
}
