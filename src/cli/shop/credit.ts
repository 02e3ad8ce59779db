/** Store credit: a new code for what is left of it. */
import { reissueCreditOperation } from '../../merchant/commerce/credit-operations.ts'
import { printLine, valueOf } from '../content/print-result.ts'
import { UsageError } from '../run-command.ts'
import { withShopOperations } from '../run-operation.ts'
import type { OneCommand } from '../run-one-of.ts'
import { amountIn } from './print-amount.ts'

export const creditReissue: OneCommand = {
  name: 'credit reissue',
  takes: 'NUMBER [ID]',
  does: 'replaces the code of store credit that was leaked or mailed to a wrong address, and mails the new one',
  help: `NUMBER is that of the order whose return was settled with the credit, and ID the one that "order show" prints; without it the latest.
The old code is not valid any more; what is left and the last day stay. The mail goes to the address that the order has now.
`,
  async run({ words: [number, credit, ...rest] }) {
    if (number === undefined || rest.length > 0) throw new UsageError()
    const input = { number, ...(credit !== undefined && { credit }) }
    const { ending, balance, currency } = valueOf(
      await withShopOperations(({ run }) => run(reissueCreditOperation, input)),
    )
    return printLine(`${number}: ${amountIn(balance, currency)} are on a new code, …${ending}, which is mailed.`)
  },
}
