/** Returns and withdrawals: list, open, match, accept, reject, cancel, receive, resend. Settling is in return-settle.ts. */
import {
  acceptReturnOperation,
  cancelReturnOperation,
  listReturnsOperation,
  matchReturnOperation,
  openReturnOperation,
  receiveReturnOperation,
  rejectReturnOperation,
  resendReturnOperation,
} from '../../merchant/commerce/return-operations.ts'
import { counted, printLine, table, valueOf } from '../content/print-result.ts'
import { UsageError } from '../run-command.ts'
import { withShopOperations } from '../run-operation.ts'
import type { OneCommand } from '../run-one-of.ts'
import { readUnits } from './shipment.ts'

export const ID = 'ID is the one that "return list" prints.\n'

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
    const rows = returns.map(({ id, number, kind, state, dueOn = '', lateDays, urgency = '', units }) => [
      id,
      number,
      kind,
      state,
      dueOn,
      urgency,
      lateDays === undefined ? '' : `${lateDays} days late`,
      units.map(({ itemId, quantity }) => `${itemId}=${quantity}`).join(','),
    ])
    if (rows.length > 0)
      process.stdout.write(table([['id', 'order', 'kind', 'state', 'due', '', '', 'units'], ...rows]))
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

export const returnMatch: OneCommand = {
  name: 'return match',
  takes: 'ID NUMBER',
  does: 'assigns a withdrawal that named no known order to an order',
  help: ID,
  async run({ words: [id, number, ...rest] }) {
    if (id === undefined || number === undefined || rest.length > 0) throw new UsageError()
    const { state } = valueOf(await withShopOperations(({ run }) => run(matchReturnOperation, { id, number })))
    return printLine(`${id}: ${state}.`)
  },
}

export const returnResend: OneCommand = {
  name: 'return resend',
  takes: 'ID',
  does: 'sends the last mail about a return again, to the address of its order',
  help: ID,
  async run({ words: [id, ...rest] }) {
    if (id === undefined || rest.length > 0) throw new UsageError()
    const { mail } = valueOf(await withShopOperations(({ run }) => run(resendReturnOperation, { id })))
    return printLine(`${id}: the mail "${mail}" is on its way.`)
  },
}
