/** Whether this is a bad moment for something that opens by itself. */

/**
 * No popup over the menu of a narrow screen, which is a dialog itself, nor while the visitor types, chooses a size, or
 * has just added something to the basket.
 */
export const isBusy = (): boolean => document.querySelector(BUSY) !== null

/** A dialog is a popover until its first frame was drawn. Not every browser has popovers: `:is` ignores what it does not know. */
const BUSY =
  ':is(:modal, :popover-open), input:focus, textarea:focus, select:focus, form:focus-within, [data-bubble="cart"] button'
