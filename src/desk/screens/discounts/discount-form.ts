/** A discount as it is typed, and what it means: the definition that is sent, or what is wrong with which field. Pure functions. Long: one function per group of fields. */
import { MAX_DISCOUNT_CODE_LENGTH, readDiscountCode } from '../../../markets/carts/discount-code.ts'
import type {
  AmountPerCurrency,
  DiscountEffect,
  DiscountKind,
  DiscountRule,
  ProductSelection,
} from '../../../markets/carts/discount-rule.ts'
import { PRICE_CURRENCIES } from '../../../markets/derived/price-currencies.ts'
import { isCountryCode } from '../../../markets/storefronts/country-codes.ts'
import type { TypedNumber } from '../../formats/typed-numbers.ts'
import { instantOf } from '../../formats/local-time.ts'

export type SentDiscount = Omit<DiscountRule, 'isExhausted'>

export const DISCOUNT_KINDS = [
  'percentage',
  'amount',
  'free-shipping',
  'product-percentage',
  'product-amount',
  'gift',
] as const satisfies readonly DiscountKind[]

export const SELECTION_LISTS = ['skus', 'sections', 'categories', 'collections', 'families'] as const
export type SelectionList = (typeof SELECTION_LISTS)[number]
export type SelectionForm = Readonly<Record<SelectionList, readonly string[]>>
export type AmountsForm = Readonly<Record<string, TypedNumber>>

export type DiscountForm = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly kind: DiscountKind
  readonly percent: string
  readonly amounts: AmountsForm
  readonly selection: SelectionForm
  readonly gifts: readonly string[]
  readonly pieces: string
  readonly minimum: AmountsForm
  readonly required: SelectionForm
  readonly requiredPieces: string
  readonly markets: readonly string[]
  /** Local times such as 2026-11-17T10:00, in the time zone of the account. */
  readonly from: string
  readonly until: string
  readonly limit: string
  readonly sortOrder: string
  readonly isExclusive: boolean
  readonly isStackable: boolean
}

const NO_AMOUNTS: AmountsForm = Object.fromEntries(PRICE_CURRENCIES.map((currency) => [currency, null]))
const NO_SELECTION: SelectionForm = { skus: [], sections: [], categories: [], collections: [], families: [] }

export const EMPTY_FORM: DiscountForm = {
  id: '',
  code: '',
  name: '',
  kind: 'percentage',
  percent: '',
  amounts: NO_AMOUNTS,
  selection: NO_SELECTION,
  gifts: [],
  pieces: '1',
  minimum: NO_AMOUNTS,
  required: NO_SELECTION,
  requiredPieces: '1',
  markets: [],
  from: '',
  until: '',
  limit: '',
  sortOrder: '0',
  isExclusive: false,
  isStackable: true,
}

/** Why a field cannot be saved; the key of its text. */
export type DiscountProblem =
  | 'required'
  | 'id'
  | 'code'
  | 'long'
  | 'percent'
  | 'amount'
  | 'amounts'
  | 'selection'
  | 'selectionLong'
  | 'barcode'
  | 'gifts'
  | 'pieces'
  | 'requiredPieces'
  | 'time'
  | 'until'
  | 'limit'
  | 'sortOrder'

export type DiscountProblems = Readonly<Partial<Record<keyof DiscountForm, DiscountProblem>>>

export type ReadDiscount = {
  /** Absent while something is wrong. */
  readonly definition?: SentDiscount
  readonly usageLimit?: number
  readonly problems: DiscountProblems
}

const MAX_NAME = 200
const MAX_GIFTS = 50
const MAX_GIVEN = 100
const MAX_REQUIRED = 10_000
const MAX_SORT_ORDER = 1_000_000
const MAX_SELECTED = 500
const MAX_WORD = 100
const ID = /^[a-z\d][a-z\d-]{0,63}$/

/** The id that the merchant does not have to think of. */
export const idOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^a-z\d]/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, 64)

/** With what the merchant leaves to the desk: the name of the code, the id of either. */
export function completed(form: DiscountForm): DiscountForm {
  const code = form.code.trim().toUpperCase()
  const name = form.name.trim() === '' ? code : form.name.trim()
  return { ...form, code, name, id: form.id.trim() === '' ? idOf(code === '' ? name : code) : form.id.trim() }
}

