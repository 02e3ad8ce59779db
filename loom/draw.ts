/** The loom: turns the name of a recipe into a picture. The same name and width give the same bytes, always. */
import { LRUCache } from 'lru-cache'
import { bannerScene } from './banners/banner-scene.ts'
import { knitTile } from './cloth/yarn-tile.ts'
import { garmentScene, isGarment } from './garments/garment-scene.ts'
import type { GoodsOrder } from './garments/goods-order.ts'
import { giftScene } from './gifts/gift-scene.ts'
import { PALETTES } from './palettes.ts'
import { PATTERNS } from './patterns/patterns.ts'
import type { Fabric, Recipe, Subject } from './recipe.ts'
import { parseRecipe } from './recipe.ts'
import type { Drawing } from './render/canvas.ts'
import type { Scene, Size } from './render/scene.ts'
import { compose } from './render/scene.ts'
import { hashOf } from './seed.ts'
import { nativeSize } from './sizes.ts'
import type { SockSubject } from './socks/silhouettes.ts'
import { SILHOUETTES } from './socks/silhouettes.ts'
import type { SockYarns } from './socks/sock-cloth.ts'
import { sockScene } from './socks/sock-scene.ts'

export type { Drawing } from './render/canvas.ts'

/** Nothing when the name is not one the loom can draw. */
export async function draw(name: string, width: number): Promise<Drawing | undefined> {
  const recipe = parseRecipe(name)
  if (!recipe) return undefined
  const native = nativeSize(recipe.subject)
  const scene = await sceneOf(recipe, { width, height: Math.round((width * native.height) / native.width) })
  return scene && compose(scene, tintOf(recipe))
}

/** The colour that a picture stands on. */
export function tintOf({ fabrics: [fabric] }: Recipe): string {
  return PALETTES[fabric?.palette ?? 'ink'].tint
}

async function sceneOf({ subject, pose, fabrics }: Recipe, size: Size): Promise<Scene | undefined> {
  const [first, ...others] = await Promise.all(fabrics.map(async (fabric) => ({ ...(await yarnsOf(fabric)), fabric })))
  if (!first) return undefined
  const seed = hashOf(fabrics.map(({ pattern, palette }) => `${pattern}_${palette}`).join('.'))
  if (isSock(subject)) return sockScene(pose, { subject, yarns: [first, others[0] ?? first], seed, size })
  const order: GoodsOrder = { cloths: [first, ...others], seed, size }
  if (subject === 'banner') return bannerScene(pose, order)
  return isGarment(subject) ? garmentScene(subject, pose, order) : giftScene(subject, pose, order)
}

const isSock = (subject: Subject): subject is SockSubject => Object.hasOwn(SILHOUETTES, subject)

/** A listing asks for the same cloth again and again. */
const knitted = new LRUCache<string, Promise<SockYarns>>({ max: 48 })

function yarnsOf({ pattern, palette: name }: Fabric): Promise<SockYarns> {
  const key = `${pattern}_${name}`
  const kept = knitted.get(key)
  if (kept) return kept
  const palette = PALETTES[name]
  const yarns = knitTile(PATTERNS[pattern], palette).then((tile) => ({ palette, tile }))
  knitted.set(key, yarns)
  return yarns
}
