/**
 * Which yarn shows on which. Measured in Oklab, where equal distances look equally different, with lightness counting
 * double: knitted small and seen from across a room, light against dark is what is left of a colour.
 */
import type { Palette } from '../palettes.ts'

type Lab = readonly [lightness: number, greenRed: number, blueYellow: number]

/** From here on two yarns are told apart at a glance. */
const CLEAR = 0.25

/** 0 for the same yarn, about 2 for black on white. */
export function contrast(one: string, other: string): number {
  const [l1, a1, b1] = oklab(one)
  const [l2, a2, b2] = oklab(other)
  return Math.hypot(2 * (l1 - l2), a1 - a2, b1 - b2)
}

export function standsOut(yarn: string, ground: string): boolean {
  return contrast(yarn, ground) >= CLEAR
}

/** The candidate with the greatest contrast to the ground. */
export function against(ground: string, ...candidates: readonly [string, ...string[]]): string {
  return candidates.reduce((best, next) => (contrast(next, ground) > contrast(best, ground) ? next : best))
}

/** The first candidate that stands out from the ground; if none does, the one that comes closest to it. */
export function preferred(ground: string, ...candidates: readonly [string, ...string[]]): string {
  return candidates.find((yarn) => standsOut(yarn, ground)) ?? against(ground, ...candidates)
}

/** The palette's three colours on its ground, the clearest first. */
export function byContrast({ ground, a, b, c }: Palette): readonly [string, string, string] {
  const first = against(ground, a, b, c)
  const [second, third] = first === a ? [b, c] : first === b ? [a, c] : [a, b]
  return contrast(second, ground) >= contrast(third, ground) ? [first, second, third] : [first, third, second]
}

export function lightest(first: string, ...rest: readonly string[]): string {
  return rest.reduce((best, next) => (oklab(next)[0] > oklab(best)[0] ? next : best), first)
}

export function darkest(first: string, ...rest: readonly string[]): string {
  return rest.reduce((best, next) => (oklab(next)[0] < oklab(best)[0] ? next : best), first)
}

/** Two yarns twisted into one: `share` of the second. */
export function twisted(one: string, other: string, share = 0.5): string {
  const others = channels(other)
  const mixed = channels(one).map((value, index) => Math.round(value + ((others[index] ?? value) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function channels(colour: string): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** https://bottosson.github.io/posts/oklab/ */
function oklab(colour: string): Lab {
  const [red, green, blue] = channels(colour)
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
