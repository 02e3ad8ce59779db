/** Presents: boxes of two to seven pairs, and a bag. */
import type { Scene } from '../render/scene.ts'
import { giftBag } from './bag.ts'
import type { BoxSubject } from './box-plans.ts'
import { closedBox } from './closed-box.ts'
import type { GoodsOrder } from '../garments/goods-order.ts'
import { openBox } from './open-box.ts'

export type GiftSubject = BoxSubject | 'bag'

export function giftScene(subject: GiftSubject, pose: string, order: GoodsOrder): Promise<Scene> {
  if (subject === 'bag') return giftBag(pose, order)
  return pose === 'open' ? openBox(subject, order) : closedBox(subject, order)
}
