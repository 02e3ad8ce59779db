import type { ProductForEdit } from '../../../api/product-schemas.ts'
import { operationQuery, queryClient } from '../../../api/queries.ts'

/** As it is stored now. */
export const loadForEdit = (sku: string): Promise<ProductForEdit> =>
  queryClient.fetchQuery({ ...operationQuery('product.edit', { sku }), staleTime: 0 })
