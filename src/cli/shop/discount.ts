/** Discounts: create, list, stop. */
import { readDiscountCode } from '../../markets/carts/discount-code.ts'
import type { DiscountEffect, DiscountRule, ProductSelection } from '../../markets/carts/discount-rule.ts'
import {
  discountDefinition,
  type DiscountDefinition,
  type ListedDiscount,
} from '../../merchant/commerce/discount-operations.ts'
import { firstProblem } from '../../platform/http/checked.ts'
import { counted, table, printLine, valueOf } from '../content/print-result.ts'
import { withShopOperations } from '../run-operation.ts'
import { UsageError } from '../run-command.ts'
import type { CommandArguments, OneCommand } from '../run-one-of.ts'
import { readAmounts, readCount, readList, readMoment, textOf } from './read-words.ts'
import {
  createDiscountOperation,
  listDiscountsOperation,
  stopDiscountOperation,
} from '../../merchant/commerce/discount-operations.ts'

type Values = CommandArguments['values']

export const discountCreate: OneCommand = {
  name: 'discount create',
  takes: 'ID [options]',
  does: 'makes a discount: with a code, or one that counts by itself',
  help: `ID is what you call it: small letters, digits, dashes.

  --code CODE         what shoppers type, in capitals or not; without it the discount counts by itself
  --name TEXT         what shoppers read; the ID when not given
What it does, one of
  --percent N         off all products, or off those of --of
  --amount AMOUNTS    once off all products, or off each piece of those of --of: EUR=5,GBP=4.50
  --free-shipping     shipping costs nothing
  --gift BARCODES     gives one of these away: the first that can be had; --pieces N for more than one
When it counts
  --of PRODUCTS       only for these: sku:A1,section:gifts,category:adults/socks,collection:xmas,family:socks
  --minimum AMOUNTS   from this much on products: EUR=40,GBP=35
  --from, --until     a date such as 2026-11-27, or a time such as 2026-11-27T09:00:00+01:00
  --markets LIST      only in these countries: GB,DE
  --limit N           for so many orders
Beside others
  --exclusive         stands alone: nothing else counts beside it
  --no-stacking       of those that do not stack only the first counts
  --order N           lower goes first; 0 when not given
`,
  options: {
    code: { type: 'string' },
    name: { type: 'string' },
    percent: { type: 'string' },
    amount: { type: 'string' },
    'free-shipping': { type: 'boolean' },
    gift: { type: 'string' },
    pieces: { type: 'string' },
    of: { type: 'string' },
    minimum: { type: 'string' },
    from: { type: 'string' },
    until: { type: 'string' },
    markets: { type: 'string' },
    limit: { type: 'string' },
    exclusive: { type: 'boolean' },
    'no-stacking': { type: 'boolean' },
    order: { type: 'string' },
  },
  async run({ values, words: [id, ...rest] }) {
    if (id === undefined || rest.length > 0) throw new UsageError()
    const definition = definitionOf(id, values)
    const limit = textOf(values['limit'])
    const usage = limit === undefined ? {} : { usageLimit: readCount(limit, '--limit') }
    valueOf(await withShopOperations(({ run }) => run(createDiscountOperation, { definition, ...usage })))
    return printLine(`${id}: ${definition.code === undefined ? 'counts by itself' : `code ${definition.code}`}.`)
  },
}

/** Checked here, so that the error names the options of the command. */
function definitionOf(id: string, values: Values): DiscountDefinition {
  const given = textOf(values['code'])
  const code = given === undefined ? undefined : readDiscountCode(given)
  if (given !== undefined && code === undefined) throw new UsageError(`${given} cannot be a code.`)
  const [minimum, from, until] = [textOf(values['minimum']), textOf(values['from']), textOf(values['until'])]
  const markets = textOf(values['markets'])
  const checked = discountDefinition.safeParse({
    id,
    name: textOf(values['name']) ?? id,
    ...(code === undefined ? {} : { code }),
    effect: effectOf(values),
    ...(minimum === undefined ? {} : { minimumSpend: readAmounts(minimum) }),
    ...(from === undefined ? {} : { from: readMoment(from).getTime() }),
    ...(until === undefined ? {} : { until: readMoment(until).getTime() }),
    ...(markets === undefined ? {} : { markets: readList(markets.toUpperCase()) }),
    sortOrder: readCount(textOf(values['order']) ?? '0', '--order'),
    isExclusive: values['exclusive'] === true,
    isStackable: values['no-stacking'] !== true,
  })
  if (!checked.success) throw new UsageError(`${firstProblem(checked.error).message}.`)
  return checked.data
}

function effectOf(values: Values): DiscountEffect {
  const [percent, amount, gift] = [textOf(values['percent']), textOf(values['amount']), textOf(values['gift'])]
  const isFreeShipping = values['free-shipping'] === true
  const given = [percent, amount, gift, isFreeShipping ? '' : undefined].filter((one) => one !== undefined)
  if (given.length !== 1) throw new UsageError('Give one of --percent, --amount, --free-shipping and --gift.')
  const of = textOf(values['of'])
  const selection = of === undefined ? undefined : selectionOf(of)
  if (percent !== undefined) {
    const number = { percent: Number(percent.replace(',', '.')) }
    return selection === undefined
      ? { kind: 'percentage', ...number }
      : { kind: 'product-percentage', ...number, goods: selection }
  }
  if (amount !== undefined) {
    const amounts = readAmounts(amount)
    return selection === undefined ? { kind: 'amount', amounts } : { kind: 'product-amount', amounts, goods: selection }
  }
  if (selection !== undefined) throw new UsageError('--of goes with --percent and --amount only.')
  if (gift === undefined) return { kind: 'free-shipping' }
  return { kind: 'gift', variantIds: readList(gift), quantity: readCount(textOf(values['pieces']) ?? '1', '--pieces') }
}

const SELECTIONS = {
  sku: 'skus',
  section: 'sections',
  category: 'categories',
  collection: 'collections',
  family: 'families',
} as const satisfies Record<string, keyof ProductSelection>

function selectionOf(text: string): ProductSelection {
  const selection: Partial<Record<keyof ProductSelection, string[]>> = {}
  for (const part of readList(text)) {
    const [, kind = '', value = ''] = /^(\w+):(.+)$/.exec(part) ?? []
    const name = Object.entries(SELECTIONS).find(([key]) => key === kind)?.[1]
    if (name === undefined) throw new UsageError(`${part}: begin with one of ${Object.keys(SELECTIONS).join(', ')}.`)
    selection[name] = [...(selection[name] ?? []), value]
  }
  return selection
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
