/** Draws the shop's dialogs, once around every page, and opens those that open by themselves. */
export { Modals } from './Modals.tsx'
