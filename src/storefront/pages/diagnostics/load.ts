import type { Load } from '../../page-contract.ts'
import { shown } from '../../page-contract.ts'

/** The skus that the path names, one or more (RTE-15). */
export const load: Load<{ skus: readonly string[] }> = ({ params }) => {
  const skus = params['sku']
  return shown({ skus: Array.isArray(skus) ? skus : [] })
}
