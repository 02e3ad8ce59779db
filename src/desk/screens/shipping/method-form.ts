/** A shipping method as it is typed, and what it means: the offer that is sent, or what is wrong with which field. Pure functions. */
import { PRICE_CURRENCIES } from '../../../markets/derived/price-currencies.ts'
import { type Language, LANGUAGES } from '../../../markets/languages/languages.ts'
import type { ShippingEntry } from '../../api/discount-schemas.ts'
import { isRecord } from '../../drafts/edits.ts'
import type { TypedNumber } from '../../formats/typed-numbers.ts'

type AmountsForm = Readonly<Record<string, TypedNumber>>
type TextsForm = Readonly<Record<string, string>>

export type MethodForm = {
  readonly id: string
  readonly active: boolean
  readonly countries: readonly string[]
  readonly displayName: TextsForm
  readonly description: TextsForm
  readonly errorMessage: TextsForm
  readonly price: AmountsForm
  readonly discount: AmountsForm
  readonly isFreeFromThreshold: boolean
  readonly imageUrl: string
  /** Whether arrivals are estimated. */
  readonly hasDelivery: boolean
  readonly cutOff: string
  readonly handlingDays: string
  readonly minDays: string
  readonly maxDays: string
  readonly carrierDays: string
}

export const CARRIER_DAYS = ['5', '6', '7'] as const
const MAX_DAYS = 60
const MAX_TEXT = 500

const NO_AMOUNTS: AmountsForm = Object.fromEntries(PRICE_CURRENCIES.map((currency) => [currency, null]))
const NO_TEXTS: TextsForm = Object.fromEntries(LANGUAGES.map((language) => [language, '']))

export const EMPTY_METHOD: MethodForm = {
  id: '',
  active: true,
  countries: [],
  displayName: NO_TEXTS,
  description: NO_TEXTS,
  errorMessage: NO_TEXTS,
  price: NO_AMOUNTS,
  discount: NO_AMOUNTS,
  isFreeFromThreshold: false,
  imageUrl: '',
  hasDelivery: false,
  cutOff: '15:00',
  handlingDays: '1',
  minDays: '1',
  maxDays: '3',
  carrierDays: '5',
}

export function methodFormOf({ method, countries }: ShippingEntry): MethodForm {
  const { attributes, delivery } = method
  return {
    ...EMPTY_METHOD,
    id: method.id,
    active: method.active,
    countries,
    displayName: { ...NO_TEXTS, ...attributes.displayName },
    description: { ...NO_TEXTS, ...attributes.description },
    errorMessage: { ...NO_TEXTS, ...attributes.errorMessage },
    price: { ...NO_AMOUNTS, ...method.price },
    discount: { ...NO_AMOUNTS, ...method.discount },
    isFreeFromThreshold: method.isFreeFromThreshold,
    imageUrl: method.imageUrl ?? '',
    hasDelivery: delivery !== undefined,
    ...(delivery && {
      cutOff: delivery.cutOff,
      handlingDays: String(delivery.handlingDays),
      minDays: String(delivery.transitDays.min),
      maxDays: String(delivery.transitDays.max),
      carrierDays: String(delivery.carrierDays),
    }),
  }
}

export type MethodProblem = 'id' | 'english' | 'long' | 'amount' | 'time' | 'days' | 'maxDays'
export type MethodProblems = Readonly<Partial<Record<keyof MethodForm, MethodProblem>>>

