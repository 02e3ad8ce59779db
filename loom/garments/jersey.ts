/** Jersey: knitted so finely that a motif has more stitches than on a sock. */
import { LRUCache } from 'lru-cache'
import type { Knitter, YarnTile } from '../cloth/yarn-tile.ts'
import { knitTile } from '../cloth/yarn-tile.ts'
import { PALETTES } from '../palettes.ts'
import type { Pattern } from '../pattern.ts'
import { PATTERNS } from '../patterns/patterns.ts'
import type { Fabric } from '../recipe.ts'
import { chunkyKnitter, enlarged } from './chunky-knit.ts'

/** How many stitches there are for one of a sock. */
const FINER = 1.75

const kept = new LRUCache<string, Promise<YarnTile>>({ max: 24 })

function fineTile({ pattern, palette }: Fabric): Promise<YarnTile> {
  const key = `${pattern}_${palette}`
  const tile = kept.get(key) ?? knitTile(larger(PATTERNS[pattern]), PALETTES[palette])
  kept.set(key, tile)
  return tile
}

/** Knitted with the needles of a sock, a larger pattern has more stitches; seen smaller again, they are finer. */
const larger = ({ width, height, draw }: Pattern): Pattern => ({
  width: width * FINER,
  height: height * FINER,
  draw: (palette) => `<g transform="scale(${FINER})">${draw(palette)}</g>`,
})

export const FINENESS = 1 / FINER

export async function jerseyKnitter(fabric: Fabric): Promise<Knitter> {
  return chunkyKnitter(await fineTile(fabric), FINENESS)
}

/** For whoever knits it as it is. */
export async function jerseyTile(fabric: Fabric): Promise<YarnTile> {
  return enlarged(await fineTile(fabric), FINENESS)
}
