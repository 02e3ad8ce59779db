/** Shipping methods, as a file: there are few of them, and they change together. */
import { basename, resolve } from 'node:path'
import { shippingOffers } from '../../merchant/commerce/shipping-operations.ts'
import { counted, printLine, valueOf } from '../content/print-result.ts'
import { withShopOperations } from '../run-operation.ts'
import { UsageError } from '../run-command.ts'
import type { OneCommand } from '../run-one-of.ts'
import { readJsonFile } from '../../merchant/files/read-json-file.ts'
import { writeFileAtomically } from '../../merchant/files/write-file-atomically.ts'
import { listShippingOperation, saveShippingOperation } from '../../merchant/commerce/shipping-operations.ts'

export const shippingImport: OneCommand = {
  name: 'shipping import',
  takes: 'FILE',
  does: 'takes the shipping methods of a .json file in, in place of those that the shop has',
  help: `Begin with what shipping export gives you. In each country the first method that is active and has a price is the one that a
cart begins with. Amounts are in the smallest unit of their currency: 495 is 4.95 €.

  --confirm           also if nothing can be sent to some country any more
`,
  options: { confirm: { type: 'boolean' } },
  async run({ values, words: [name, ...rest] }) {
    const file = fileOf(name, rest)
    const offers = await readJsonFile(file, shippingOffers)
    const input = { offers, confirmed: values['confirm'] === true }
    const count = valueOf(await withShopOperations(({ run }) => run(saveShippingOperation, input)))
    return printLine(`${basename(file)}: ${counted(count, 'shipping method')} in the shop now.`)
  },
}

export const shippingExport: OneCommand = {
  name: 'shipping export',
  takes: 'FILE',
  does: 'writes the shipping methods of the shop to a .json file, which the import takes back',
  help: '',
  async run({ words: [name, ...rest] }) {
    const file = fileOf(name, rest)
    const offers = valueOf(await withShopOperations(({ run }) => run(listShippingOperation, {})))
    await writeFileAtomically(file, [`${JSON.stringify(offers, undefined, 2)}\n`])
    return printLine(`${basename(file)}: ${counted(offers.length, 'shipping method')}.`)
  },
}

export function fileOf(name: string | undefined, rest: readonly string[]): string {
  if (name === undefined || rest.length > 0) throw new UsageError()
  if (!/\.json$/i.test(name)) throw new UsageError('The file must end with .json.')
  return resolve(name)
}
