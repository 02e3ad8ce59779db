/** What is wrong with a field in the language of the desk. The checks of the command line write English; those that occur have a text. */
import type { StoryProblem } from '../../../api/content-schemas.ts'
import type { Translate } from '../../../texts/translate.ts'

const KNOWN = [
  [/^must not be empty/, 'content.problem.empty'],
  [/would not be published: (.*)$/, 'content.problem.unpublished'],
  [/neither here nor in the shop: (.*)$/, 'content.problem.missing'],
  [/^leads nowhere/, 'content.problem.nowhere'],
  [/^must be a price placeholder .{1,90}?, not: (.*)$/, 'content.problem.amount'],
] as const

export function problemText(t: Translate, { message }: StoryProblem): string {
  for (const [pattern, key] of KNOWN) {
    const found = pattern.exec(message)
    if (found) return t(key, { what: found[1] ?? '' })
  }
  return message
}

/** The problem at a place of the content, or inside of it. */
export const problemIn = (problems: readonly StoryProblem[], at: string): StoryProblem | undefined =>
  problems.find((problem) => problem.at === at || problem.at.startsWith(`${at}.`))
