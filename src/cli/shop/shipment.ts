/** Shipments, carriers and holds. */
import { basename } from 'node:path'
import {
  clearHoldOperation,
  deliverShipmentOperation,
  holdOrderOperation,
  listCarriersOperation,
  postShipmentOperation,
  carrierList,
  saveCarriersOperation,
  voidShipmentOperation,
} from '../../merchant/commerce/shipment-operations.ts'
import { readJsonFile } from '../../merchant/files/read-json-file.ts'
import { writeFileAtomically } from '../../merchant/files/write-file-atomically.ts'
import { counted, printLine, valueOf } from '../content/print-result.ts'
import { UsageError } from '../run-command.ts'
import { withShopOperations } from '../run-operation.ts'
import type { OneCommand } from '../run-one-of.ts'
import { textOf } from './read-words.ts'
import { fileOf } from './shipping.ts'

export const shipmentPost: OneCommand = {
  name: 'shipment post',
  takes: 'NUMBER CARRIER [TRACKING-NUMBER] [--units ITEM=N,ITEM=N]',
  does: 'notes that a parcel of an order has left; the shopper gets a mail half a minute later',
  help: `Without --units it contains everything that is left of the order. ITEM is the id of a line, as "order show" prints it.
CARRIER is an id of "carrier export".
`,
  options: { units: { type: 'string' } },
  async run({ values, words: [number, carrier, trackingNumber, ...rest] }) {
    if (number === undefined || carrier === undefined || rest.length > 0) throw new UsageError()
    const given = textOf(values['units'])
    const input = {
      number,
      carrier,
      ...(trackingNumber !== undefined && { trackingNumber }),
      ...(given !== undefined && { units: readUnits(given) }),
    }
    const { shipment, fulfilment } = valueOf(await withShopOperations(({ run }) => run(postShipmentOperation, input)))
    return printLine(`${number}: ${fulfilment}. The shipment is ${shipment.id}.`)
  },
}

export function readUnits(text: string): { itemId: string; quantity: number }[] {
  return text.split(',').map((part) => {
    const [itemId = '', quantity = ''] = part.split('=').map((word) => word.trim())
    if (itemId === '' || !/^\d{1,6}$/.test(quantity)) throw new UsageError(`${part} is no ITEM=N.`)
    return { itemId, quantity: Number(quantity) }
  })
}

export const shipmentVoid: OneCommand = {
  name: 'shipment void',
  takes: 'NUMBER SHIPMENT',
  does: 'takes a shipment back that did not leave, within 24 hours',
  help: 'If the shopper was written to already, they get a correction.\n',
  async run({ words: [number, shipment, ...rest] }) {
    if (number === undefined || shipment === undefined || rest.length > 0) throw new UsageError()
    const { fulfilment } = valueOf(
      await withShopOperations(({ run }) => run(voidShipmentOperation, { number, shipment })),
    )
    return printLine(`${number}: ${fulfilment}.`)
  },
}

export const shipmentDeliver: OneCommand = {
  name: 'shipment deliver',
  takes: 'NUMBER SHIPMENT [TIME]',
  does: 'notes that a shipment has arrived',
  help: 'TIME such as 2026-11-17T14:30:00Z; now when not given.\n',
  async run({ words: [number, shipment, at, ...rest] }) {
    if (number === undefined || shipment === undefined || rest.length > 0) throw new UsageError()
    const input = { number, shipment, ...(at !== undefined && { at }) }
    const { fulfilment } = valueOf(await withShopOperations(({ run }) => run(deliverShipmentOperation, input)))
    return printLine(`${number}: ${fulfilment}.`)
  },
}

export const carrierImport: OneCommand = {
  name: 'carrier import',
  takes: 'FILE',
  does: 'replaces the carriers of the shop by those of a .json file',
  help: 'Begin with what carrier export gives you.\n',
  async run({ words: [name, ...rest] }) {
    const file = fileOf(name, rest)
    const carriers = await readJsonFile(file, carrierList)
    const saved = valueOf(await withShopOperations(({ run }) => run(saveCarriersOperation, { carriers })))
    return printLine(`${basename(file)}: ${counted(saved, 'carrier')} in the shop now.`)
  },
}

export const carrierExport: OneCommand = {
  name: 'carrier export',
  takes: 'FILE',
  does: 'writes the carriers of the shop to a .json file, which the import takes back',
  help: '',
  async run({ words: [name, ...rest] }) {
    const file = fileOf(name, rest)
    const carriers = valueOf(await withShopOperations(({ run }) => run(listCarriersOperation, {})))
    await writeFileAtomically(file, [`${JSON.stringify(carriers, undefined, 2)}\n`])
    return printLine(`${basename(file)}: ${counted(carriers.length, 'carrier')}.`)
  },
}

export const orderHold: OneCommand = {
  name: 'order hold',
  takes: 'NUMBER NOTE',
  does: 'keeps an order from being shipped until the hold is cleared',
  help: '',
  async run({ words: [number, ...note] }) {
    if (number === undefined || note.length === 0) throw new UsageError()
    const { holds } = valueOf(
      await withShopOperations(({ run }) => run(holdOrderOperation, { number, note: note.join(' ') })),
    )
    return printLine(`${number}: on hold (${holds.join(', ')}).`)
  },
}

const CLEARED = ['capture_failed', 'chargeback', 'refund_failed', 'manual'] as const

export const orderClearHold: OneCommand = {
  name: 'order clear-hold',
  takes: 'NUMBER HOLD NOTE',
  does: 'clears a hold, with a note that says why',
  help: `HOLD is one of ${CLEARED.join(', ')}. A withdrawal is cleared by settling, rejecting or cancelling its return.
`,
  async run({ words: [number, given, ...note] }) {
    const hold = CLEARED.find((known) => known === given)
    if (number === undefined || hold === undefined || note.length === 0) throw new UsageError()
    const { holds } = valueOf(
      await withShopOperations(({ run }) => run(clearHoldOperation, { number, hold, note: note.join(' ') })),
    )
    return printLine(`${number}: ${holds.length === 0 ? 'no hold any more' : `still on hold (${holds.join(', ')})`}.`)
  },
}
