/** Whether this is a bad moment for something that opens by itself. */

/**
 * The menu of a narrow screen is a dialog of its own, whoever is typing must not lose the field, and whoever is choosing a size
 * or has just put something into the basket is not to be asked for anything else.
 */
export const isBusy = (): boolean => document.querySelector(BUSY) !== null

const BUSY = ':modal, input:focus, textarea:focus, select:focus, form:focus-within, [data-bubble="cart"] button'
