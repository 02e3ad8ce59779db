/** Everything that `npm run shop` asks of the shop. */
import type { NamedTask } from '../../desk/task.ts'
import { createDiscountTask, listDiscountsTask, stopDiscountTask } from './discount-tasks.ts'
import {
  cancelPriceTask,
  listPricesTask,
  reconcileTask,
  setPriceTask,
  setStockTask,
  showStockTask,
} from './goods-tasks.ts'
import {
  cancelOrderTask,
  listOrdersTask,
  refundOrderTask,
  releaseOrderTask,
  resendOrderTask,
  showOrderTask,
} from './order-tasks.ts'
import { listShippingTask, saveShippingTask } from './shipping-tasks.ts'

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
