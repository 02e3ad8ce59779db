/** Translates errors of zod into messages for authors of content. */
import type { z } from 'zod'
import type { ContentPath } from '../walk-content.ts'

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: [ … ]',
  object: 'a group of members: { … }',
  record: 'a group of members: { … }',
}

type Issue = {
  readonly code?: string
  readonly input?: unknown
  readonly expected?: unknown
  readonly maximum?: unknown
  readonly minimum?: unknown
  readonly values?: unknown
}

/** For `safeParse`: where a schema has no better words. */
export function plainly({ code, input, expected, maximum, minimum, values }: Issue): string | undefined {
  if (input === undefined) return 'is missing'
  const unit = typeof input === 'string' ? ' characters' : ''
  const messages: Readonly<Record<string, string | undefined>> = {
    invalid_type: typeof expected === 'string' ? KINDS[expected] : undefined,
    too_big: `at most ${String(maximum)}${unit}`,
    too_small: `at least ${String(minimum)}${unit}`,
    invalid_value: Array.isArray(values) ? `one of ${values.join(', ')}` : undefined,
    invalid_union: 'of another kind',
  }
  const must = code === undefined ? undefined : messages[code]
  return must === undefined ? undefined : `must be ${must}`
}

export type PlacedProblem = { readonly at: ContentPath; readonly message: string }

/** Each with its path; unknown members are reported one by one. */
export function problemsOf({ issues }: z.ZodError): readonly PlacedProblem[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ at: [...issue.path, key], message: 'is not a member we know' }))
      : [{ at: issue.path, message: issue.message }],
  )
}
