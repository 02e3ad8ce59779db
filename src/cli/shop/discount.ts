/** Discounts: create, list, show, revise, stop. */
import type { DiscountRule } from '../../markets/carts/discount-rule.ts'
import {
  createDiscountOperation,
  listDiscountsOperation,
  stopDiscountOperation,
  type ListedDiscount,
} from '../../merchant/commerce/discount-operations.ts'
import { reviseDiscountOperation } from '../../merchant/commerce/revise-discount-operation.ts'
import { RejectedError } from '../../merchant/errors.ts'
import { counted, table, printLine, valueOf } from '../content/print-result.ts'
import { withShopOperations } from '../run-operation.ts'
import { print, shownName, UsageError } from '../run-command.ts'
import type { OneCommand } from '../run-one-of.ts'
import { definitionOf, DISCOUNT_OPTIONS } from './discount-options.ts'
import { shownDiscount } from './shown-discount.ts'
import { readCount, textOf } from './read-words.ts'

const OPTIONS_HELP = `  --code CODE         what shoppers type, in capitals or not; without it the discount counts by itself
  --name TEXT         what shoppers read; the ID when not given
What it does, one of
  --percent N         off all products, or off those of --of
  --amount AMOUNTS    once off all products, or off each piece of those of --of: EUR=5,GBP=4.50
  --free-shipping     shipping costs nothing
  --gift BARCODES     gives one of these away: the first that can be had; --pieces N for more than one
When it counts
  --of PRODUCTS       only for these: sku:A1,section:gifts,category:adults/socks,collection:xmas,family:socks
  --minimum AMOUNTS   from this much on products: EUR=40,GBP=35
  --requires PRODUCTS only with a piece of these in the cart, named as for --of; --required-pieces N for more than one
  --from, --until     a date such as 2026-11-27, or a time such as 2026-11-27T09:00:00+01:00
  --markets LIST      only in these countries: GB,DE
  --limit N           for so many orders
Beside others
  --exclusive         stands alone: nothing else counts beside it
  --no-stacking       of those that do not stack only the first counts
  --order N           lower goes first; 0 when not given; below 0 as --order=-1
`

export const discountCreate: OneCommand = {
  name: 'discount create',
  takes: 'ID [options]',
  does: 'makes a discount: with a code, or one that counts by itself',
  help: `ID is what you call it: small letters, digits, dashes.

${OPTIONS_HELP}`,
  options: DISCOUNT_OPTIONS,
  async run({ values, words: [id, ...rest] }) {
    if (id === undefined || rest.length > 0) throw new UsageError()
    const definition = definitionOf(id, values)
    const limit = textOf(values['limit'])
    const usage = limit === undefined ? {} : { usageLimit: readCount(limit, '--limit') }
    valueOf(await withShopOperations(({ run }) => run(createDiscountOperation, { definition, ...usage })))
    return printLine(`${id}: ${definition.code === undefined ? 'counts by itself' : `code ${definition.code}`}.`)
  },
}

export const discountRevise: OneCommand = {
  name: 'discount revise',
  takes: 'ID [options]',
  does: 'replaces a discount that runs; its code and the count of its uses stay',
  help: `Give everything that it should have from now on: discount show prints the command with what it has. Orders keep what they had.

${OPTIONS_HELP}`,
  options: DISCOUNT_OPTIONS,
  async run({ values, words: [id, ...rest] }) {
    if (id === undefined || rest.length > 0) throw new UsageError()
    const given = definitionOf(id, values)
    const limit = textOf(values['limit'])
    const usage = limit === undefined ? {} : { usageLimit: readCount(limit, '--limit') }
    await withShopOperations(async ({ run }) => {
      const { code } = valueOf(await run(listDiscountsOperation, {})).find((one) => one.id === id) ?? {}
      const definition = given.code === undefined && code !== undefined ? { ...given, code } : given
      valueOf(await run(reviseDiscountOperation, { definition, ...usage }))
    })
    return printLine(`${id}: revised.`)
  },
}

export const discountList: OneCommand = {
  name: 'discount list',
  takes: '',
  does: 'lists all discounts, stopped ones too, and how often each was used',
  help: '',
  async run({ words }) {
    if (words.length > 0) throw new UsageError()
    const discounts = valueOf(await withShopOperations(({ run }) => run(listDiscountsOperation, {})))
    if (discounts.length > 0) process.stdout.write(table([HEAD, ...discounts.map(toRow)]))
    return printLine(`${counted(discounts.length, 'discount')}.`)
  },
}

const HEAD = ['id', 'code', 'does', 'used', 'until', 'state']

function toRow({ id, code = '', effect, uses, limit, until, stoppedAt }: ListedDiscount): readonly string[] {
  const used = limit === null ? String(uses) : `${uses} of ${limit}`
  return [id, code, effect.kind, used, endOf(until), stoppedAt === undefined ? 'open' : `stopped ${stoppedAt}`]
}

const endOf = (until: DiscountRule['until']): string => (until === undefined ? '' : new Date(until).toISOString())

export const discountShow: OneCommand = {
  name: 'discount show',
  takes: 'ID',
  does: 'prints a discount with the command that revises it, for instance with an amount in another currency',
  help: '',
  async run({ words: [id, ...rest] }) {
    if (id === undefined || rest.length > 0) throw new UsageError()
    const discounts = valueOf(await withShopOperations(({ run }) => run(listDiscountsOperation, {})))
    const discount = discounts.find((one) => one.id === id)
    if (discount === undefined) throw new RejectedError(`There is no discount ${shownName(id)}.`)
    return print(shownDiscount(discount, new Set(discounts.map((one) => one.id))))
  },
}

export const discountStop: OneCommand = {
  name: 'discount stop',
  takes: 'ID',
  does: 'stops a discount at once; its code may be used for another one',
  help: '',
  async run({ words: [id, ...rest] }) {
    if (id === undefined || rest.length > 0) throw new UsageError()
    valueOf(await withShopOperations(({ run }) => run(stopDiscountOperation, { id })))
    return printLine(`${id}: stopped.`)
  },
}
