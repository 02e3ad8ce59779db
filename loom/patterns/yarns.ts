/**
 * Which yarn a part of a motif is knitted in. A lemon is yellow on every sock, but a machine has about six feeders: a
 * colour that the palette almost holds is taken from the palette.
 */
import type { Palette } from '../palettes.ts'
import { contrast, darkest, lightest, preferred, standsOut } from './contrast.ts'

export type Yarns = {
  readonly ground: string
  /** What stands out most from the ground: outlines, and what is thin. */
  readonly line: string
  /** White and black, as this palette has them: eyes, foam, noses. */
  readonly light: string
  readonly dark: string
  /** Three yarns that show on the ground, for what may have any colour; the last may repeat the first. */
  readonly bright: readonly [string, string, string]
  /** The natural colour, or the palette's own version of it. */
  readonly of: (natural: string) => string
}

const WHITE = '#fffaf2'
const BLACK = '#1b1512'
/** Closer than this, nobody misses the natural colour. */
const ALMOST = 0.07

export function yarnsOf({ ground, a, b, c, accent }: Palette): Yarns {
  const yarns = [...new Set([a, b, c, accent])].toSorted(
    (one, other) => contrast(other, ground) - contrast(one, ground),
  )
  const [line = a, second = b, third = c] = yarns
  const white = lightest(ground, ...yarns)
  const black = darkest(ground, ...yarns)
  return {
    ground,
    line,
    light: contrast(white, WHITE) < 2 * ALMOST ? white : WHITE,
    dark: contrast(black, BLACK) < 4 * ALMOST ? black : BLACK,
    bright: [line, second, standsOut(third, ground) ? third : line],
    of: (natural) => yarns.find((yarn) => contrast(yarn, natural) < ALMOST) ?? natural,
  }
}

/** White on a body of this colour, or black where white would not show: bibs, spots, seams. */
export function mark({ light, dark }: Yarns, body: string): string {
  return preferred(body, light, dark)
}

/** The green of leaves that shows on this ground; the palette's own where it has one. */
export function green({ of, ground, line }: Yarns): string {
  return preferred(ground, of('#3f9b52'), of('#1f6b45'), of('#a9cf5a'), line)
}
