/** A content command: its name, its help, and its implementation. */
import type { ParseArgsOptionsConfig } from 'node:util'
import type { CommandArguments } from '../run-one-of.ts'

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
  readonly run: (given: CommandArguments) => Promise<number>
}
