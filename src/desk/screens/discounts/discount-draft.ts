/** Between a stored discount and the form: what is loaded, and what a draft on the server may contain. Pure functions. */
import type { AmountPerCurrency, ProductSelection } from '../../../markets/carts/discount-rule.ts'
import { isRecord } from '../../drafts/edits.ts'
import { localTime } from '../../formats/local-time.ts'
import {
  type AmountsForm,
  DISCOUNT_KINDS,
  type SentDiscount,
  type DiscountForm,
  EMPTY_FORM,
  SELECTION_LISTS,
  type SelectionForm,
} from './discount-form.ts'

export function formOf(definition: SentDiscount, usageLimit: number | null, timeZone: string | null): DiscountForm {
  const { id, name, code, effect, minimumSpend, requires, from, until, markets } = definition
  return {
    ...EMPTY_FORM,
    id,
    name,
    code: code ?? '',
    kind: effect.kind,
    ...('percent' in effect && { percent: String(effect.percent) }),
    ...('amounts' in effect && { amounts: amountsOf(effect.amounts) }),
    ...('goods' in effect && { selection: selectionOf(effect.goods) }),
    ...('variantIds' in effect && { gifts: effect.variantIds, pieces: String(effect.quantity) }),
    ...(minimumSpend && { minimum: amountsOf(minimumSpend) }),
    ...(requires && { required: selectionOf(requires.goods), requiredPieces: String(requires.quantity) }),
    from: from === undefined ? '' : localTime(from, timeZone),
    until: until === undefined ? '' : localTime(until, timeZone),
    markets: markets ?? [],
    limit: usageLimit === null ? '' : String(usageLimit),
    sortOrder: String(definition.sortOrder),
    isExclusive: definition.isExclusive,
    isStackable: definition.isStackable,
  }
}

const amountsOf = (amounts: AmountPerCurrency): AmountsForm => ({ ...EMPTY_FORM.amounts, ...amounts })
const selectionOf = (given: ProductSelection): SelectionForm => ({ ...EMPTY_FORM.selection, ...given })

/** A draft is JSON; its members are those that `formOf` and the fields put into it. */
export function readForm(value: unknown): DiscountForm {
  const given = isRecord(value) ? value : {}
  const text = (name: keyof DiscountForm, otherwise = ''): string => {
    const member = given[name]
    return typeof member === 'string' ? member : otherwise
  }
  return {
    id: text('id'),
    code: text('code'),
    name: text('name'),
    kind: DISCOUNT_KINDS.find((kind) => kind === given['kind']) ?? EMPTY_FORM.kind,
    percent: text('percent'),
    amounts: readAmounts(given['amounts']),
    selection: readSelection(given['selection']),
    gifts: textsOf(given['gifts']),
    pieces: text('pieces', EMPTY_FORM.pieces),
    minimum: readAmounts(given['minimum']),
    required: readSelection(given['required']),
    requiredPieces: text('requiredPieces', EMPTY_FORM.requiredPieces),
    markets: textsOf(given['markets']),
    from: text('from'),
    until: text('until'),
    limit: text('limit'),
    sortOrder: text('sortOrder', EMPTY_FORM.sortOrder),
    isExclusive: given['isExclusive'] === true,
    isStackable: given['isStackable'] !== false,
  }
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

const readAmounts = (value: unknown): AmountsForm => ({
  ...EMPTY_FORM.amounts,
  ...(isRecord(value) &&
    Object.fromEntries(
      Object.entries(value).filter(
        (entry): entry is [string, number | string | null] =>
          typeof entry[1] === 'number' || typeof entry[1] === 'string' || entry[1] === null,
      ),
    )),
})

function readSelection(value: unknown): SelectionForm {
  const given = isRecord(value) ? value : {}
  const [skus, sections, categories, collections, families] = SELECTION_LISTS.map((list) => textsOf(given[list]))
  return {
    skus: skus ?? [],
    sections: sections ?? [],
    categories: categories ?? [],
    collections: collections ?? [],
    families: families ?? [],
  }
}
