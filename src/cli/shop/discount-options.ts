/** The options of `discount create`: reads a discount from them, and writes them for a discount that exists. */
import type { ParseArgsOptionsConfig } from 'node:util'
import { readDiscountCode } from '../../markets/carts/discount-code.ts'
import type { AmountPerCurrency, DiscountEffect, ProductSelection } from '../../markets/carts/discount-rule.ts'
import { discountDefinition, type DiscountDefinition } from '../../merchant/commerce/discount-operations.ts'
import { firstProblem } from '../../platform/http/checked.ts'
import { UsageError } from '../run-command.ts'
import type { CommandArguments } from '../run-one-of.ts'
import { amountIn } from './print-amount.ts'
import { readAmounts, readCount, readInteger, readList, readMoment, textOf } from './read-words.ts'

type Values = CommandArguments['values']

export const DISCOUNT_OPTIONS = {
  code: { type: 'string' },
  name: { type: 'string' },
  percent: { type: 'string' },
  amount: { type: 'string' },
  'free-shipping': { type: 'boolean' },
  gift: { type: 'string' },
  pieces: { type: 'string' },
  of: { type: 'string' },
  minimum: { type: 'string' },
  requires: { type: 'string' },
  'required-pieces': { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  markets: { type: 'string' },
  limit: { type: 'string' },
  exclusive: { type: 'boolean' },
  'no-stacking': { type: 'boolean' },
  order: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig

/** Checked here, so that the error names the options of the command. */
export function definitionOf(id: string, values: Values): DiscountDefinition {
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
    ...requiredOf(values),
    ...(from === undefined ? {} : { from: readMoment(from).getTime() }),
    ...(until === undefined ? {} : { until: readMoment(until).getTime() }),
    ...(markets === undefined ? {} : { markets: readList(markets.toUpperCase()) }),
    sortOrder: readInteger(textOf(values['order']) ?? '0', '--order'),
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

function requiredOf(values: Values): Pick<DiscountDefinition, 'requires'> {
  const [requires, pieces] = [textOf(values['requires']), textOf(values['required-pieces'])]
  if (requires === undefined && pieces !== undefined)
    throw new UsageError('--required-pieces goes with --requires only.')
  if (requires === undefined) return {}
  return { requires: { goods: selectionOf(requires), quantity: readCount(pieces ?? '1', '--required-pieces') } }
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

/** An option and its value; true for one without a value. */
export type WrittenOption = readonly [name: keyof typeof DISCOUNT_OPTIONS, value: string | true]

/** The reverse of `definitionOf`. */
export function optionsOf(definition: DiscountDefinition, limit: number | null): readonly WrittenOption[] {
  const { name, code, effect, minimumSpend, requires, from, until, markets, sortOrder } = definition
  return [
    ...some('code', code),
    ['name', name],
    ...effectOptions(effect),
    ...some('minimum', minimumSpend && writtenAmounts(minimumSpend)),
    ...some('requires', requires && writtenSelection(requires.goods)),
    ...some('required-pieces', requires && String(requires.quantity)),
    ...some('from', from === undefined ? undefined : writtenMoment(from)),
    ...some('until', until === undefined ? undefined : writtenMoment(until)),
    ...some('markets', markets?.join(',')),
    ...some('limit', limit === null ? undefined : String(limit)),
    ...some('exclusive', definition.isExclusive || undefined),
    ...some('no-stacking', !definition.isStackable || undefined),
    ...some('order', sortOrder === 0 ? undefined : String(sortOrder)),
  ]
}

const some = (name: WrittenOption[0], value: string | true | undefined): readonly WrittenOption[] =>
  value === undefined ? [] : [[name, value]]

function effectOptions(effect: DiscountEffect): readonly WrittenOption[] {
  switch (effect.kind) {
    case 'percentage':
      return [['percent', String(effect.percent)]]
    case 'product-percentage':
      return [
        ['percent', String(effect.percent)],
        ['of', writtenSelection(effect.goods)],
      ]
    case 'amount':
      return [['amount', writtenAmounts(effect.amounts)]]
    case 'product-amount':
      return [
        ['amount', writtenAmounts(effect.amounts)],
        ['of', writtenSelection(effect.goods)],
      ]
    case 'free-shipping':
      return [['free-shipping', true]]
    case 'gift':
      return [
        ['gift', effect.variantIds.join(',')],
        ['pieces', String(effect.quantity)],
      ]
  }
}

/** A number that is no date stays a number. */
function writtenMoment(milliseconds: number): string {
  const date = new Date(milliseconds)
  return Number.isNaN(date.getTime()) ? String(milliseconds) : date.toISOString()
}

const writtenAmounts = (amounts: AmountPerCurrency): string =>
  Object.entries(amounts)
    .map(([code, amount]) => `${code}=${amountIn(amount, code).split(' ')[0]}`)
    .join(',')

const writtenSelection = (selection: ProductSelection): string =>
  Object.entries(SELECTIONS)
    .flatMap(([kind, list]) => (selection[list] ?? []).map((value) => `${kind}:${value}`))
    .join(',')
