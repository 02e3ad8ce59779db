/**
 * Where the arrow keys go in a list of suggestions, as the pattern of a combobox has it: round in a circle, on which
 * the field itself lies between the last and the first.
 */

/** Undefined stands for the field; any other key changes nothing. */
export function moveChoice(key: string, chosen: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return chosen === undefined ? 0 : chosen + 1 < count ? chosen + 1 : undefined
  if (key === 'ArrowUp') return chosen === undefined ? count - 1 : chosen > 0 ? chosen - 1 : undefined
  return chosen
}
