/** The warehouses by the region they ship from; the reserve of a region is emptied first (MKT-23). */
export const WAREHOUSES = {
  NL: ['nl-rsv', 'nl'],
  US: ['us-rsv', 'us'],
} as const

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
