/** How many pieces of a variant a cart line may hold. */

/** CRT-23 */
export const QUANTITY_LIMIT = 10_000

export function isOverQuantityLimit(quantity: number): boolean {
  return quantity > QUANTITY_LIMIT
}

/** CRT-39: the cart takes a line's new total, so an addition sends what is there plus what is added (T69). */
export function quantityAfterAdding(present: number, added: number): number {
  return present + added
}
