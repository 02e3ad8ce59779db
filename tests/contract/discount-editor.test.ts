/** The forms of the desk accept what the shop accepts, and refuse what it refuses (DSH-01). */
import { describe, expect, it } from 'vitest'
import { formOf, readForm } from '../../src/desk/screens/discounts/discount-draft.ts'
import {
  type DiscountForm,
  EMPTY_FORM,
  readDiscountForm,
  type SentDiscount,
} from '../../src/desk/screens/discounts/discount-form.ts'
import {
  EMPTY_METHOD,
  type MethodForm,
  methodFormOf,
  readMethodForm,
} from '../../src/desk/screens/shipping/method-form.ts'
import { discountDefinition } from '../../src/services/commerce/discounts/discount-schema.ts'
import { shippingOffer } from '../../src/services/commerce/shipping/shipping-schema.ts'
import { demoShippingMethods } from '../support/demo-shop.ts'

const ZONE = 'Europe/Amsterdam'
const LISTS = {
  skus: ['A1'],
  sections: ['gifts'],
  categories: ['adults/socks'],
  collections: ['xmas'],
  families: ['socks'],
}
const BASE = { name: 'Name', sortOrder: 0, isExclusive: false, isStackable: true } as const

const STORED: readonly SentDiscount[] = [
  { ...BASE, id: 'percentage', code: 'TEN', effect: { kind: 'percentage', percent: 12.5 } },
  { ...BASE, id: 'amount', effect: { kind: 'amount', amounts: { EUR: 500, KRW: 7000 } }, minimumSpend: { EUR: 0 } },
  { ...BASE, id: 'free-shipping', effect: { kind: 'free-shipping' }, markets: ['GB', 'DE'], sortOrder: -3 },
  {
    ...BASE,
    id: 'product-percentage',
    effect: { kind: 'product-percentage', percent: 100, goods: LISTS },
    isExclusive: true,
    isStackable: false,
  },
  {
    ...BASE,
    id: 'product-amount',
    effect: { kind: 'product-amount', amounts: { EUR: 1 }, goods: { skus: ['A,B'] } },
    requires: { goods: LISTS, quantity: 3 },
  },
  {
    ...BASE,
    id: 'gift',
    effect: { kind: 'gift', variantIds: ['2900000000018'], quantity: 2 },
    from: Date.parse('2026-11-27T08:00:00.125Z'),
    until: Date.parse('2026-12-01T00:00:00Z'),
  },
]

const TEN: DiscountForm = { ...EMPTY_FORM, code: 'ten', percent: '10' }
const many = (length: number, text = 'A') => Array.from({ length }, (_, index) => `${text}${index}`)

/** The definition that the form would send without its own checks. */
const unchecked = (form: DiscountForm): unknown => {
  const { effect, ...rest } = STORED[0] ?? { effect: undefined }
  const number = (text: string) => Number(text.replace(',', '.'))
  const selected = Object.fromEntries(Object.entries(form.selection).filter(([, values]) => values.length > 0))
  const amounts = Object.fromEntries(Object.entries(form.amounts).filter(([, amount]) => amount !== null))
  const effects: Readonly<Record<DiscountForm['kind'], unknown>> = {
    percentage: { kind: form.kind, percent: number(form.percent) },
    amount: { kind: form.kind, amounts },
    'free-shipping': { kind: form.kind },
    'product-percentage': { kind: form.kind, percent: number(form.percent), goods: selected },
    'product-amount': { kind: form.kind, amounts, goods: selected },
    gift: { kind: form.kind, variantIds: form.gifts, quantity: number(form.pieces) },
  }
  const time = (text: string) => (text === '' ? {} : Date.parse(`${text}Z`))
  return {
    ...rest,
    id: form.id === '' ? 'ten' : form.id,
    code: form.code.trim().toUpperCase(),
    name: form.name === '' ? form.code.trim().toUpperCase() : form.name,
    effect: effect && effects[form.kind],
    ...(form.from !== '' && { from: time(form.from) }),
    ...(form.until !== '' && { until: time(form.until) }),
    sortOrder: number(form.sortOrder),
  }
}

