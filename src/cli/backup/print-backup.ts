import type { CheckedShop } from '../../merchant/backup/check-shop.ts'
import { RejectedError } from '../../merchant/errors.ts'
import { BackupError } from '../../platform/backup/backup-format.ts'
import { print, printError } from '../run-command.ts'

const MAX_PROBLEMS = 100

export function printChecked({ products, orders, documents, pictures, problems }: CheckedShop): number {
  for (const problem of problems.slice(0, MAX_PROBLEMS)) process.stderr.write(`${problem}.\n`)
  if (problems.length > 0) return printError(`${problems.length} problems found.`)
  return print(
    `${products} products, ${orders} orders, ${documents} documents, ${pictures} picture files: no problem found.\n`,
  )
}

export async function withBackupErrors<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BackupError) throw new RejectedError(`${error.message}.`, { cause: error })
    throw error
  }
}
