/** Output of the content commands: results and errors. */
import { RejectedError } from '../../merchant/errors.ts'
import { printError, print, shownName, withoutControls } from '../run-command.ts'
import type { Result } from '../../platform/result.ts'
import type { ContentProblem } from '../../merchant/content/files/problem.ts'

const MAX_PROBLEMS = 1000
const MAX_NAMES = 10
const MAX_MESSAGE_LENGTH = 300

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

export const someOf = (names: readonly string[]): string => {
  const shown = names.slice(0, MAX_NAMES).map(shownName).join(', ')
  return names.length > MAX_NAMES ? `${shown} and ${names.length - MAX_NAMES} more` : shown
}

/** Exits with 1: a folder with an error changes nothing. */
export function tellProblems(problems: readonly ContentProblem[]): number {
  const rows = problems.slice(0, MAX_PROBLEMS).map(({ file, at, message }) => [file, at, message])
  process.stderr.write(table([['file', 'where', 'what is wrong'], ...rows]))
  if (problems.length > rows.length) process.stderr.write(`… and ${problems.length - rows.length} more\n`)
  return printError(`${counted(problems.length, 'mistake')}. Nothing was changed.`)
}

/** Columns of their own width; the last is as long as it is. */
export function table(given: readonly (readonly string[])[]): string {
  const rows = given.map((row) => row.map(plain))
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const line = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('')
}

export function valueOf<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw new RejectedError(`${plain(result.failure)}. Nothing was changed.`)
  return result.value
}

export const printLine = (line: string): number => print(`${line}\n`)

function plain(text: string): string {
  const shown = withoutControls(text)
  return shown.length > MAX_MESSAGE_LENGTH ? `${shown.slice(0, MAX_MESSAGE_LENGTH)}…` : shown
}
