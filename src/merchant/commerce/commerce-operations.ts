/** All operations of `npm run shop`. */
import type { RegisteredOperation } from '../operation.ts'
import { exportHistoryOperation, importHistoryOperation } from '../history/history-operations.ts'
import { GRID_OPERATIONS } from './grid-operations.ts'
import { cancelManyPricesOperation, cancelPriceOperation, listPricesOperation } from './planned-price-operations.ts'
import { convertPricesOperation, setManyPricesOperation, setPriceOperation } from './price-operations.ts'
import { readPricesOperation } from './price-sheet-operation.ts'
import { DISCOUNT_OPERATIONS } from './discount-operations.ts'
import {
  changeManyStockOperation,
  changeStockOperation,
  countStockOperation,
  setManyStockOperation,
  setStockOperation,
  transferStockOperation,
} from './stock-operations.ts'
import { reconcileOperation, showStockOperation, stockHistoryOperation } from './stock-reading-operations.ts'
import {
  cancelOrderOperation,
  listOrdersOperation,
  refundOrderOperation,
  releaseOrderOperation,
  showOrderOperation,
} from './order-operations.ts'
import { AMENDMENT_OPERATIONS } from './amendment-operations.ts'
import { APPROVAL_OPERATIONS } from './approval-operations.ts'
import { reissueCreditOperation } from './credit-operations.ts'
import { MAIL_OPERATIONS } from './mail-operations.ts'
import { NOTE_OPERATIONS } from './note-operations.ts'
import { RETURN_OPERATIONS } from './return-operations.ts'
import { SETTLE_OPERATIONS } from './settle-operations.ts'
import { SHIPMENT_OPERATIONS } from './shipment-operations.ts'
import { SHIPPING_OPERATIONS } from './shipping-operations.ts'
import { VARIANT_OPERATIONS } from './variant-operations.ts'
import { WORK_OPERATIONS } from './work-operations.ts'

export const COMMERCE_OPERATIONS: readonly RegisteredOperation[] = [
  ...DISCOUNT_OPERATIONS,
  setStockOperation,
  setManyStockOperation,
  changeStockOperation,
  changeManyStockOperation,
  countStockOperation,
  transferStockOperation,
  showStockOperation,
  stockHistoryOperation,
  ...VARIANT_OPERATIONS,
  setPriceOperation,
  setManyPricesOperation,
  listPricesOperation,
  readPricesOperation,
  cancelPriceOperation,
  cancelManyPricesOperation,
  convertPricesOperation,
  ...GRID_OPERATIONS,
  reconcileOperation,
  ...SHIPPING_OPERATIONS,
  importHistoryOperation,
  exportHistoryOperation,
  listOrdersOperation,
  showOrderOperation,
  refundOrderOperation,
  cancelOrderOperation,
  releaseOrderOperation,
  ...MAIL_OPERATIONS,
  ...SHIPMENT_OPERATIONS,
  ...AMENDMENT_OPERATIONS,
  ...NOTE_OPERATIONS,
  ...RETURN_OPERATIONS,
  ...SETTLE_OPERATIONS,
  reissueCreditOperation,
  ...APPROVAL_OPERATIONS,
  ...WORK_OPERATIONS,
]
