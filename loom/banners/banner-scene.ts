/** Wide pictures for the home page and for campaigns. */
import type { GoodsOrder } from '../garments/goods-order.ts'
import type { Scene } from '../render/scene.ts'
import { legs } from './legs.ts'
import { line } from './line.ts'
import { parade } from './parade.ts'
import { pile } from './pile.ts'

export function bannerScene(pose: string, order: GoodsOrder): Scene {
  if (pose === 'pile') return pile(order)
  if (pose === 'legs') return legs(order)
  return pose === 'line' ? line(order) : parade(order)
}
