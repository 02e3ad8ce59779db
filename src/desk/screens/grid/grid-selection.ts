/** Which products the grid shows: few are in the address, many are handed over in memory. */
import { createDeskStore } from '../../app/store.ts'
import { navigate } from '../../navigation/location.ts'

const chosenStore = createDeskStore<readonly string[]>([])

/** Longer addresses are cut by mail programs. */
const MAX_IN_ADDRESS = 40

export function openGrid(products: readonly string[]): void {
  chosenStore.set(() => products)
  navigate(products.length <= MAX_IN_ADDRESS ? `/grid?products=${products.join(',')}` : '/grid')
}

export function chosenProducts(search: string): readonly string[] {
  const named = new URLSearchParams(search).get('products')
  return named === null ? chosenStore.get() : named.split(',').filter((sku) => sku !== '')
}