/** Long: one rule per field, those of discount-schema.ts. */
export function readDiscountForm(given: DiscountForm, timeZone: string | null): ReadDiscount {
  const form = completed(given)
  const [from, until] = [instantOf(form.from, timeZone), instantOf(form.until, timeZone)]
  const limit = countIn(form.limit, 1, Number.MAX_SAFE_INTEGER)
  const sortOrder = countIn(form.sortOrder, -MAX_SORT_ORDER, MAX_SORT_ORDER)
  const requires = hasSelection(form.required)
  const problems: DiscountProblems = {
    ...(form.name === '' && { name: 'required' as const }),
    ...(form.name.length > MAX_NAME && { name: 'long' as const }),
    ...(form.name !== '' && !ID.test(form.id) && { id: 'id' as const }),
    ...(form.code !== '' && readDiscountCode(form.code) !== form.code && { code: 'code' as const }),
    ...(form.code.length > MAX_DISCOUNT_CODE_LENGTH && { code: 'long' as const }),
    ...effectProblems(form),
    ...(amountsProblem(form.minimum) && { minimum: 'amount' as const }),
    ...(requires && selectionProblem(form.required)),
    ...(requires &&
      countIn(form.requiredPieces, 1, MAX_REQUIRED) === undefined && { requiredPieces: 'requiredPieces' as const }),
    ...(form.from !== '' && from === undefined && { from: 'time' as const }),
    ...(form.until !== '' && until === undefined && { until: 'time' as const }),
    ...(from !== undefined && until !== undefined && until <= from && { until: 'until' as const }),
    ...(form.limit.trim() !== '' && limit === undefined && { limit: 'limit' as const }),
    ...(sortOrder === undefined && { sortOrder: 'sortOrder' as const }),
  }
  if (Object.keys(problems).length > 0 || sortOrder === undefined) return { problems }
  const minimumSpend = amountsIn(form.minimum)
  const markets = form.markets.filter(isCountryCode)
  const definition: SentDiscount = {
    id: form.id,
    name: form.name,
    ...(form.code !== '' && { code: form.code }),
    effect: effectOf(form),
    ...(Object.keys(minimumSpend).length > 0 && { minimumSpend }),
    ...(requires && { requires: { goods: selectionIn(form.required), quantity: Number(form.requiredPieces) } }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(markets.length > 0 && { markets }),
    sortOrder,
    isExclusive: form.isExclusive,
    isStackable: form.isStackable,
  }
  return { definition, problems, ...(limit !== undefined && { usageLimit: limit }) }
}

function effectProblems(form: DiscountForm): DiscountProblems {
  const { kind, percent, amounts, selection, gifts, pieces } = form
  const isOfProducts = kind === 'product-percentage' || kind === 'product-amount'
  const isPercent = kind === 'percentage' || kind === 'product-percentage'
  const isAmount = kind === 'amount' || kind === 'product-amount'
  const isGift = kind === 'gift'
  return {
    ...(isPercent && percentIn(percent) === undefined && { percent: 'percent' as const }),
    ...(isAmount && Object.keys(amountsIn(amounts)).length === 0 && { amounts: 'amounts' as const }),
    ...(isAmount && amountsProblem(amounts) && { amounts: 'amount' as const }),
    ...(isOfProducts && !hasSelection(selection) && { selection: 'selection' as const }),
    ...(isOfProducts && isTooMuch(selection) && { selection: 'selectionLong' as const }),
    ...(isGift && (gifts.length === 0 || gifts.length > MAX_GIFTS) && { gifts: 'gifts' as const }),
    ...(isGift && gifts.some((id) => !/^\d{1,20}$/.test(id)) && { gifts: 'barcode' as const }),
    ...(isGift && countIn(pieces, 1, MAX_GIVEN) === undefined && { pieces: 'pieces' as const }),
  }
}

function effectOf({ kind, percent, amounts, selection, gifts, pieces }: DiscountForm): DiscountEffect {
  switch (kind) {
    case 'percentage':
      return { kind, percent: percentIn(percent) ?? 0 }
    case 'amount':
      return { kind, amounts: amountsIn(amounts) }
    case 'free-shipping':
      return { kind }
    case 'product-percentage':
      return { kind, percent: percentIn(percent) ?? 0, goods: selectionIn(selection) }
    case 'product-amount':
      return { kind, amounts: amountsIn(amounts), goods: selectionIn(selection) }
    case 'gift':
      return { kind, variantIds: [...gifts], quantity: Number(pieces) }
  }
}

/** Both a comma and a point separate the decimals. */
function percentIn(text: string): number | undefined {
  const trimmed = text.trim().replace(',', '.')
  const percent = /^\d{1,3}(?:\.\d{1,12})?$/.test(trimmed) ? Number(trimmed) : undefined
  return percent !== undefined && percent > 0 && percent <= 100 ? percent : undefined
}

function countIn(text: string, min: number, max: number): number | undefined {
  const trimmed = text.trim()
  const count = /^-?\d{1,15}$/.test(trimmed) ? Number(trimmed) : undefined
  return count !== undefined && count >= min && count <= max ? count : undefined
}

const amountsIn = (amounts: AmountsForm): AmountPerCurrency =>
  Object.fromEntries(
    PRICE_CURRENCIES.flatMap((currency) => {
      const amount = amounts[currency]
      return typeof amount === 'number' ? [[currency, amount]] : []
    }),
  )

const amountsProblem = (amounts: AmountsForm): boolean =>
  Object.values(amounts).some((amount) => typeof amount === 'string')

const hasSelection = (selection: SelectionForm): boolean => SELECTION_LISTS.some((list) => selection[list].length > 0)

const isTooMuch = (selection: SelectionForm): boolean =>
  SELECTION_LISTS.some(
    (list) => selection[list].length > MAX_SELECTED || selection[list].some((one) => one.length > MAX_WORD),
  )

const selectionProblem = (selection: SelectionForm): DiscountProblems =>
  isTooMuch(selection) ? { required: 'selectionLong' } : {}

const selectionIn = (selection: SelectionForm): ProductSelection =>
  Object.fromEntries(
    SELECTION_LISTS.flatMap((list) => (selection[list].length > 0 ? [[list, [...selection[list]]]] : [])),
  )
