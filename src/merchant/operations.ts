/** The registry: every operation that a front end can run in the shop. */
import { COMMERCE_OPERATIONS } from './commerce/commerce-operations.ts'
import { CONTENT_OPERATIONS } from './content/operations/content-operations.ts'
import { checkMarketOperation } from './markets/check-market.ts'
import type { RegisteredOperation } from './operation.ts'

export const MERCHANT_OPERATIONS: readonly RegisteredOperation[] = [
  ...CONTENT_OPERATIONS,
  ...COMMERCE_OPERATIONS,
  checkMarketOperation,
]
