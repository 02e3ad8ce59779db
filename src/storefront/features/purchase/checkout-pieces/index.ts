/** Content blocks of the checkout. They know neither cart nor order: the page passes what they need. */
export { CheckoutMessage } from './CheckoutMessage.tsx'
export { FreeShippingBar } from './FreeShippingBar.tsx'
export { NewsletterCheckbox } from './NewsletterCheckbox.tsx'
export { SegmentedUpsell } from './SegmentedUpsell.tsx'
