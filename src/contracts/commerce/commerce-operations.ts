/** Every operation of commerce. Server only. */
import { cartOperations } from './cart-operations.ts'
import { catalogueOperations } from './catalogue-operations.ts'
import { orderLookUpOperations, orderOperations } from './order-operations.ts'
import { paymentOperations } from './payment-operations.ts'

export const commerceOperations = {
  ...cartOperations,
  ...orderOperations,
  ...paymentOperations,
  ...orderLookUpOperations,
  ...catalogueOperations,
}
