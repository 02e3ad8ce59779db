/** Checkout: cart, address, payment, success. It never decides what something costs or whether it is paid: commerce does. */
export { forgetOldPayments } from './forget-old-payments.ts'
export { CheckoutPage } from './CheckoutPage.tsx'
