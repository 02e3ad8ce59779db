/** Chance that is the same on every machine and every day: what a name is given depends on the name alone. */

/** A whole number from 0 to below `sides`, from the text (FNV-1a). */
export function drawLot(text: string, sides: number): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  // FNV's last byte barely reaches the high bits; this stirs them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  return ((hash ^ (hash >>> 13)) >>> 0) % sides
}