/** Long: one rule per field, those of shipping-schema.ts. */
export function readMethodForm(form: MethodForm): {
  readonly offer?: ShippingEntry
  readonly problems: MethodProblems
} {
  const [handling, min, max] = [form.handlingDays, form.minDays, form.maxDays].map(daysIn)
  const hasTimes = handling !== undefined && min !== undefined && max !== undefined
  const problems: MethodProblems = {
    ...(!/^[a-z][a-z\d-]{0,63}$/.test(form.id) && { id: 'id' as const }),
    ...textsProblem('displayName', form.displayName, true),
    ...textsProblem('description', form.description, true),
    ...textsProblem('errorMessage', form.errorMessage, false),
    ...(isWrong(form.price) && { price: 'amount' as const }),
    ...(isWrong(form.discount) && { discount: 'amount' as const }),
    ...(form.imageUrl.length > MAX_TEXT && { imageUrl: 'long' as const }),
    ...(form.hasDelivery && !/^([01]\d|2[0-3]):[0-5]\d$/.test(form.cutOff) && { cutOff: 'time' as const }),
    ...(form.hasDelivery && handling === undefined && { handlingDays: 'days' as const }),
    ...(form.hasDelivery && min === undefined && { minDays: 'days' as const }),
    ...(form.hasDelivery && max === undefined && { maxDays: 'days' as const }),
    ...(form.hasDelivery && hasTimes && min > max && { maxDays: 'maxDays' as const }),
  }
  if (Object.keys(problems).length > 0) return { problems }
  const errorMessage = textsIn(form.errorMessage)
  const offer: ShippingEntry = {
    method: {
      id: form.id,
      active: form.active,
      price: amountsIn(form.price),
      discount: amountsIn(form.discount),
      attributes: {
        displayName: textsIn(form.displayName),
        description: textsIn(form.description),
        ...(Object.keys(errorMessage).length > 0 && { errorMessage }),
      },
      ...(form.imageUrl.trim() !== '' && { imageUrl: form.imageUrl.trim() }),
      isFreeFromThreshold: form.isFreeFromThreshold,
      ...(form.hasDelivery &&
        hasTimes && {
          delivery: {
            cutOff: form.cutOff,
            handlingDays: handling,
            transitDays: { min, max },
            carrierDays: form.carrierDays === '7' ? 7 : form.carrierDays === '6' ? 6 : 5,
          },
        }),
    },
    countries: [...form.countries],
  }
  return { offer, problems }
}

function textsProblem(
  field: 'displayName' | 'description' | 'errorMessage',
  texts: TextsForm,
  isNeeded: boolean,
): MethodProblems {
  if (Object.values(texts).some((text) => text.length > MAX_TEXT)) return { [field]: 'long' }
  return isNeeded && (texts['en'] ?? '').trim() === '' ? { [field]: 'english' } : {}
}

function daysIn(text: string): number | undefined {
  const days = /^\d{1,2}$/.test(text.trim()) ? Number(text) : undefined
  return days !== undefined && days <= MAX_DAYS ? days : undefined
}

const isWrong = (amounts: AmountsForm): boolean => Object.values(amounts).some((amount) => typeof amount === 'string')

const amountsIn = (amounts: AmountsForm): Record<string, number> =>
  Object.fromEntries(Object.entries(amounts).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))

const textsIn = (texts: TextsForm): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([language, text]) => [language, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  )

/** Languages that a method has no name or no description in. */
export const missingLanguages = ({ displayName, description }: MethodForm): readonly Language[] =>
  LANGUAGES.filter((language) => [displayName, description].some((texts) => (texts[language] ?? '').trim() === ''))

/** A draft is JSON; its members are those that `methodFormOf` and the fields put into it. */
export function readMethodDraft(value: unknown): MethodForm {
  const given = isRecord(value) ? value : {}
  const text = (name: keyof MethodForm, otherwise = ''): string => {
    const member = given[name]
    return typeof member === 'string' ? member : otherwise
  }
  const { countries } = given
  return {
    id: text('id'),
    active: given['active'] !== false,
    countries: Array.isArray(countries) ? countries.filter((one): one is string => typeof one === 'string') : [],
    displayName: readTexts(given['displayName']),
    description: readTexts(given['description']),
    errorMessage: readTexts(given['errorMessage']),
    price: readAmounts(given['price']),
    discount: readAmounts(given['discount']),
    isFreeFromThreshold: given['isFreeFromThreshold'] === true,
    imageUrl: text('imageUrl'),
    hasDelivery: given['hasDelivery'] === true,
    cutOff: text('cutOff', EMPTY_METHOD.cutOff),
    handlingDays: text('handlingDays', EMPTY_METHOD.handlingDays),
    minDays: text('minDays', EMPTY_METHOD.minDays),
    maxDays: text('maxDays', EMPTY_METHOD.maxDays),
    carrierDays: text('carrierDays', EMPTY_METHOD.carrierDays),
  }
}

const entriesOf = (value: unknown) => (isRecord(value) ? Object.entries(value) : [])

const readTexts = (value: unknown): TextsForm => ({
  ...NO_TEXTS,
  ...Object.fromEntries(entriesOf(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
})

const readAmounts = (value: unknown): AmountsForm => ({
  ...NO_AMOUNTS,
  ...Object.fromEntries(
    entriesOf(value).filter(
      (entry): entry is [string, number | string | null] =>
        typeof entry[1] === 'number' || typeof entry[1] === 'string' || entry[1] === null,
    ),
  ),
})
