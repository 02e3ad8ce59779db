/** Refunds of returns, and refunds that wait for another person. */
import {
  approveRefundOperation,
  declineRefundOperation,
  listApprovalsOperation,
} from '../../merchant/commerce/approval-operations.ts'
import { exchangeReturnOperation, settleReturnOperation } from '../../merchant/commerce/settle-operations.ts'
import { counted, printLine, table, valueOf } from '../content/print-result.ts'
import { UsageError } from '../run-command.ts'
import { withShopOperations } from '../run-operation.ts'
import type { OneCommand } from '../run-one-of.ts'
import { amountIn, refundSentence } from './print-amount.ts'
import { readCount, textOf } from './read-words.ts'
import { ID } from './return.ts'
import { readUnits } from './shipment.ts'

const BASES = ['proof_of_posting', 'keep_goods', 'not_shipped'] as const

export const returnSettle: OneCommand = {
  name: 'return settle',
  takes: `ID [${BASES.join(' | ')}] [--amount MINOR-UNITS] [--deduct ITEM=N:PERCENT:REASON] [--credit CONSENT] [--note TEXT]`,
  does: 'refunds what was paid for the units of a return; a withdrawal of the whole order with its delivery',
  help: `${ID}Before the items were received it needs one of the reasons.
  --amount   more than what is owed, in minor units (1295 for 12.95)
  --deduct   a deduction for loss of value, after the items were received: 1 unit of line A by 20 % is A=1:20:Soles are worn
             through; it can be given more than once, and the shopper reads the reason
  --credit   store credit instead of the money, and how the shopper agreed to it; the code is mailed to them
  --note     for staff
`,
  options: {
    amount: { type: 'string' },
    deduct: { type: 'string', multiple: true },
    credit: { type: 'string' },
    note: { type: 'string' },
  },
  async run({ values, words: [id, given, ...rest] }) {
    const basis = BASES.find((known) => known === given)
    if (id === undefined || rest.length > 0 || (given !== undefined && basis === undefined)) throw new UsageError()
    const { deduct = [] } = values
    const deductions = (Array.isArray(deduct) ? deduct : []).map((text) => readDeduction(String(text)))
    const [amount, note, consent] = [textOf(values['amount']), textOf(values['note']), textOf(values['credit'])]
    const input = {
      id,
      ...(basis && { basis }),
      ...(amount !== undefined && { amount: readCount(amount, '--amount') }),
      ...(deductions.length > 0 && { deductions }),
      ...(consent !== undefined && { credit: { consent } }),
      ...(note !== undefined && { note }),
    }
    const { settled, refund } = valueOf(await withShopOperations(({ run }) => run(settleReturnOperation, input)))
    const back = refund === undefined ? '' : ` ${refundSentence(refund)}`
    return printLine(`${id}: ${settled.state}.${back}`)
  },
}

export const returnExchange: OneCommand = {
  name: 'return exchange',
  takes: `ID SKU=N,SKU=N [${BASES.join(' | ')}] [--note TEXT]`,
  does: 'settles a return with a replacement order of equal or lower value; a difference is refunded',
  help: `${ID}Before the items were received it needs one of the reasons.
`,
  options: { note: { type: 'string' } },
  async run({ values, words: [id, skus, given, ...rest] }) {
    const basis = BASES.find((known) => known === given)
    const isWrong = given !== undefined && basis === undefined
    if (id === undefined || skus === undefined || rest.length > 0 || isWrong) throw new UsageError()
    const note = textOf(values['note'])
    const products = readUnits(skus).map(({ itemId: sku, quantity }) => ({ sku, quantity }))
    const input = { id, products, ...(basis && { basis }), ...(note !== undefined && { note }) }
    const { number, settled, refund } = valueOf(
      await withShopOperations(({ run }) => run(exchangeReturnOperation, input)),
    )
    const back = refund === undefined ? '' : ` ${refundSentence(refund)}`
    return printLine(`${id}: ${settled.state}. The replacement is order ${number}.${back}`)
  },
}

function readDeduction(text: string) {
  const [, itemId, quantity, percent, reason] = /^([^=]+)=(\d{1,6}):(\d{1,3}):(.+)$/s.exec(text) ?? []
  if (itemId === undefined || reason === undefined) throw new UsageError(`${text} is no ITEM=N:PERCENT:REASON.`)
  return { itemId, quantity: Number(quantity), percent: Number(percent), reason }
}

export const refundList: OneCommand = {
  name: 'refund list',
  takes: '',
  does: 'lists refunds above the limit of a role that wait for another person, and what became of earlier ones',
  help: '',
  async run({ words }) {
    if (words.length > 0) throw new UsageError()
    const approvals = valueOf(await withShopOperations(({ run }) => run(listApprovalsOperation, {})))
    const rows = approvals.map(({ id, subject, value, currency, state, actorName, expiresAt, note }) => [
      id,
      subject,
      amountIn(value, currency),
      state,
      actorName,
      expiresAt,
      note,
    ])
    const head = ['id', 'about', 'amount', 'state', 'by', 'until', 'note']
    if (rows.length > 0) process.stdout.write(table([head, ...rows]))
    return printLine(`${counted(approvals.length, 'refund')}.`)
  },
}

export const refundApprove: OneCommand = {
  name: 'refund approve',
  takes: 'ID',
  does: 'approves a refund that another person submitted',
  help: 'ID is the one that "refund list" prints.\n',
  async run({ words: [id, ...rest] }) {
    if (id === undefined || rest.length > 0) throw new UsageError()
    const refund = valueOf(await withShopOperations(({ run }) => run(approveRefundOperation, { id })))
    return printLine(`${id}: approved. ${refundSentence(refund)}`)
  },
}

export const refundDecline: OneCommand = {
  name: 'refund decline',
  takes: 'ID NOTE',
  does: 'declines a refund that another person submitted, with a note',
  help: 'ID is the one that "refund list" prints.\n',
  async run({ words: [id, ...words] }) {
    if (id === undefined || words.length === 0) throw new UsageError()
    const note = words.join(' ')
    valueOf(await withShopOperations(({ run }) => run(declineRefundOperation, { id, note })))
    return printLine(`${id}: declined.`)
  },
}
