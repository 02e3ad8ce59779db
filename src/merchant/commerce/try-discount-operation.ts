/** discount.try: a test cart, priced as a real one with the discount as it is being edited. Nothing is written (DSH-02). */
import { z } from 'zod'
import { LANGUAGES } from '../../markets/languages/languages.ts'
import { SHIPPING_COUNTRY_CODES } from '../../markets/storefronts/country-codes.ts'
import type { CountryCode, Language } from '../../markets/types.ts'
import { fail, ok } from '../../platform/result.ts'
import {
  discountDefinition,
  type DiscountDefinition,
  listDiscounts,
  TRIAL_PROBLEMS,
  TRIAL_REASONS,
  tryCart,
} from '../../services/commerce/admin.ts'
import { merchantOperation, type RunContext } from '../operation.ts'
import { languageOf } from '../run/operation-call.ts'
import { MAX_TIME, pricingShop } from './pricing-shop.ts'

const MAX_LINES = 100
const MAX_QUANTITY = 10_000

type Draft = { readonly definition: DiscountDefinition; readonly usageLimit?: number }

type Trial = {
  readonly country: CountryCode
  readonly language?: Language
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[]
  readonly code?: string
  readonly shipping?: string
  readonly at?: number
  readonly draft?: Draft
}

const trial: z.ZodType<Trial> = z.strictObject({
  country: z.enum(SHIPPING_COUNTRY_CODES),
  /** Of names; that of the staff member when absent. */
  language: z.enum(LANGUAGES).exactOptional(),
  lines: z
    .array(z.strictObject({ sku: z.string().min(1).max(100), quantity: z.int().min(1).max(MAX_QUANTITY) }))
    .max(MAX_LINES),
  code: z.string().max(200).exactOptional(),
  shipping: z.string().max(64).exactOptional(),
  /** Milliseconds; now when absent. Prices and stock are those of now. */
  at: z.int().min(0).max(MAX_TIME).exactOptional(),
  /** In place of the stored discount of its id. */
  draft: z.strictObject({ definition: discountDefinition, usageLimit: z.int().min(1).exactOptional() }).exactOptional(),
})

const amount = z.int()
const discount = { id: z.string(), name: z.string(), code: z.string().exactOptional() }

const tried = z.object({
  currency: z.string(),
  lines: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      size: z.string(),
      quantity: z.int(),
      price: amount,
      total: amount,
      discount: amount,
      problem: z.enum(TRIAL_PROBLEMS).exactOptional(),
    }),
  ),
  gifts: z.array(z.object({ name: z.string(), size: z.string(), quantity: z.int() })),
  applied: z.array(z.object({ ...discount, amount })),
  notApplied: z.array(z.object({ ...discount, reason: z.enum(TRIAL_REASONS) })),
  delivery: z.object({ id: z.string(), name: z.string(), price: amount, total: amount }).exactOptional(),
  totals: z.object({ before: amount, discount: amount, total: amount, tax: amount }),
})

export const tryDiscountOperation = merchantOperation({
  name: 'discount.try',
  kind: 'read',
  permission: 'discounts.write',
  fresh: false,
  service: 'commerce',
  input: trial,
  output: tried,
  async run(context, { at, draft, language = languageOf(context.actor), ...wanted }) {
    const { database, clock } = context
    const now = at === undefined ? clock.now() : new Date(at)
    const rule = draft && (await ruleOf(context, draft))
    const result = await tryCart(database.query, pricingShop(context), {
      ...wanted,
      language,
      now,
      ...(rule && { draft: rule }),
    })
    return result.ok ? ok(result.value) : fail(result.failure)
  },
})

/** The uses so far count for the edited limit, too. */
async function ruleOf({ database }: RunContext, { definition, usageLimit }: Draft) {
  const stored = (await listDiscounts(database.query)).find(({ id }) => id === definition.id)
  return { ...definition, isExhausted: usageLimit !== undefined && (stored?.uses ?? 0) >= usageLimit }
}
