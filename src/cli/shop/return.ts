/** Returns and withdrawals: list, open, accept, reject, cancel, receive, settle. */
import {
  acceptReturnOperation,
  cancelReturnOperation,
  listReturnsOperation,
  openReturnOperation,
  receiveReturnOperation,
  rejectReturnOperation,
  settleReturnOperation,
} from '../../merchant/commerce/return-operations.ts'
import { counted, printLine, table, valueOf } from '../content/print-result.ts'
import { UsageError } from '../run-command.ts'
import { withShopOperations } from '../run-operation.ts'
import type { OneCommand } from '../run-one-of.ts'
import { amountIn } from './print-amount.ts'
import { readUnits } from './shipment.ts'

const ID = 'ID is the one that "return list" prints.\n'

export const returnList: OneCommand = {
  name: 'return list',
  takes: '[--all]',
  does: 'lists returns that are not settled, the ones whose refund is due first at the top',
  help: '  --all   settled, rejected and cancelled ones, too\n',
  options: { all: { type: 'boolean' } },
  async run({ values, words }) {
    if (words.length > 0) throw new UsageError()
    const states = ['unmatched', 'requested', 'accepted', 'received', 'refunding'] as const
    const filter = values['all'] === true ? {} : { states: [...states] }
    const returns = valueOf(await withShopOperations(({ run }) => run(listReturnsOperation, filter)))
    const rows = returns.map(({ id, number, kind, state, dueOn = '', lateDays, units }) => [
      id,
      number,
      kind,
      state,
      dueOn,
      lateDays === undefined ? '' : `${lateDays} days late`,
      units.map(({ itemId, quantity }) => `${itemId}=${quantity}`).join(','),
    ])
    if (rows.length > 0) process.stdout.write(table([['id', 'order', 'kind', 'state', 'due', '', 'units'], ...rows]))
    return printLine(`${counted(returns.length, 'return')}.`)
  },
}

export const returnOpen: OneCommand = {
  name: 'return open',
  takes: 'NUMBER [ITEM=N,ITEM=N]',
  does: 'opens a return of an order as goodwill; of all units when none are given',
  help: '',
  async run({ words: [number, units, ...rest] }) {
    if (number === undefined || rest.length > 0) throw new UsageError()
    const chosen = units === undefined ? undefined : readUnits(units)
    const input = {
      number,
      kind: 'return' as const,
      ...(chosen && { units: chosen.map((unit) => ({ ...unit, reason: 'changed_mind' as const })) }),
    }
    const { id, state } = valueOf(await withShopOperations(({ run }) => run(openReturnOperation, input)))
    return printLine(`${id}: ${state}.`)
  },
}

export const returnAccept: OneCommand = {
  name: 'return accept',
  takes: 'ID',
  does: 'accepts a return',
  help: ID,
  async run({ words: [id, ...rest] }) {
    if (id === undefined || rest.length > 0) throw new UsageError()
    const { state } = valueOf(await withShopOperations(({ run }) => run(acceptReturnOperation, { id })))
    return printLine(`${id}: ${state}.`)
  },
}

export const returnCancel: OneCommand = {
  name: 'return cancel',
  takes: 'ID',
  does: 'cancels a return: the shopper changed their mind, or nothing came back',
  help: ID,
  async run({ words: [id, ...rest] }) {
    if (id === undefined || rest.length > 0) throw new UsageError()
    const { state } = valueOf(await withShopOperations(({ run }) => run(cancelReturnOperation, { id })))
    return printLine(`${id}: ${state}.`)
  },
}

export const returnReject: OneCommand = {
  name: 'return reject',
  takes: 'ID REASON',
  does: 'rejects a return, with a reason',
  help: ID,
  async run({ words: [id, ...reason] }) {
    if (id === undefined || reason.length === 0) throw new UsageError()
    const input = { id, reason: reason.join(' ') }
    const { state } = valueOf(await withShopOperations(({ run }) => run(rejectReturnOperation, input)))
    return printLine(`${id}: ${state}.`)
  },
}

export const returnReceive: OneCommand = {
  name: 'return receive',
  takes: 'ID WAREHOUSE ITEM=N,ITEM=N [damaged ITEM=N] [missing ITEM=N]',
  does: 'notes what came back: units to sell again, damaged and missing ones',
  help: `${ID}Every unit of the return is in one of the three lists; "-" stands for an empty one.
`,
  async run({ words: [id, warehouse, restock, ...rest] }) {
    if (id === undefined || warehouse === undefined || restock === undefined) throw new UsageError()
    const listAfter = (word: string) => {
      const place = rest.indexOf(word)
      return place < 0 ? [] : readUnits(rest[place + 1] ?? '')
    }
    const [good, damaged, missing] = [
      restock === '-' ? [] : readUnits(restock),
      listAfter('damaged'),
      listAfter('missing'),
    ]
    const items = [...new Set([...good, ...damaged, ...missing].map(({ itemId }) => itemId))]
    const countIn = (list: typeof good, itemId: string) => list.find((one) => one.itemId === itemId)?.quantity ?? 0
    const lines = items.map((itemId) => ({
      itemId,
      restock: countIn(good, itemId),
      damaged: countIn(damaged, itemId),
      missing: countIn(missing, itemId),
    }))
    const { state } = valueOf(
      await withShopOperations(({ run }) => run(receiveReturnOperation, { id, warehouse, lines })),
    )
    return printLine(`${id}: ${state}.`)
  },
}

const BASES = ['proof_of_posting', 'keep_goods', 'not_shipped'] as const

export const returnSettle: OneCommand = {
  name: 'return settle',
  takes: `ID [${BASES.join(' | ')}]`,
  does: 'refunds what was paid for the units of a return; a withdrawal of the whole order with its delivery',
  help: `${ID}Before the items were received it needs one of the reasons.
`,
  async run({ words: [id, given, ...rest] }) {
    const basis = BASES.find((known) => known === given)
    if (id === undefined || rest.length > 0 || (given !== undefined && basis === undefined)) throw new UsageError()
    const { settled, refund } = valueOf(
      await withShopOperations(({ run }) => run(settleReturnOperation, { id, ...(basis && { basis }) })),
    )
    const back = refund === undefined ? '' : ` ${amountIn(refund.value, refund.currency)} are on their way back.`
    return printLine(`${id}: ${settled.state}.${back}`)
  },
}
