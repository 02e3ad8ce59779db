/** Orders before they are shipped: cancel units, correct address and e-mail, slips, picking list, pasted tracking numbers. */
import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import {
  amendEmailOperation,
  amendOrderOperation,
  cancelLinesOperation,
  pickingListOperation,
  previewPastedOperation,
  slipsOperation,
} from '../../merchant/commerce/amendment-operations.ts'
import { showOrderOperation } from '../../merchant/commerce/order-operations.ts'
import { postShipmentOperation } from '../../merchant/commerce/shipment-operations.ts'
import { writeFileAtomically } from '../../merchant/files/write-file-atomically.ts'
import { counted, printLine, table, valueOf } from '../content/print-result.ts'
import { UsageError } from '../run-command.ts'
import { withShopOperations } from '../run-operation.ts'
import type { OneCommand } from '../run-one-of.ts'
import { refundSentence } from './print-amount.ts'
import { textOf } from './read-words.ts'
import { readUnits } from './shipment.ts'

export const orderCancelLines: OneCommand = {
  name: 'order cancel-lines',
  takes: 'NUMBER ITEM=N,ITEM=N',
  does: 'cancels units that were not shipped: refunds what was paid for them, and notifies the shopper',
  help: 'ITEM is the id of a line, as "order show" prints it.\n',
  async run({ words: [number, units, ...rest] }) {
    if (number === undefined || units === undefined || rest.length > 0) throw new UsageError()
    const { refund, fulfilment } = valueOf(
      await withShopOperations(({ run }) => run(cancelLinesOperation, { number, units: readUnits(units) })),
    )
    const back = refund === undefined ? '' : ` ${refundSentence(refund)}`
    return printLine(`${number}: ${fulfilment}.${back}`)
  },
}

const MEMBERS = {
  'first-name': 'firstName',
  'last-name': 'lastName',
  street: 'street0',
  'street-2': 'street1',
  'post-code': 'postCode',
  city: 'city',
  region: 'region',
} as const

export const orderAddress: OneCommand = {
  name: 'order address',
  takes: 'NUMBER [--first-name …] [--street …] [--post-code …] [--city …] [--telephone …] [--note …]',
  does: 'corrects where an order goes, before its first shipment; the country stays',
  help: `  --first-name, --last-name, --street, --street-2, --post-code, --city, --region, --telephone
  --note          a note for the delivery
`,
  options: Object.fromEntries(
    [...Object.keys(MEMBERS), 'telephone', 'note'].map((name) => [name, { type: 'string' as const }]),
  ),
  async run({ values, words: [number, ...rest] }) {
    if (number === undefined || rest.length > 0) throw new UsageError()
    const changes = Object.entries(MEMBERS).flatMap(([option, member]): [string, string][] => {
      const given = textOf(values[option])
      return given === undefined ? [] : [[member, given]]
    })
    const [telephone, deliveryNote] = [textOf(values['telephone']), textOf(values['note'])]
    await withShopOperations(async ({ run }) => {
      const { order } = valueOf(await run(showOrderOperation, { number }))
      const { country: _country, ...current } = order.snapshot.addresses.shipping
      return valueOf(
        await run(amendOrderOperation, {
          number,
          ...(changes.length > 0 && { address: { ...current, ...Object.fromEntries(changes) } }),
          ...(telephone !== undefined && { telephone }),
          ...(deliveryNote !== undefined && { deliveryNote }),
        }),
      )
    })
    return printLine(`${number}: corrected.`)
  },
}

export const orderEmail: OneCommand = {
  name: 'order email',
  takes: 'NUMBER EMAIL',
  does: 'corrects the e-mail address of an order; links that were mailed before open nothing any more',
  help: '',
  async run({ words: [number, email, ...rest] }) {
    if (number === undefined || email === undefined || rest.length > 0) throw new UsageError()
    valueOf(await withShopOperations(({ run }) => run(amendEmailOperation, { number, email })))
    return printLine(`${number}: corrected. "order resend" sends the confirmation to the new address.`)
  },
}

export const shipmentSlips: OneCommand = {
  name: 'shipment slips',
  takes: 'FILE NUMBER [NUMBER …]',
  does: 'writes the packing slips of orders to an .html file to print',
  help: '',
  async run({ words: [file, ...numbers] }) {
    if (file === undefined || numbers.length === 0) throw new UsageError()
    const { count, html } = valueOf(
      await withShopOperations(({ run }) => run(slipsOperation, { numbers: [...numbers] })),
    )
    await writeFileAtomically(resolve(file), [html])
    return printLine(`${basename(file)}: ${counted(count, 'slip')}.`)
  },
}

export const shipmentPickingList: OneCommand = {
  name: 'shipment picking-list',
  takes: 'NUMBER [NUMBER …]',
  does: 'prints what is to be picked for orders, by warehouse and SKU',
  help: '',
  async run({ words: numbers }) {
    if (numbers.length === 0) throw new UsageError()
    const lines = valueOf(await withShopOperations(({ run }) => run(pickingListOperation, { numbers: [...numbers] })))
    const rows = lines.map(({ warehouse, sku, name, size, quantity, orders }) => [
      warehouse,
      sku,
      `${name} ${size}`.trim(),
      String(quantity),
      orders.join(' '),
    ])
    process.stdout.write(table([['warehouse', 'sku', 'what', 'pieces', 'orders'], ...rows]))
    return 0
  },
}

export const shipmentPaste: OneCommand = {
  name: 'shipment paste',
  takes: 'FILE [--check]',
  does: 'posts shipments from rows of order number, carrier, tracking number; rows that are not ok are left out',
  help: '  --check   shows the rows and posts nothing\n',
  options: { check: { type: 'boolean' } },
  async run({ values, words: [file, ...rest] }) {
    if (file === undefined || rest.length > 0) throw new UsageError()
    const text = await readFile(file, 'utf8')
    return withShopOperations(async ({ run }) => {
      const rows = valueOf(await run(previewPastedOperation, { text }))
      process.stdout.write(
        table(rows.map((row) => [String(row.line), row.number, row.carrier, row.trackingNumber, row.status])),
      )
      const fine = values['check'] === true ? [] : rows.filter(({ status }) => status === 'ok')
      for (const { number, carrier, trackingNumber } of fine) {
        valueOf(await run(postShipmentOperation, { number, carrier, ...(trackingNumber !== '' && { trackingNumber }) }))
      }
      return printLine(`${counted(fine.length, 'shipment')} posted.`)
    })
  },
}
