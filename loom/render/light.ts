/**
 * The studio: a large soft key light at the upper left, a fill from everywhere, and the tint of the table that shines
 * back from below. Directions are in the picture's own axes (y down, z towards the eye).
 */
import type { Rgb } from './colour.ts'
import type { Fragment } from './fragment.ts'

const [KEY_X, KEY_Y, KEY_Z] = unit(-0.52, -0.6, 0.72)
/** Half-way between the key light and the eye. */
const [HALF_X, HALF_Y, HALF_Z] = unit(KEY_X, KEY_Y, KEY_Z + 1)

const KEY = 1.02
/** A large lamp lights a little beyond the edge of the shadow. */
const WRAP = 0.26
const FILL = 0.3
const FROM_ABOVE = 0.1
const FROM_TABLE = 0.2
/** The fuzz of yarn catches light where the cloth turns away. */
const FUZZ = 0.16

/** What the table sends back, linear. */
export type Light = { readonly red: number; readonly green: number; readonly blue: number }

export function lightOver([red, green, blue]: Rgb): Light {
  return { red, green, blue }
}

/** Lights the fragment's colour in place. */
export function lighten(fragment: Fragment, table: Light): void {
  const { normalX, normalY, normalZ } = fragment
  const facing = normalX * KEY_X + normalY * KEY_Y + normalZ * KEY_Z
  const key = facing > -WRAP ? (KEY * (facing + WRAP)) / (1 + WRAP) : 0
  const open = fragment.openness
  const fill = FILL - FROM_ABOVE * normalY
  const turned = normalZ > 0 ? 1 - normalZ : 1
  // What the table sends back is strongest on the undersides that nearly touch it.
  const back = FROM_TABLE * turned * (0.6 + 0.4 * normalY)
  const lit = (key + fill) * open
  const fuzz = FUZZ * turned * turned * open * (1 - fragment.gloss) * (0.35 + key)
  let shine = 0
  if (fragment.gloss > 0) {
    const near = Math.max(normalX * HALF_X + normalY * HALF_Y + normalZ * HALF_Z, 0)
    shine = fragment.gloss * (0.5 * near ** 60 + 0.16 * near ** 9) * open
  }
  fragment.red = shoulder(fragment.red * (lit + back * table.red) + fuzz * (0.3 + fragment.red) + shine)
  fragment.green = shoulder(fragment.green * (lit + back * table.green) + fuzz * (0.3 + fragment.green) + shine)
  fragment.blue = shoulder(fragment.blue * (lit + back * table.blue) + fuzz * (0.3 + fragment.blue) + shine)
}

/** White cloth keeps its folds: what is brighter than bright is pressed together instead of cut off. */
function shoulder(value: number): number {
  if (value <= KNEE) return value
  const above = (value - KNEE) / (1 - KNEE)
  return KNEE + ((1 - KNEE) * above) / (1 + above * 0.6)
}

const KNEE = 0.8

function unit(x: number, y: number, z: number): readonly [number, number, number] {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
