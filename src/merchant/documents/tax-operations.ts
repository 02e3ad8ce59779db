/** The seller on documents, dated tax rates, and the reference rates of the central bank. */
import { z } from 'zod'
import { actorGrant, type Actor } from '../../contracts/staff/actor.ts'
import { isCurrencyCode } from '../../markets/prices/currencies.ts'
import { TAX_CLASSES } from '../../markets/tax/vat-rates.ts'
import { newId } from '../../platform/ids.ts'
import { fail, ok } from '../../platform/result.ts'
import {
  addTaxRate,
  changeTaxRate,
  listTaxRates,
  readSeller,
  saveEcbRates,
  saveSeller,
  sellerProfile,
  stageWaiting,
} from '../../services/commerce/admin.ts'
import type { OperationFailure } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'

export { sellerProfile } from '../../services/commerce/admin.ts'

const taxRate = z.object({
  id: z.string(),
  country: z.string(),
  taxClass: z.enum(TAX_CLASSES),
  percent: z.number(),
  validFrom: z.string(),
  isUsed: z.boolean(),
})

const country = z.string().regex(/^[A-Z]{2}$/)
const version = z.int().min(0).exactOptional()
const percent = z.number().min(0).max(40).multipleOf(0.1)

const FORBIDDEN: OperationFailure = {
  code: 'FORBIDDEN',
  parameters: { permission: 'settings.manage' },
  details: { permission: 'settings.manage' },
}

/** The permission of a manager is limited to carriers. */
export const ownersOnly = async (_: unknown, _input: unknown, actor: Actor): Promise<OperationFailure | undefined> =>
  actorGrant(actor, 'settings.manage')?.limit === undefined ? undefined : FORBIDDEN

export const listTaxRatesOperation = merchantOperation({
  name: 'tax-rate.list',
  kind: 'read',
  permission: 'invoices.read',
  fresh: false,
  input: z.strictObject({}),
  output: z.array(taxRate),
  run: async ({ database }) => ok(await listTaxRates(database.query)),
})

export const addTaxRateOperation = merchantOperation({
  name: 'tax-rate.add',
  kind: 'write',
  permission: 'settings.manage',
  fresh: false,
  guard: ownersOnly,
  service: 'commerce',
  input: z.strictObject({
    country,
    taxClass: z.enum(TAX_CLASSES).default('standard'),
    percent,
    validFrom: z.iso.datetime({ offset: true }),
    appliesToWaiting: z.boolean().default(false),
  }),
  output: taxRate,
  subject: (input) => `tax-rate:${input.country}`,
  async run({ database, clock, audit }, { validFrom, ...rate }) {
    const now = clock.now()
    const added = await database.transaction(async (transaction) => {
      const result = await addTaxRate(transaction, { ...rate, validFrom: new Date(validFrom) }, now)
      if (result.ok && rate.appliesToWaiting) await stageWaiting(transaction, newId(), now)
      return result
    })
    if (!added.ok) return fail(added.failure)
    audit.changed({ field: 'rate', before: null, after: added.value })
    return ok(added.value)
  },
})

export const changeTaxRateOperation = merchantOperation({
  name: 'tax-rate.change',
  kind: 'write',
  permission: 'settings.manage',
  fresh: false,
  guard: ownersOnly,
  service: 'commerce',
  input: z.strictObject({ id: z.string().max(100), percent, version }),
  output: taxRate,
  subject: ({ id }) => `tax-rate:${id}`,
  version: (input) => input.version,
  async run({ database, audit }, { id, percent: wanted }) {
    const before = (await listTaxRates(database.query)).find((rate) => rate.id === id)
    const result = await database.transaction((tx) => changeTaxRate(tx, id, { percent: wanted }))
    if (!result.ok) return fail(result.failure)
    audit.changed({ field: 'percent', before: before?.percent ?? null, after: wanted })
    return ok(result.value)
  },
})

export const removeTaxRateOperation = merchantOperation({
  name: 'tax-rate.remove',
  kind: 'write',
  permission: 'settings.manage',
  fresh: false,
  guard: ownersOnly,
  service: 'commerce',
  input: z.strictObject({ id: z.string().max(100), version }),
  output: taxRate,
  subject: ({ id }) => `tax-rate:${id}`,
  version: (input) => input.version,
  async run({ database, audit }, { id }) {
    const result = await database.transaction((tx) => changeTaxRate(tx, id, 'remove'))
    if (!result.ok) return fail(result.failure)
    audit.changed({ field: 'rate', before: result.value, after: null })
    return ok(result.value)
  },
})

export const readSellerOperation = merchantOperation({
  name: 'seller.read',
  kind: 'read',
  permission: 'invoices.read',
  fresh: false,
  input: z.strictObject({}),
  output: z.object({ seller: sellerProfile.optional() }),
  async run({ database }) {
    const seller = await readSeller(database.query)
    return ok(seller === undefined ? {} : { seller })
  },
})

export const saveSellerOperation = merchantOperation({
  name: 'seller.save',
  kind: 'write',
  permission: 'settings.manage',
  fresh: false,
  guard: ownersOnly,
  service: 'commerce',
  input: z.strictObject({ seller: sellerProfile, version }),
  output: z.object({ seller: sellerProfile }),
  subject: () => 'settings:seller',
  version: (input) => input.version,
  async run({ database, clock, audit }, { seller }) {
    const now = clock.now()
    const before = await readSeller(database.query)
    await database.transaction(async (transaction) => {
      await saveSeller(transaction, seller, now)
      await stageWaiting(transaction, newId(), now)
    })
    audit.changed({ field: 'seller', before: before ?? null, after: seller })
    return ok({ seller })
  },
})

const MAX_ECB_RATES = 1000
const ecbRate = z.strictObject({
  currency: z.string().refine(isCurrencyCode, 'is no currency of the shop'),
  day: z.iso.date(),
  perEuro: z.string().regex(/^\d{1,6}(\.\d{1,6})?$/),
})

export const saveEcbRatesOperation = merchantOperation({
  name: 'ecb-rate.save',
  kind: 'write',
  permission: 'settings.manage',
  fresh: false,
  guard: ownersOnly,
  service: 'commerce',
  input: z.strictObject({ rates: z.array(ecbRate).min(1).max(MAX_ECB_RATES) }),
  output: z.int(),
  subject: () => 'settings:ecb-rates',
  async run({ database, audit }, { rates }) {
    await database.transaction((transaction) => saveEcbRates(transaction, rates))
    audit.changed({ field: 'rates', before: null, after: rates })
    return ok(rates.length)
  },
})

export const TAX_OPERATIONS = [
  listTaxRatesOperation,
  addTaxRateOperation,
  changeTaxRateOperation,
  removeTaxRateOperation,
  readSellerOperation,
  saveSellerOperation,
  saveEcbRatesOperation,
] as const
