/** Products with low stock: counted on the start screen and listed by the filter of products, which show the same ones. */
import { MAX_COUNTED_WORK } from '../../contracts/staff/work.ts'
import { lowStockProducts } from '../../services/commerce/admin.ts'
import { reusedFor } from '../run/reused.ts'

/** All stock levels are read for it. */
const REUSED_MS = 60_000

export const lowStock = reusedFor(REUSED_MS, ({ database }) => lowStockProducts(database.query, MAX_COUNTED_WORK + 1))