describe('the editor of discounts', () => {
  it.each(STORED.map((stored) => [stored.id, stored] as const))(
    'DSH-01 covers every member of %s, and changes none of them',
    (_, stored) => {
      const form = readForm(JSON.parse(JSON.stringify(formOf(stored, 7, ZONE))))
      expect(readDiscountForm(form, ZONE)).toEqual({ definition: stored, usageLimit: 7, problems: {} })
      expect(discountDefinition.parse(stored)).toEqual(stored)
      expect(readDiscountForm(formOf(stored, null, ZONE), ZONE)).toEqual({ definition: stored, problems: {} })
    },
  )

  it('DSH-01 derives name and id from the code, and the id from the name without one', () => {
    expect(readDiscountForm({ ...TEN, code: ' Hello_10 ' }, ZONE).definition).toMatchObject({
      id: 'hello-10',
      name: 'HELLO_10',
      code: 'HELLO_10',
    })
    expect(readDiscountForm({ ...TEN, code: '', name: 'Été à Paris!' }, ZONE).definition).toMatchObject({
      id: 'ete-a-paris',
      name: 'Été à Paris!',
    })
  })

  it.each<[string, Partial<DiscountForm>, keyof DiscountForm | undefined]>([
    ['nothing wrong', {}, undefined],
    ['a code with a space', { code: 'A B' }, 'code'],
    ['a long code', { code: 'A'.repeat(65) }, 'code'],
    ['a long name', { name: 'n'.repeat(201) }, 'name'],
    ['an id in capitals', { id: 'Ten' }, 'id'],
    ['an id that begins with a dash', { id: '-ten' }, 'id'],
    ['no percent', { percent: '' }, 'percent'],
    ['nothing off', { percent: '0' }, 'percent'],
    ['more than all', { percent: '100.1' }, 'percent'],
    ['all of it', { percent: '100' }, undefined],
    ['a comma', { percent: '12,5' }, undefined],
    ['words', { percent: 'ten' }, 'percent'],
    ['no amount', { kind: 'amount' }, 'amounts'],
    ['no products', { kind: 'product-percentage' }, 'selection'],
    ['an amount of no products', { kind: 'product-amount', amounts: { EUR: 1 } }, 'selection'],
    [
      'too many products',
      { kind: 'product-percentage', selection: { ...EMPTY_FORM.selection, skus: many(501) } },
      'selection',
    ],
    [
      'a long product',
      { kind: 'product-percentage', selection: { ...EMPTY_FORM.selection, skus: ['A'.repeat(101)] } },
      'selection',
    ],
    ['no gift', { kind: 'gift' }, 'gifts'],
    ['a gift that is no barcode', { kind: 'gift', gifts: ['sock'] }, 'gifts'],
    ['too many gifts', { kind: 'gift', gifts: many(51, '2') }, 'gifts'],
    ['no piece of a gift', { kind: 'gift', gifts: ['2'], pieces: '0' }, 'pieces'],
    ['half a gift', { kind: 'gift', gifts: ['2'], pieces: '1.5' }, 'pieces'],
    ['an end before the beginning', { from: '2026-11-18T10:00', until: '2026-11-17T10:00' }, 'until'],
    ['no time at all', { from: '2026-11-17T10:00', until: '2026-11-17T10:00' }, 'until'],
    ['a huge order', { sortOrder: '1000001' }, 'sortOrder'],
    ['half an order', { sortOrder: '0.5' }, 'sortOrder'],
  ])('DSH-01 refuses %s exactly where the command line does, at its field', (_, over, field) => {
    const form = { ...TEN, ...over }
    const { problems, definition } = readDiscountForm(form, 'UTC')
    expect(Object.keys(problems)).toEqual(field === undefined ? [] : [field])
    expect(definition === undefined).toBe(field !== undefined)
    expect(discountDefinition.safeParse(unchecked(form)).success).toBe(field === undefined)
  })

  it.each<[string, Partial<DiscountForm>, keyof DiscountForm]>([
    ['no name and no code', { code: '' }, 'name'],
    ['an amount that is none', { kind: 'amount', amounts: { ...EMPTY_FORM.amounts, EUR: '1,2,3' } }, 'amounts'],
    ['a minimum that is none', { minimum: { EUR: 'much' } }, 'minimum'],
    ['a limit of none', { limit: '0' }, 'limit'],
    ['a limit that is no number', { limit: 'many' }, 'limit'],
    ['a date that is none', { from: '2026-11-17' }, 'from'],
    [
      'no pieces of required products',
      { required: { ...EMPTY_FORM.required, skus: ['A'] }, requiredPieces: '' },
      'requiredPieces',
    ],
  ])('DSH-01 refuses %s at its field', (_, over, field) => {
    expect(Object.keys(readDiscountForm({ ...TEN, ...over }, ZONE).problems)).toContain(field)
  })
})

describe('the editor of shipping methods', () => {
  it.each(demoShippingMethods().map((offer) => [offer.method.id, offer] as const))(
    'DSH-04 covers every member of %s, and changes none of them',
    (_, { method, countries }) => {
      const entry = JSON.parse(JSON.stringify({ method, countries: [...countries] }))
      expect(readMethodForm(methodFormOf(entry))).toEqual({ offer: entry, problems: {} })
    },
  )

  const TEXTS = { displayName: { en: 'Bike' }, description: { en: 'One day' } }
  const BIKE: MethodForm = { ...EMPTY_METHOD, ...TEXTS, id: 'bike', countries: ['DE'], price: { EUR: 500 } }

  it.each<[string, Partial<MethodForm>, keyof MethodForm | undefined]>([
    ['nothing wrong', {}, undefined],
    ['no id', { id: '' }, 'id'],
    ['an id that could be a barcode', { id: '29' }, 'id'],
    ['no English name', { displayName: { de: 'Rad' } }, 'displayName'],
    ['no English description', { description: {} }, 'description'],
    ['a long name', { displayName: { en: 'n'.repeat(501) } }, 'displayName'],
    ['a time that is none', { hasDelivery: true, cutOff: '24:00' }, 'cutOff'],
    ['too many days', { hasDelivery: true, handlingDays: '61' }, 'handlingDays'],
    ['a longest way below the shortest', { hasDelivery: true, minDays: '3', maxDays: '2' }, 'maxDays'],
    ['delivery times', { hasDelivery: true }, undefined],
  ])('DSH-04 refuses %s exactly where the file does, at its field', (_, over, field) => {
    const form = { ...BIKE, ...over }
    const { offer, problems } = readMethodForm(form)
    expect(Object.keys(problems)).toEqual(field === undefined ? [] : [field])
    const { cutOff, carrierDays, displayName, description, hasDelivery } = form
    const given = {
      method: {
        id: form.id,
        active: true,
        price: { EUR: 500 },
        discount: {},
        attributes: { displayName, description },
        isFreeFromThreshold: false,
        ...(hasDelivery && {
          delivery: {
            cutOff,
            handlingDays: Number(form.handlingDays),
            transitDays: { min: Number(form.minDays), max: Number(form.maxDays) },
            carrierDays: Number(carrierDays),
          },
        }),
      },
      countries: form.countries,
    }
    expect(shippingOffer.safeParse(given).success).toBe(field === undefined)
    expect(shippingOffer.safeParse(offer).data).toEqual(offer)
  })
})
