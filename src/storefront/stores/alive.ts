/** Since when the page of this document answers: what waits some seconds counts from there, however late its code comes. */

let since = 0

export function noteAlive(): void {
  since = performance.now()
}

/** In milliseconds. */
export const aliveFor = (): number => performance.now() - since
