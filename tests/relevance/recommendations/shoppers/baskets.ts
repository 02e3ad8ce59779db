/**
 * What the demo shop has sold in two years: about twelve thousand baskets of people who buy what they like, for themselves
 * and for others, more of it before Christmas. Independent of how recommendations are computed.
 */
import type { AgeGroup, CatalogueProduct } from '../../../../src/contracts/merchant/catalogue.ts'
import { chanceOf, type Chance } from './chance.ts'
import { selectionOf, shopperNamed, type Shopper } from './shoppers.ts'
import { openStall, type Likes, type Selection, type Stall } from './tastes.ts'
import { toWares, type Ware } from './wares.ts'

const BASKETS = 12_000
const DAY = 86_400_000
/** A season can only be known by somebody who has seen it before. */
const DAYS = 2 * 365
const NEW_FOR_DAYS = 80
/** How many of a hundred hold so many things, from one to six. */
const SIZES = [34, 28, 18, 11, 6, 3]

export type DemoBasket = { readonly id: string; readonly at: string; readonly skus: readonly string[] }

/** Boxes: preferred as gifts. */
const FOR_GIVING: Likes = [['group:mixed', 6]]

type Shop = {
  readonly stalls: Readonly<Record<AgeGroup, Stall>>
  readonly bySku: ReadonlyMap<string, Ware>
  readonly byDesign: ReadonlyMap<string, readonly Ware[]>
  readonly until: Date
}

export function demoBaskets(products: readonly CatalogueProduct[], until: Date): readonly DemoBasket[] {
  const shop = openShop(toWares(products), until)
  const baskets: DemoBasket[] = []
  for (let number = 1; baskets.length < BASKETS && products.length > 0; number++) {
    const shopper = shopperNamed(`shopper ${number}`)
    const own = selectionOf(shopper.name, shop.stalls.adult)
    for (let visit = 1; visit <= shopper.visits; visit++) {
      const chance = chanceOf(`visit ${visit} of ${shopper.name}`)
      const at = timeOf(chance, until)
      const skus = fillBasket(shop, shopper, own, chance, at)
      if (skus.length > 0) baskets.push({ id: `demo-${number}-${visit}`, at: at.toISOString(), skus })
    }
  }
  return baskets.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}

function openShop(wares: readonly Ware[], until: Date): Shop {
  const ofAge = (age: AgeGroup) => openStall(wares.filter(({ ageGroup }) => ageGroup === age))
  return {
    stalls: { adult: ofAge('adult'), kids: ofAge('kids'), baby: ofAge('baby') },
    bySku: new Map(wares.map((ware) => [ware.sku, ware])),
    byDesign: Map.groupBy(wares, ({ design }) => design),
    until,
  }
}

/** Any day of the two years, more often before Christmas and Valentine's Day. */
function timeOf(chance: Chance, until: Date): Date {
  for (;;) {
    const at = new Date(until.getTime() - Math.floor(chance.next() * DAYS * DAY))
    const busy = giftTimeOf(at) === 'christmas' ? 1 : giftTimeOf(at) === 'valentine' ? 0.7 : 0.45
    if (chance.happens(busy)) return at
  }
}

function giftTimeOf(at: Date): 'christmas' | 'valentine' | undefined {
  const [month, day] = [at.getUTCMonth() + 1, at.getUTCDate()]
  if ((month === 11 && day >= 20) || (month === 12 && day <= 21)) return 'christmas'
  return month === 2 && day <= 13 ? 'valentine' : undefined
}

function fillBasket(shop: Shop, shopper: Shopper, own: Selection, chance: Chance, at: Date): readonly string[] {
  const giving = shopper.giving + (giftTimeOf(at) === undefined ? 0 : 0.4)
  const isGift = chance.happens(giving)
  const child = !isGift && chance.happens(0.65) ? shopper.children[chance.below(shopper.children.length)] : undefined
  const age = child && ageAt(child.months, shop.until, at)
  const selection = isGift
    ? selectionOf(`somebody whom ${shopper.name} knows, ${at.getTime()}`, shop.stalls.adult, FOR_GIVING)
    : child && age
      ? selectionOf(child.name, shop.stalls[age])
      : own
  const fresh = () => {
    if (chance.happens(0.1)) return shop.stalls[age ?? 'adult'].everything.take(chance)
    // Shoppers who buy gifts sometimes add something for themselves.
    return (chance.happens(0.12) ? own : selection).take(chance)
  }
  const basket = new Map<string, Ware>()
  const size = sizeOf(chance)
  for (let tries = 0, last: Ware | undefined; basket.size < size && tries < size * 6; tries++) {
    const ware: Ware | undefined = (last && afterLast(shop, last, chance, age !== undefined)) ?? fresh()
    if (!ware || !isThere(ware, shop.until, chance, at, isGift)) continue
    basket.set(ware.sku, ware)
    last = ware
  }
  return [...basket.keys()]
}

/** The same in another colour; or the same design for somebody else in the family. */
function afterLast({ bySku, byDesign }: Shop, last: Ware, chance: Chance, inFamily: boolean): Ware | undefined {
  if (chance.happens(0.06)) return bySku.get(last.linked[chance.below(last.linked.length)] ?? '')
  if (!chance.happens(inFamily ? 0.3 : 0.05)) return undefined
  const same = byDesign.get(last.design)?.filter(({ sku }) => sku !== last.sku && !last.linked.includes(sku)) ?? []
  return same[chance.below(same.length)]
}

/** Children grow: out of the smallest sizes, and one day out of all of them. Before they are born nothing is bought for them. */
function ageAt(monthsAtEnd: number, until: Date, at: Date): 'kids' | 'baby' | undefined {
  const months = monthsAtEnd - (until.getTime() - at.getTime()) / (DAY * 30.4)
  if (months < 0 || months >= 9 * 12) return undefined
  return months < 24 ? 'baby' : 'kids'
}

/** New things were not there before, and most things have their season; boxes are for giving. */
function isThere(ware: Ware, until: Date, chance: Chance, at: Date, isGift: boolean): boolean {
  if (ware.isNew && until.getTime() - at.getTime() > NEW_FOR_DAYS * DAY) return false
  if (ware.isGift && !isGift && chance.happens(0.7)) return false
  return chance.happens(ware.season[at.getUTCMonth()] ?? 1)
}

function sizeOf(chance: Chance): number {
  let lot = chance.below(100)
  for (const [index, share] of SIZES.entries()) {
    if (lot < share) return index + 1
    lot -= share
  }
  return 1
}
