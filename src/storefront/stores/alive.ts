/** Since when the page of this document answers: what waits some seconds counts from there, however late its code comes. */

/** What is dispatched to the window then. */
export const ALIVE = 'alive'

let since = 0

export function noteAlive(): void {
  since = performance.now()
  window.dispatchEvent(new Event(ALIVE))
}

/** In milliseconds. */
export const aliveFor = (): number => performance.now() - since
