/** What a content command is: how it is called, what it says of itself, what it does. */
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
