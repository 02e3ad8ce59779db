/** Units that a person chooses of the lines of an order, and what they cost. Pure. */

export type ChoosableLine = {
  readonly itemId: string
  /** Name and size. */
  readonly label: string
  readonly sku: string
  /** Of which at most this many can be chosen. */
  readonly max: number
}

/** By line; what is missing is none. */
export type ChosenUnits = Readonly<Record<string, number>>

export const allUnits = (lines: readonly ChoosableLine[]): ChosenUnits =>
  Object.fromEntries(lines.map(({ itemId, max }) => [itemId, max]))

export const countOf = (chosen: ChosenUnits): number => Object.values(chosen).reduce((sum, one) => sum + one, 0)

/** As operations take them. */
export const unitsOf = (chosen: ChosenUnits): readonly { readonly itemId: string; readonly quantity: number }[] =>
  Object.entries(chosen).flatMap(([itemId, quantity]) => (quantity > 0 ? [{ itemId, quantity }] : []))

/** Another person may have taken some of them since. */
export const within = (chosen: ChosenUnits, lines: readonly ChoosableLine[]): ChosenUnits =>
  Object.fromEntries(lines.map(({ itemId, max }) => [itemId, Math.min(chosen[itemId] ?? 0, max)]))

type Prices = { readonly itemId: string; readonly units: readonly number[] }

/** What was paid for them: the next units of each line, and the delivery where it is chosen. */
export function paidFor(lines: readonly Prices[], chosen: ChosenUnits, delivery: number): number {
  return lines.reduce(
    (sum, { itemId, units }) => sum + units.slice(0, chosen[itemId] ?? 0).reduce((all, one) => all + one, 0),
    delivery,
  )
}
