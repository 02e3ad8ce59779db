/** A pattern as it is printed, on jersey or on paper: finer than any knitting, repeated without end. */
import { LRUCache } from 'lru-cache'
import { PALETTES } from '../palettes.ts'
import { PATTERNS } from '../patterns/patterns.ts'
import type { Fabric } from '../recipe.ts'
import type { Texture } from '../render/texture.ts'
import { textureOf } from '../render/texture.ts'

const CELLS_PER_MILLIMETRE = 3.6

const kept = new LRUCache<string, Promise<Texture>>({ max: 24 })

export function printTile({ pattern, palette: name }: Fabric): Promise<Texture> {
  const key = `${pattern}_${name}`
  const { width, height, draw } = PATTERNS[pattern]
  const palette = PALETTES[name]
  const columns = Math.max(8, Math.round(width * CELLS_PER_MILLIMETRE))
  const rows = Math.max(8, Math.round(height * CELLS_PER_MILLIMETRE))
  const tile = kept.get(key) ?? textureOf(draw(palette), palette.ground, { width, height, columns, rows, fineness: 1 })
  kept.set(key, tile)
  return tile
}
