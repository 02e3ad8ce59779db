/** The archive of invoices and credit notes on the command line. */
import { verifyDocumentsOperation } from '../../merchant/documents/document-operations.ts'
import { counted, printLine, table, valueOf } from '../content/print-result.ts'
import { printError, UsageError } from '../run-command.ts'
import { withShopOperations } from '../run-operation.ts'
import type { OneCommand } from '../run-one-of.ts'

const PROBLEMS = {
  'bytes-changed': 'its bytes were changed',
  'sums-differ': 'its sums differ from its taxes',
  'number-missing': 'it is missing',
} as const

export const verifyInvoicesCommand: OneCommand = {
  name: 'invoices verify',
  takes: '',
  does: 'verifies every archived invoice and credit note: bytes, sums, numbers without gaps',
  help: 'Ends with 1 and names each document that was changed or is missing.\n',
  async run({ words }) {
    if (words.length > 0) throw new UsageError()
    const { documents, problems } = valueOf(await withShopOperations(({ run }) => run(verifyDocumentsOperation, {})))
    if (problems.length === 0) return printLine(`${counted(documents, 'document')}: all as issued.`)
    process.stderr.write(table(problems.map(({ number, problem }) => [number, PROBLEMS[problem]])))
    return printError(`${counted(problems.length, 'problem')} in ${counted(documents, 'document')}.`)
  },
}
