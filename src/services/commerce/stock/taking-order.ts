/**
 * The order in which the units of an order leave the warehouses that they were sold from: that in which they were sold, the reserve of
 * a region first (MKT-23). Parcels take from the front, cancelled units go back from the end; what is left lies between them. So who
 * picks, who packs and the stock levels agree without a note of the warehouse of each unit.
 */
import { WAREHOUSE_CODES } from '../../../markets/warehouses.ts'

type Place = { readonly warehouse: string }

/** Warehouses that the shop does not have any more come last. */
export function byTakingOrder({ warehouse: one }: Place, { warehouse: other }: Place): number {
  const [first, second] = [placeOf(one), placeOf(other)]
  if (first !== second) return first - second
  return one === other ? 0 : one < other ? -1 : 1
}

const placeOf = (warehouse: string): number => {
  const place = WAREHOUSE_CODES.findIndex((code) => code === warehouse)
  return place === -1 ? WAREHOUSE_CODES.length : place
}
