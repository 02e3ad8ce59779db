/** What a discount does, in words (DSH-01): effect, condition, countries, period, limit and combination, a sentence each. Pure. */
import type { AmountPerCurrency, DiscountEffect, ProductSelection } from '../../../markets/carts/discount-rule.ts'
import { PRICE_CURRENCIES } from '../../../markets/derived/price-currencies.ts'
import { TEXT_LOCALES } from '../../../markets/languages/languages.ts'
import type { Formats } from '../../formats/formats.ts'
import type { Translate } from '../../texts/translate.ts'
import { type SentDiscount, SELECTION_LISTS } from './discount-form.ts'

type Words = { readonly t: Translate; readonly formats: Formats }

export function discountSentence(definition: SentDiscount, usageLimit: number | undefined, words: Words): string {
  return [
    effectPart(definition, words),
    ...conditionParts(definition, words),
    countriesPart(definition, words),
    periodPart(definition, words),
    limitPart(usageLimit, words),
    combinationPart(definition, words),
  ].join(' ')
}

function effectPart({ code, effect }: SentDiscount, words: Words): string {
  const { t } = words
  const does = effectText(effect, words)
  return code === undefined ? t('sentence.automatic', { does }) : t('sentence.withCode', { code, does })
}

/** Without a full stop, for lists. */
export function effectText(effect: DiscountEffect, words: Words): string {
  const { t } = words
  switch (effect.kind) {
    case 'percentage':
      return t('sentence.percentage', { percent: percentOf(effect.percent, words) })
    case 'amount':
      return t('sentence.amount', { amount: amountsOf(effect.amounts, words) })
    case 'free-shipping':
      return t('sentence.freeShipping')
    case 'product-percentage':
      return t('sentence.productPercentage', {
        percent: percentOf(effect.percent, words),
        products: selectionText(effect.goods, words),
      })
    case 'product-amount':
      return t('sentence.productAmount', {
        amount: amountsOf(effect.amounts, words),
        products: selectionText(effect.goods, words),
      })
    case 'gift':
      return t.count('sentence.gift', effect.quantity, { ids: listed(effect.variantIds, 'disjunction', words) })
  }
}

function conditionParts({ minimumSpend, requires }: SentDiscount, words: Words): readonly string[] {
  const { t } = words
  return [
    ...(minimumSpend === undefined ? [] : [t('sentence.minimum', { amount: amountsOf(minimumSpend, words) })]),
    ...(requires === undefined
      ? []
      : [t.count('sentence.requires', requires.quantity, { products: selectionText(requires.goods, words) })]),
  ]
}

function countriesPart({ markets }: SentDiscount, words: Words): string {
  const { t, formats } = words
  if (markets === undefined) return t('sentence.everywhere')
  return t('sentence.countries', { countries: listed(markets.map(formats.country), 'conjunction', words) })
}

function periodPart({ from, until }: SentDiscount, { t, formats }: Words): string {
  const [first, last] = [from, until].map((moment) => (moment === undefined ? '' : timeOf(moment, formats)))
  if (from !== undefined && until !== undefined) return t('sentence.between', { from: first ?? '', until: last ?? '' })
  if (from !== undefined) return t('sentence.from', { from: first ?? '' })
  return until === undefined ? t('sentence.always') : t('sentence.until', { until: last ?? '' })
}

const limitPart = (limit: number | undefined, { t }: Words): string =>
  limit === undefined ? t('sentence.unlimited') : t.count('sentence.limit', limit)

function combinationPart({ isExclusive, isStackable }: SentDiscount, { t }: Words): string {
  if (isExclusive) return t('sentence.exclusive')
  return isStackable ? t('sentence.stacks') : t('sentence.single')
}

/** A number that is no date is shown as it is. */
function timeOf(milliseconds: number, formats: Formats): string {
  const date = new Date(milliseconds)
  return Number.isNaN(date.getTime()) ? String(milliseconds) : formats.dateTime(date.toISOString())
}

const percentOf = (percent: number, { t }: Words): string =>
  new Intl.NumberFormat(TEXT_LOCALES[t.language][0], { style: 'percent', maximumFractionDigits: 4 }).format(
    percent / 100,
  )

/** In the order in which currencies are shown everywhere. */
const amountsOf = (amounts: AmountPerCurrency, words: Words): string =>
  listed(
    PRICE_CURRENCIES.flatMap((currency) => {
      const amount = amounts[currency]
      return amount === undefined ? [] : [words.formats.amount(amount, currency)]
    }),
    'disjunction',
    words,
  )

const selectionText = (selection: ProductSelection, words: Words): string =>
  listed(
    SELECTION_LISTS.flatMap((list) =>
      (selection[list] ?? []).map((value) =>
        words.t(`selection.one.${list}`, { value: list === 'families' ? words.t.maybe('family', value) : value }),
      ),
    ),
    'disjunction',
    words,
  )

const listed = (parts: readonly string[], type: 'conjunction' | 'disjunction', { t }: Words): string =>
  new Intl.ListFormat(TEXT_LOCALES[t.language][0], { type }).format(parts)
