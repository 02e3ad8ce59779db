/** Shared by all commands: output, error handling, opening the shop. Exit codes: 0 done, 1 nothing done, 2 wrong usage. */
import { access, constants } from 'node:fs/promises'
import { ConfigError } from '../platform/config/config-error.ts'
import { readConfig } from '../platform/config/read-config.ts'
import { DatabaseError } from '../platform/database/database-error.ts'
import type { Database } from '../platform/database/open-database.ts'
import { FileError, RejectedError } from '../merchant/errors.ts'
import type { ShopSchema } from '../merchant/shop-schema.ts'

/** Wrong usage of the command. */
export class UsageError extends Error {}

const MAX_NAME_LENGTH = 60

/** `help` may depend on how far the command was understood. */
export async function runCommand(
  help: string | (() => string),
  run: (args: readonly string[]) => Promise<number>,
): Promise<void> {
  try {
    process.exitCode = await run(process.argv.slice(2))
  } catch (error) {
    process.exitCode = exitCodeOf(error, typeof help === 'string' ? help : help())
  }
}

/** Unexpected errors are rethrown, with their stack. */
function exitCodeOf(error: unknown, help: string): number {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message === '' ? '' : `${error.message}\n\n`}${help}`)
    return 2
  }
  if (error instanceof ConfigError || error instanceof DatabaseError || error instanceof RejectedError) {
    return printError(error.message)
  }
  if (error instanceof FileError) return printError(`The file ${error.message}. Nothing was changed.`)
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
    return printError(`There is no such file: ${error.message.split("'")[1] ?? ''}`)
  }
  if (error instanceof Error && 'code' in error && 'syscall' in error) {
    return printError(`${error.message}. Nothing was changed in the shop.`)
  }
  throw error
}

/** Invalid arguments are wrong usage. */
export function understood<Arguments>(read: () => Arguments): Arguments {
  try {
    return read()
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : '')
  }
}

/** Before another process reads it, so that the error is that of this process. */
export async function requireFile(file: string): Promise<void> {
  await access(file, constants.R_OK)
}

type OpenShop = {
  readonly database: Database<ShopSchema>
  readonly dataDir: string
  readonly drawingsModule: string
}

/** The shop that npm start opens. */
export async function withShop<Value>(work: (shop: OpenShop) => Promise<Value>): Promise<Value> {
  const config = readConfig(process.env)
  // Loaded on demand: --help and operations in a running shop do not need them.
  const [{ openDatabase }, { createLog }, { MIGRATIONS }] = await Promise.all([
    import('../platform/database/open-database.ts'),
    import('../platform/log/log.ts'),
    import('../merchant/shop-schema.ts'),
  ])
  const log = createLog({ level: 'warn' })
  const database = await openDatabase<ShopSchema>({ ...config, migrations: MIGRATIONS, log })
  try {
    return await work({ database, dataDir: config.dataDir, drawingsModule: config.drawingsModule })
  } finally {
    await database.close()
  }
}

/** Removes control characters, which could change the terminal. */
export const withoutControls = (text: string): string => text.replaceAll(/\p{Control}/gu, '?')

export function shownName(name: string): string {
  const plain = withoutControls(name)
  return plain.length > MAX_NAME_LENGTH ? `${plain.slice(0, MAX_NAME_LENGTH)}…` : plain
}

export function print(text: string): number {
  process.stdout.write(text)
  return 0
}

export function printError(text: string): number {
  process.stderr.write(`${text}\n`)
  return 1
}
