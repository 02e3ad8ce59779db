/** What content brings to the checkout. It knows neither cart nor order: it is told what it needs. */
export { CheckoutMessage } from './CheckoutMessage.tsx'
export { FreeShippingBar } from './FreeShippingBar.tsx'
export { NewsletterCheckbox } from './NewsletterCheckbox.tsx'
export { SegmentedUpsell } from './SegmentedUpsell.tsx'
