/** A content command: its name, its help, and its implementation. */
import type { ParseArgsOptionsConfig } from 'node:util'

export type Given = {
  readonly values: Readonly<Record<string, boolean | string | readonly (boolean | string)[] | undefined>>
  readonly words: readonly string[]
}

export type ContentCommand = {
  /** `release add` */
  readonly name: string
  /** What follows the name. */
  readonly takes: string
  /** One line for the list of all commands. */
  readonly does: string
  /** Everything else, for its own help. */
  readonly help: string
  readonly options?: ParseArgsOptionsConfig
  readonly run: (given: Given) => Promise<number>
}
