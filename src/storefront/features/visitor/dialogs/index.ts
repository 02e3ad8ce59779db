/** Draws the shop's dialogs, once around every page, and opens those that open by themselves. */
export { isBusy } from './is-busy.ts'
export { Modals } from './Modals.tsx'
