/** The warehouses by the region they ship from; the reserve of a region is emptied first (MKT-23). */
export const WAREHOUSES = {
  NL: ['nl-rsv', 'nl'],
  US: ['us-rsv', 'us'],
} as const

/** Where they stand: working days, public holidays and the time of the cut-off are of there. */
export const WAREHOUSE_PLACES = {
  NL: { country: 'NL', timeZone: 'Europe/Amsterdam' },
  US: { country: 'US', timeZone: 'America/New_York' },
} as const satisfies Readonly<Record<keyof typeof WAREHOUSES, object>>

export type WarehouseRegion = keyof typeof WAREHOUSES
export type WarehouseCode = (typeof WAREHOUSES)[WarehouseRegion][number]

export const WAREHOUSE_CODES: readonly WarehouseCode[] = Object.values(WAREHOUSES).flat()

export function isWarehouseRegion(value: unknown): value is WarehouseRegion {
  return typeof value === 'string' && Object.hasOwn(WAREHOUSES, value)
}

/** Undefined for what is no warehouse of the shop. */
export function regionOfWarehouse(warehouse: string): WarehouseRegion | undefined {
  return Object.keys(WAREHOUSES)
    .filter(isWarehouseRegion)
    .find((region) => WAREHOUSES[region].some((code) => code === warehouse))
}
