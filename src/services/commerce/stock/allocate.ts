/** From which warehouses an order is served. Pure. */
export type Demand = { readonly variantId: string; readonly quantity: number }

export type AvailableStock = { readonly variantId: string; readonly warehouse: string; readonly available: number }

export type Allocation = { readonly variantId: string; readonly warehouse: string; readonly quantity: number }

/** A variant of which fewer are available than requested. */
export type Shortage = { readonly variantId: string; readonly available: number }

/** Warehouses are used up in their order. Demands for the same variant are added up. */
export function allocate(
  demands: readonly Demand[],
  levels: readonly AvailableStock[],
  warehouses: readonly string[],
): { readonly allocations: readonly Allocation[]; readonly shortages: readonly Shortage[] } {
  const requested = new Map<string, number>()
  for (const { variantId, quantity } of demands) requested.set(variantId, (requested.get(variantId) ?? 0) + quantity)
  const levelsOf = Map.groupBy(levels, ({ variantId }) => variantId)
  const allocations: Allocation[] = []
  const shortages: Shortage[] = []
  for (const [variantId, quantity] of requested) {
    const own = warehouses.flatMap((code) => (levelsOf.get(variantId) ?? []).filter((one) => one.warehouse === code))
    const available = own.reduce((sum, level) => sum + level.available, 0)
    if (available < quantity) shortages.push({ variantId, available })
    let missing = quantity
    for (const level of own) {
      const quantityHere = Math.min(missing, level.available)
      if (quantityHere > 0) allocations.push({ variantId, warehouse: level.warehouse, quantity: quantityHere })
      missing -= quantityHere
    }
  }
  return { allocations: shortages.length > 0 ? [] : allocations, shortages }
}
