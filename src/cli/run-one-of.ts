/** Dispatches to one of several commands, or prints its help. */
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { runCommand, print, understood, UsageError } from './run-command.ts'

export type CommandArguments = {
  readonly values: Readonly<Record<string, boolean | string | readonly (boolean | string)[] | undefined>>
  readonly words: readonly string[]
}

export type OneCommand = {
  /** One word or two: `discount create`. */
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

const HELP_OPTION = { help: { type: 'boolean', short: 'h' } } as const

/** `called` precedes the name: `npm run shop --`. */
export async function runOneOf(
  commands: readonly OneCommand[],
  { called, closing }: { readonly called: string; readonly closing: string },
): Promise<void> {
  const usageOf = ({ name, takes }: OneCommand): string => `${called} ${`${name} ${takes}`.trim()}`
  const listOf = (some: readonly OneCommand[]): string =>
    `Usage\n${some.map((command) => `  ${usageOf(command)}\n      ${command.does}\n`).join('')}\n${closing}`
  const helpOf = ({ does, help: more, ...command }: OneCommand): string =>
    `Usage\n  ${usageOf({ does, help: more, ...command })}\n\n${does.slice(0, 1).toUpperCase()}${does.slice(1)}.\n${more}`
  let help = listOf(commands)

  await runCommand(
    () => help,
    async (args) => {
      const found = commands.find(({ name }) => name.split(' ').every((word, index) => args[index] === word))
      if (found === undefined) {
        // `discount --help` lists all commands that begin with it.
        const some = commands.filter(({ name }) => name.split(' ')[0] === args[0])
        if (some.length > 0) help = listOf(some)
        if (args.includes('--help') || args.includes('-h') || args[0] === 'help') return print(help)
        throw new UsageError()
      }
      help = helpOf(found)
      const options = { ...found.options, ...HELP_OPTION }
      const rest = args.slice(found.name.split(' ').length)
      const { values, positionals } = understood(() => parseArgs({ args: rest, options, allowPositionals: true }))
      if (values.help === true) return print(help)
      return found.run({ values, words: positionals })
    },
  )
}
