/** Chance that never changes: the same recipe is drawn the same way every time and everywhere. */

/** FNV-1a: a number from 0 to 2^32 - 1 for any text. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return scramble(hash, 0)
}

/** A fraction from 0 to 1 for a point of the whole-numbered plane. */
export function chance(x: number, y: number, seed: number): number {
  return scramble(Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1), seed) / 0x1_0000_0000
}

/** Smooth noise from -1 to 1; its hills are about one unit wide. */
export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const across = ease(x - left)
  const along = ease(y - top)
  const upper = mix(chance(left, top, seed), chance(left + 1, top, seed), across)
  const lower = mix(chance(left, top + 1, seed), chance(left + 1, top + 1, seed), across)
  return mix(upper, lower, along) * 2 - 1
}

/** One of several, always the same one for the same seed and purpose. */
export function pick<Item>(items: readonly [Item, ...Item[]], seed: number, purpose = 0): Item {
  return items[Math.floor(chance(purpose, 7, seed) * items.length)] ?? items[0]
}

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** 0 below `low`, 1 above `high`, a soft slope between. */
export function smoothstep(low: number, high: number, value: number): number {
  return ease(Math.min(Math.max((value - low) / (high - low), 0), 1))
}

const ease = (share: number): number => share * share * (3 - 2 * share)

function scramble(value: number, seed: number): number {
  let bits = value ^ Math.imul(seed, 0x9e3779b1)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
