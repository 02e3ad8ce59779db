/**
 * `npm run content -- …`: the content of the shop, as files. Prints errors as a table of files and places; exits with 1 when
 * nothing was done, 2 on wrong usage.
 */
import { parseArgs } from 'node:util'
import { readConfig } from '../../platform/config/read-config.ts'
import { runCommand, print, understood, UsageError } from '../run-command.ts'
import type { ContentCommand } from './content-command.ts'
import { CONTENT_COMMANDS } from './content-commands.ts'

const usageOf = ({ name, takes }: ContentCommand): string => `npm run content -- ${`${name} ${takes}`.trim()}`

const HELP = `Usage
${CONTENT_COMMANDS.map((command) => `  ${usageOf(command)}\n      ${command.does}\n`).join('')}
Each of them has its own --help. The shop is the one that npm start opens: DATABASE_URL or DATA_DIR say which; it may be
running. Folders, kinds of content and releases are described in docs/content.md.
`

const helpOf = (command: ContentCommand): string =>
  `Usage
  ${usageOf(command)}

${command.does.slice(0, 1).toUpperCase()}${command.does.slice(1)}.
${command.help}`

const HELP_OPTION = { help: { type: 'boolean', short: 'h' } } as const

/** A command may be of two words. */
function commandIn(
  args: readonly string[],
): { readonly command: ContentCommand; readonly rest: readonly string[] } | undefined {
  const command = CONTENT_COMMANDS.find(({ name }) => name.split(' ').every((word, index) => args[index] === word))
  return command && { command, rest: args.slice(command.name.split(' ').length) }
}

let help = HELP

async function run(args: readonly string[]): Promise<number> {
  const found = commandIn(args)
  if (!found) {
    if (args.includes('--help') || args.includes('-h') || args[0] === 'help') return print(HELP)
    throw new UsageError()
  }
  const { command, rest } = found
  help = helpOf(command)
  const options = { ...command.options, ...HELP_OPTION }
  const { values, positionals } = understood(() => parseArgs({ args: [...rest], options, allowPositionals: true }))
  if (values.help === true) return print(help)
  if (readConfig(process.env).contentUrl !== undefined) {
    process.stderr.write('CONTENT_URL is set: the shop shows the content of that service, not what is changed here.\n')
  }
  return command.run({ values, words: positionals })
}

await runCommand(() => help, run)
