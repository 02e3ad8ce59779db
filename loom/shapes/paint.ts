/** Gives a sample its colour. */
import type { Fragment } from '../render/fragment.ts'

/** Linear red, green and blue. */
export function paint(fragment: Fragment, colour: ArrayLike<number>): void {
  fragment.red = colour[0] ?? 0
  fragment.green = colour[1] ?? 0
  fragment.blue = colour[2] ?? 0
}
