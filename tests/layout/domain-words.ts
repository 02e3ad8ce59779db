/** Words of database performance, which domain code must not contain (HSE-07): they belong into platform/database or a driver. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders of domain code. */
export const DOMAIN_FOLDERS = ['src/services', 'src/merchant']

const FORBIDDEN = [
  // Names of earlier machinery.
  /\b(?:lastly|withNext|atOnce|keptStatement|mayShare|writesTo|writeTogether|findTogether|unhurried|UNSEEN)\b/,
  /\b(?:guessStock|GuessedStock|StockGuess(?:es)?|isCheckViolation|allocateFromPlenty|statementNames?)\b/,
  /platform\/(?:together|database\/(?:kept-statement|at-once|write-together|statement-names|sqlite-|postgres-))/,
  // Statement batching and commit piggy-backing.
  /\b(?:pipelin(?:e|es|ed|ing)|piggy-?back\w*|group[- ]?commit\w*|batch(?:ed|ing)? statements?|statement batch(?:es|ing)?)\b/i,
  // Prepared statements and speculative reads.
  /\.prepare\(|\bprepared[- ]?statements?\b|\bCompiledQuery\b|\bspeculative(?:ly)?\b/i,
  // The engine: domain code never depends on which one it is, and never begins a transaction by hand.
  /\bfrom '(?:pg|postgres|node:sqlite)'|\b(?:savepoint|23514|40P01|40001)\b/i,
]

export type Finding = { readonly file: string; readonly line: number; readonly word: string }

export const forbiddenWords = (file: string, text: string): readonly Finding[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      FORBIDDEN.flatMap((pattern) => pattern.exec(line)?.[0] ?? []).map((word) => ({ file, line: index + 1, word })),
    )

/** Files of TypeScript below a folder, tests included, packages not. */
export const codeFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => join(folder, file))

/** Source files below a folder, without tests. */
export const sourceFiles = (folder: string): readonly string[] =>
  codeFiles(folder).filter((file) => !/\.test\.tsx?$/.test(file))

export const linesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0)
