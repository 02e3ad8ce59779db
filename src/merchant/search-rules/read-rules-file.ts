/** A merchant's file of search rules: the rules in it, or everything that is wrong with them. */
import { readFile, stat } from 'node:fs/promises'
import type { z } from 'zod'
import { isObject } from '../../contracts/answer-kinds.ts'
import { type SearchRule, searchRulesFile } from '../../services/discovery/admin.ts'
import { FileError } from '../errors.ts'

/** Which rule, counted from 1 and with its id where it has one; which member of it; what to do. */
export type RuleProblem = { readonly rule: string; readonly member: string; readonly message: string }

const MAX_FILE_BYTES = 64 * 1024 * 1024

export async function readRulesFile(
  file: string,
): Promise<{ readonly rules: readonly SearchRule[]; readonly problems: readonly RuleProblem[] }> {
  const { size } = await stat(file)
  if (size > MAX_FILE_BYTES) throw new FileError('is larger than 64 MB')
  const value = parsed(decoded(await readFile(file)))
  const checked = searchRulesFile.safeParse(value)
  if (checked.success) return { rules: checked.data, problems: [] }
  const problems = checked.error.issues.flatMap((issue) => problemsOf(issue, value))
  // The sort is stable: what was found first about a rule stays first.
  return { rules: [], problems: problems.toSorted((a, b) => numberOf(a) - numberOf(b)) }
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw new FileError('is not in UTF-8', { cause: error })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const [place] = (error instanceof Error && / \(line \d+ column \d+\)/.exec(error.message)) || ['']
    throw new FileError(`is not valid JSON${place}`, { cause: error })
  }
}

function problemsOf(issue: z.core.$ZodIssue, value: unknown): readonly RuleProblem[] {
  const [index, ...path] = issue.path
  const rule = typeof index === 'number' ? nameOf(index, value) : '(file)'
  const at = (names: readonly PropertyKey[], message: string): RuleProblem => ({
    rule,
    member: names.map(String).join('.'),
    message,
  })
  if (issue.code !== 'unrecognized_keys') return [at(path, issue.message)]
  return issue.keys.map((key) => at([...path, key], 'is not a member we know'))
}

function nameOf(index: number, value: unknown): string {
  const rule: unknown = Array.isArray(value) ? value[index] : undefined
  const id = isObject(rule) && 'id' in rule && typeof rule.id === 'string' ? rule.id : ''
  return `${index + 1} ${id}`.trim()
}

const numberOf = ({ rule }: RuleProblem): number => Number.parseInt(rule, 10) || 0
