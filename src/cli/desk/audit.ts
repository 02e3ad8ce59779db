/** The audit log on the command line. */
import { verifyAuditOperation } from '../../merchant/lists/audit-list.ts'
import { eraseAuditOperation } from '../../merchant/staff/erase-audit-operation.ts'
import { counted, printLine, valueOf } from '../content/print-result.ts'
import { printError, UsageError } from '../run-command.ts'
import { withShopOperations } from '../run-operation.ts'
import type { OneCommand } from '../run-one-of.ts'

const HASH = /^[\w-]{43}$/

const PROBLEMS = { changed: 'was changed', inserted: 'was inserted', deleted: 'was deleted' } as const

export const verifyCommand: OneCommand = {
  name: 'audit verify',
  takes: '[HASH]',
  does: 'verifies the audit log against its hash chain and names the first bad row',
  help: `Ends with 1 when a row was changed, inserted or deleted in the database. Note the hash that it prints outside of the shop and
give it to a later run: only then a person who can write to the database and computes the chain anew is noticed. A hash of more than
400 days ago is no longer in the log.
`,
  async run({ words: [noted, ...rest] }) {
    if (rest.length > 0 || (noted !== undefined && !HASH.test(noted))) throw new UsageError()
    const input = noted === undefined ? {} : { noted }
    const check = valueOf(await withShopOperations(({ run }) => run(verifyAuditOperation, input)))
    if (check.ok) {
      const pending = check.pending === 0 ? '' : `, ${check.pending} more wait for the next seal`
      return printLine(`The audit log is intact: ${counted(check.rows, 'row')}${pending}. Last hash: ${check.head}`)
    }
    const { problem, row, seq, at } = check
    if (problem === 'rewritten') {
      return printError(
        `The audit log does not contain ${noted ?? ''} any more: rows up to it were rewritten or deleted`,
      )
    }
    const place = [row, seq === undefined ? undefined : `number ${seq}`, at].filter((part) => part !== undefined)
    return printError(`The audit log is not intact. The first bad row ${PROBLEMS[problem]}: ${place.join(', ')}`)
  },
}

export const eraseCommand: OneCommand = {
  name: 'audit erase',
  takes: 'TEXT',
  does: 'empties personal values of the audit log that contain a text, such as an address; the log still verifies',
  help: `The rows stay, and show "erased" in place of the values. The text has at least five characters.
`,
  async run({ words: [text, ...rest] }) {
    if (text === undefined || rest.length > 0 || text.trim().length < 5) throw new UsageError()
    const { erased } = valueOf(await withShopOperations(({ run }) => run(eraseAuditOperation, { text })))
    return printLine(`${counted(erased, 'value')} emptied.`)
  },
}
