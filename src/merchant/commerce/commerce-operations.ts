/** All operations of `npm run shop`. */
import type { RegisteredOperation } from '../operation.ts'
import { exportHistoryOperation, importHistoryOperation } from '../history/history-operations.ts'
import {
  createDiscountOperation,
  importDiscountsOperation,
  listDiscountsOperation,
  stopDiscountOperation,
} from './discount-operations.ts'
import {
  cancelPriceOperation,
  convertPricesOperation,
  listPricesOperation,
  reconcileOperation,
  setPriceOperation,
  setStockOperation,
  showStockOperation,
} from './stock-and-price-operations.ts'
import {
  cancelOrderOperation,
  listOrdersOperation,
  refundOrderOperation,
  releaseOrderOperation,
  resendOrderOperation,
  showOrderOperation,
} from './order-operations.ts'
import { listShippingOperation, saveShippingOperation } from './shipping-operations.ts'

export const COMMERCE_OPERATIONS: readonly RegisteredOperation[] = [
  createDiscountOperation,
  importDiscountsOperation,
  listDiscountsOperation,
  stopDiscountOperation,
  setStockOperation,
  showStockOperation,
  setPriceOperation,
  listPricesOperation,
  cancelPriceOperation,
  convertPricesOperation,
  reconcileOperation,
  saveShippingOperation,
  listShippingOperation,
  importHistoryOperation,
  exportHistoryOperation,
  listOrdersOperation,
  showOrderOperation,
  refundOrderOperation,
  cancelOrderOperation,
  releaseOrderOperation,
  resendOrderOperation,
]
