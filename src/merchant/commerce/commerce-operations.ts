/** Everything that `npm run shop` asks of the shop. */
import type { NamedTask } from '../operation.ts'
import { createDiscountTask, listDiscountsTask, stopDiscountTask } from './discount-operations.ts'
import {
  cancelPriceTask,
  listPricesTask,
  reconcileTask,
  setPriceTask,
  setStockTask,
  showStockTask,
} from './stock-and-price-operations.ts'
import {
  cancelOrderTask,
  listOrdersTask,
  refundOrderTask,
  releaseOrderTask,
  resendOrderTask,
  showOrderTask,
} from './order-operations.ts'
import { listShippingTask, saveShippingTask } from './shipping-operations.ts'

export const SHOP_TASKS: readonly NamedTask[] = [
  createDiscountTask,
  listDiscountsTask,
  stopDiscountTask,
  setStockTask,
  showStockTask,
  setPriceTask,
  listPricesTask,
  cancelPriceTask,
  reconcileTask,
  saveShippingTask,
  listShippingTask,
  listOrdersTask,
  showOrderTask,
  refundOrderTask,
  cancelOrderTask,
  releaseOrderTask,
  resendOrderTask,
]
