/** Every operation of discovery. Server only. */
import { historyOperations } from './history-operations.ts'
import { productOperations } from './product-operations.ts'
import { searchOperations } from './search-operations.ts'
import { widgetOperations } from './widget-operations.ts'

export const discoveryOperations = {
  ...searchOperations,
  ...widgetOperations,
  ...historyOperations,
  ...productOperations,
}
