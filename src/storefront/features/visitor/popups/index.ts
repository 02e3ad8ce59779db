/** What opens by itself. Loaded when its moment has come; whether it has is decided elsewhere. */
export { NewsletterPopup } from './NewsletterPopup.tsx'
export { SegmentPopup } from './SegmentPopup.tsx'
