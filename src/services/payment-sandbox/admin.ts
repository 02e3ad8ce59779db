/** What the merchant layer may know of the payment sandbox: which methods it offers. */
export { offeredMethods } from './methods/payment-methods.ts'
