/** Checkout: cart, address, payment, success. It never decides what something costs or whether it is paid: commerce does. */
export { purgeOldPayments } from './purge-old-payments.ts'
export { CheckoutPage } from './CheckoutPage.tsx'
export { cartLegal, orderLegal, type CartLegal, type OrderLegal } from './checkout-legal.ts'
