import type { TextKey } from '../../texts/texts.ts'
import type { Translate } from '../../texts/translate.ts'
import type { DiscountForm } from './discount-form.ts'

/** What each group of fields gets. */
export type FieldProps = {
  readonly form: DiscountForm
  readonly isNew: boolean
  readonly timeZone: string | null
  readonly edit: (path: string, after: unknown, group?: string) => void
  readonly errorOf: (field: keyof DiscountForm) => string | undefined
}

const NAMES: Readonly<Record<keyof DiscountForm, TextKey>> = {
  id: 'discount.id',
  code: 'discount.code',
  name: 'discount.shownName',
  kind: 'discount.kind',
  percent: 'discount.percent',
  amounts: 'discount.amounts',
  selection: 'discount.selection',
  gifts: 'discount.gifts',
  pieces: 'discount.pieces',
  minimum: 'discount.minimum',
  required: 'discount.required',
  requiredPieces: 'discount.requiredPieces',
  markets: 'discount.markets',
  from: 'discount.from',
  until: 'discount.until',
  limit: 'discount.limit',
  sortOrder: 'discount.sortOrder',
  isExclusive: 'discount.isExclusive',
  isStackable: 'discount.isStackable',
}

const isField = (name: string): name is keyof DiscountForm => Object.hasOwn(NAMES, name)

/** Of a path of the draft: `minimum.EUR`. */
export function fieldName(t: Translate, path: string): string {
  const [field = '', member] = path.split('.')
  const name = isField(field) ? t(NAMES[field]) : field
  return member === undefined ? name : `${name}: ${t.maybe('selection', member)}`
}
