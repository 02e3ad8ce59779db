/** From which warehouse each pair of an order comes. Pure. */
export type Demand = { readonly variantId: string; readonly quantity: number }

export type Shelf = { readonly variantId: string; readonly warehouse: string; readonly available: number }

export type Allocation = { readonly variantId: string; readonly warehouse: string; readonly quantity: number }

/** What cannot be had in that number. */
export type Shortage = { readonly variantId: string; readonly available: number }

/** Warehouses are emptied in their order. What is asked for twice is asked for once, in its sum. */
export function allocate(
  demands: readonly Demand[],
  shelves: readonly Shelf[],
  warehouses: readonly string[],
): { readonly allocations: readonly Allocation[]; readonly shortages: readonly Shortage[] } {
  const wanted = new Map<string, number>()
  for (const { variantId, quantity } of demands) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity)
  const shelvesOf = Map.groupBy(shelves, ({ variantId }) => variantId)
  const allocations: Allocation[] = []
  const shortages: Shortage[] = []
  for (const [variantId, quantity] of wanted) {
    const own = warehouses.flatMap((code) => (shelvesOf.get(variantId) ?? []).filter((one) => one.warehouse === code))
    const available = own.reduce((sum, shelf) => sum + shelf.available, 0)
    if (available < quantity) shortages.push({ variantId, available })
    let missing = quantity
    for (const shelf of own) {
      const taken = Math.min(missing, shelf.available)
      if (taken > 0) allocations.push({ variantId, warehouse: shelf.warehouse, quantity: taken })
      missing -= taken
    }
  }
  return { allocations: shortages.length > 0 ? [] : allocations, shortages }
}

/** More than all orders that are under way at one moment usually take of one shelf: whoever is wrong about it begins anew. */
const PLENTY = 100

/**
 * Of shelves that nobody holds, as they were a moment ago: undefined unless each of them has so much left that others hardly
 * take it all meanwhile. Sorted, as whoever holds several of them has to.
 */
export function allocateFromPlenty(
  demands: readonly Demand[],
  shelves: readonly Shelf[],
  warehouses: readonly string[],
): readonly Allocation[] | undefined {
  const { allocations, shortages } = allocate(demands, shelves, warehouses)
  const left = new Map(shelves.map((shelf) => [keyOf(shelf), shelf.available]))
  const isPlenty = (taken: Allocation) => (left.get(keyOf(taken)) ?? 0) - taken.quantity >= PLENTY
  if (shortages.length > 0 || !allocations.every(isPlenty)) return undefined
  return allocations.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

const keyOf = ({ variantId, warehouse }: Pick<Shelf, 'variantId' | 'warehouse'>): string => `${variantId} ${warehouse}`
