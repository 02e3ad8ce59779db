/** Discounts as a file: to bring those of one shop to another. */
import { basename } from 'node:path'
import {
  importDiscountsOperation,
  listDiscountsOperation,
  newDiscounts,
  type ListedDiscount,
  type NewDiscount,
} from '../../merchant/commerce/discount-operations.ts'
import { readJsonFile } from '../../merchant/files/read-json-file.ts'
import { writeFileAtomically } from '../../merchant/files/write-file-atomically.ts'
import { counted, printLine, valueOf } from '../content/print-result.ts'
import type { OneCommand } from '../run-one-of.ts'
import { withShopOperations } from '../run-operation.ts'
import { fileOf } from './shipping.ts'

export const discountImport: OneCommand = {
  name: 'discount import',
  takes: 'FILE',
  does: 'creates the discounts of a .json file: all of them, or none when one exists already',
  help: `Begin with what discount export gives you. Amounts are in the smallest unit of their currency, times in milliseconds since 1970.
`,
  async run({ words: [name, ...rest] }) {
    const file = fileOf(name, rest)
    const discounts = await readJsonFile(file, newDiscounts)
    const count = valueOf(await withShopOperations(({ run }) => run(importDiscountsOperation, { discounts })))
    return printLine(`${basename(file)}: ${counted(count, 'discount')} created.`)
  },
}

export const discountExport: OneCommand = {
  name: 'discount export',
  takes: 'FILE',
  does: 'writes the discounts that are not stopped to a .json file, which the import takes',
  help: '',
  async run({ words: [name, ...rest] }) {
    const file = fileOf(name, rest)
    const listed = valueOf(await withShopOperations(({ run }) => run(listDiscountsOperation, {})))
    const discounts = listed.filter(({ stoppedAt }) => stoppedAt === undefined).map(toNewDiscount)
    await writeFileAtomically(file, [`${JSON.stringify(discounts, undefined, 2)}\n`])
    return printLine(`${basename(file)}: ${counted(discounts.length, 'discount')}.`)
  },
}

function toNewDiscount({
  limit,
  uses: _uses,
  createdAt: _createdAt,
  stoppedAt: _stoppedAt,
  ...definition
}: ListedDiscount): NewDiscount {
  return { definition, ...(limit !== null && { usageLimit: limit }) }
}
