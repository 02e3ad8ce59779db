/** The colours a product can have; a linked product in any other colour is skipped (PRD-14) (MKT-36). */

export const COLOURS = [
  'black',
  'white',
  'grey',
  'blue',
  'green',
  'red',
  'pink',
  'yellow',
  'orange',
  'purple',
  'brown',
  'beige',
  'multi',
] as const

export type Colour = (typeof COLOURS)[number]

const known = new Set<unknown>(COLOURS)

export function isColour(value: unknown): value is Colour {
  return known.has(value)
}
