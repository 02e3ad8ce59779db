/** Sales tax of the United States: where it is collected, and rates of ZIP codes (LAW-28). */
import { z } from 'zod'
import { stateTaxOf } from '../../markets/tax/state-rates.ts'
import { ok } from '../../platform/result.ts'
import { countZipRates, readNexus, saveNexus, saveZipRates } from '../../services/commerce/admin.ts'
import { merchantOperation } from '../operation.ts'
import { ownersOnly } from './tax-operations.ts'

const MAX_ZIP_RATES = 5000
const state = z.string().refine((code) => stateTaxOf(code) !== undefined, 'is no state such as CA')
const nexus = z.object({ state: z.string(), collects: z.boolean() })

export const readUsTaxOperation = merchantOperation({
  name: 'us-tax.read',
  kind: 'read',
  permission: 'invoices.read',
  fresh: false,
  input: z.strictObject({}),
  output: z.object({ nexus: z.array(nexus), zipRates: z.int() }),
  run: async ({ database }) =>
    ok({ nexus: [...(await readNexus(database.query))], zipRates: await countZipRates(database.query) }),
})

export const saveNexusOperation = merchantOperation({
  name: 'us-tax.set-nexus',
  kind: 'write',
  permission: 'settings.manage',
  fresh: false,
  guard: ownersOnly,
  service: 'commerce',
  input: z.strictObject({ state, collects: z.boolean() }),
  output: nexus,
  subject: (input) => `tax-rate:US-${input.state}`,
  async run({ database, audit }, given) {
    const before = (await readNexus(database.query)).find((known) => known.state === given.state)
    await database.transaction((transaction) => saveNexus(transaction, given))
    audit.changed({ field: 'collects', before: before?.collects ?? true, after: given.collects })
    return ok(given)
  },
})

export const saveZipRatesOperation = merchantOperation({
  name: 'us-tax.import-rates',
  kind: 'write',
  permission: 'settings.manage',
  fresh: false,
  guard: ownersOnly,
  service: 'commerce',
  input: z.strictObject({
    rates: z
      .array(z.strictObject({ zip: z.string().regex(/^\d{5}$/), percent: z.number().min(0).max(20) }))
      .min(1)
      .max(MAX_ZIP_RATES),
    replaces: z.boolean(),
  }),
  output: z.int(),
  subject: () => 'tax-rate:US',
  async run({ database, audit }, { rates, replaces }) {
    const before = await countZipRates(database.query)
    await database.transaction((transaction) => saveZipRates(transaction, database, rates, replaces))
    const after = await countZipRates(database.query)
    audit.changed({ field: 'zipRates', before, after })
    return ok(after)
  },
})

export const US_TAX_OPERATIONS = [readUsTaxOperation, saveNexusOperation, saveZipRatesOperation] as const
