/** Why a mutant may survive, by pattern: a likely reason, not a review of each. The first that fits counts; what none fits is open. */
import type { Judged } from './run-area.ts'

type Reason = {
  readonly text: string
  readonly kind?: string
  readonly file?: RegExp
  readonly original?: RegExp
  readonly replacement?: RegExp
}

const REASONS: readonly Reason[] = [
  {
    text: 'Likely: Equal elements: sorting treats both results alike.',
    kind: 'operator',
    original: /^\w+(\.\w+)?(\(\w\))? < \w+(\.\w+)?(\(\w\))?$/,
  },
  {
    text: 'Likely: Any number of this sign sorts alike.',
    kind: 'number',
    original: /^1$/,
    file: /sort|choose-rules|discount-lines|table/,
  },
  {
    text: 'Likely: Spreading undefined and spreading false are both nothing.',
    kind: 'condition',
    original: /!== undefined$/,
    replacement: /^true$/,
  },
  { text: 'Likely: A shortcut: the general way gives the same result.', kind: 'condition', replacement: /^false$/ },
  { text: 'Likely: The type allows undefined, the callers never pass it.', kind: 'optional' },
  { text: 'Likely: The default of a value that is always there.', kind: 'text', original: /^''$/ },
]

export function reasonFor({ kind, file, original, replacement, outcome, isStatic }: Judged): string {
  if (outcome === 'no coverage') return 'No unit test of the area reaches it.'
  const reason = REASONS.find(
    (one) =>
      (one.kind ?? kind) === kind &&
      (one.file?.test(file) ?? true) &&
      (one.original?.test(original) ?? true) &&
      (one.replacement?.test(replacement) ?? true),
  )
  if (reason) return reason.text
  return isStatic ? 'A constant without a test of its own.' : 'Open.'
}
