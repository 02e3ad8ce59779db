/** What a product is looked for by, from the patterns that are on it or in it. */
import type { LocalizedTexts } from '../../src/contracts/merchant/catalogue.ts'
import type { PatternName } from '../loom/pattern-names.ts'
import { inLanguages } from './in-languages.ts'

const MAX_KEYWORDS = 8

export function keywordsOf(patterns: readonly PatternName[]): LocalizedTexts {
  return inLanguages((words) => inTurn(patterns.map((pattern) => words.patterns[pattern])).join(', '))
}

/** The plainest word of each pattern before the second of any, so that in a box of seven none goes without. */
function inTurn(lists: readonly (readonly string[])[]): readonly string[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? []))
  return [...new Set(turns.flat())].slice(0, MAX_KEYWORDS)
}
