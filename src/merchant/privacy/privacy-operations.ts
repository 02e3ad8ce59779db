/** Requests of persons about their data: find, export, preview, erase (DPR-01 to DPR-04). */
import { z } from 'zod'
import { seesRestricted, type Actor } from '../../contracts/staff/actor.ts'
import { foldEmail } from '../../markets/addresses/email-key.ts'
import { readEmail } from '../../markets/addresses/read-email.ts'
import { newId } from '../../platform/ids.ts'
import { fail, ok } from '../../platform/result.ts'
import { ordersByText, ordersOfPerson, type Blockers } from '../../services/commerce/admin.ts'
import type { OperationContext } from '../declaration.ts'
import { rejected, type OperationFailure } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { actorKey, languageOf } from '../run/operation-call.ts'
import { erasePerson, lockPerson } from './erase-person.ts'
import { exportArchive } from './export-archive.ts'
import { groupRecords, recordGroup } from './overview.ts'
import { personDigest } from './person-digest.ts'
import { openPerson, personRecords } from './person-records.ts'

/** DPR-02 */
const EXPORT_MS = 24 * 60 * 60_000

const email = z
  .string()
  .trim()
  .max(320)
  .refine((text) => readEmail(text) !== undefined, 'Not an e-mail address')

const overview = z.object({
  email: z.string(),
  groups: z.array(recordGroup),
  /** Numbers that have to be finished before the person can be erased. */
  blockers: z.object({ orders: z.array(z.string()), returns: z.array(z.string()) }),
})

const SERVICE = 'commerce' as const

async function overviewOf({ database, clock }: OperationContext, actor: Actor, address: string) {
  const file = await openPerson(database, address, { now: clock.now(), withRestricted: seesRestricted(actor) })
  return {
    email: file.person.email,
    groups: groupRecords(await personRecords(database, file)),
    blockers: file.blockers,
  }
}

/** By e-mail address, telephone number or number of an order. Of several persons the front end chooses one by its address. */
export const findPersonOperation = merchantOperation({
  name: 'privacy.find',
  kind: 'read',
  permission: 'privacy.export',
  fresh: false,
  service: SERVICE,
  auditRead: true,
  input: z.strictObject({ query: z.string().trim().min(3).max(320) }),
  output: z.object({
    persons: z.array(z.object({ email: z.string(), name: z.string(), orders: z.int() })),
    /** Of the only one. */
    found: overview.optional(),
  }),
  async run(context, { query }) {
    const { database, actor, audit } = context
    const persons = await personsBy(context, actor, query)
    audit.detail('persons', await Promise.all(persons.map((one) => personDigest(database, one.email))))
    const [only, other] = persons
    if (only === undefined || other !== undefined) return ok({ persons })
    const found = await overviewOf(context, actor, only.email)
    return ok(found.groups.length === 0 ? { persons: [] } : { persons, found })
  },
})

async function personsBy({ database }: OperationContext, actor: Actor, query: string) {
  const address = readEmail(query)
  const all = await (address === undefined
    ? ordersByText(database.query, query)
    : ordersOfPerson(database.query, address))
  const orders = all.filter(
    ({ restrictedUntil, snapshot }) =>
      snapshot.contact.email !== '' && (restrictedUntil === undefined || seesRestricted(actor)),
  )
  if (address !== undefined && orders.length === 0) return [{ email: foldEmail(address), name: '', orders: 0 }]
  const byEmail = Map.groupBy(orders, ({ snapshot }) => foldEmail(snapshot.contact.email))
  return [...byEmail].map(([one, theirs]) => {
    const { firstName = '', lastName = '' } = theirs[0]?.snapshot.contact ?? {}
    return { email: one, name: `${firstName} ${lastName}`.trim(), orders: theirs.length }
  })
}

/** What erasing would do, without doing it. */
export const previewErasureOperation = merchantOperation({
  name: 'privacy.preview-erasure',
  kind: 'read',
  permission: 'privacy.erase',
  fresh: false,
  service: SERVICE,
  auditRead: true,
  input: z.strictObject({ email }),
  output: overview,
  async run(context, input) {
    context.audit.detail('person', await personDigest(context.database, input.email))
    return ok(await overviewOf(context, context.actor, input.email))
  },
})

export const exportPersonOperation = merchantOperation({
  name: 'privacy.export',
  kind: 'write',
  permission: 'privacy.export',
  fresh: true,
  service: SERVICE,
  input: z.strictObject({ email }),
  output: z.object({ id: z.string(), name: z.string(), records: z.int(), expiresAt: z.string() }),
  job: async () => true,
  // Outside of the transaction: reading and packing may take seconds.
  async begin(context, input) {
    const { database, clock, actor } = context
    const now = clock.now()
    const file = await openPerson(database, input.email, { now, withRestricted: seesRestricted(actor) })
    const records = await personRecords(database, file, { withFiles: true })
    const archive = await exportArchive({ email: input.email, records, now }, languageOf(actor))
    const person = await personDigest(database, input.email)
    const exported = {
      id: newId(),
      name: `personal-data-${now.toISOString().slice(0, 10)}.zip`,
      expiresAt: new Date(now.getTime() + EXPORT_MS).toISOString(),
    }
    return ok({
      async write({ database: { query }, audit }) {
        await query
          .insertInto('privacy_exports')
          .values({
            id: exported.id,
            actor_key: actorKey(actor),
            person,
            name: exported.name,
            file: archive.toString('base64'),
            created_at: now.toISOString(),
            expires_at: exported.expiresAt,
          })
          .execute()
        audit.detail('person', person)
        audit.detail('records', records.length)
        return ok({ ...exported, records: records.length })
      },
    })
  },
})

/** Once, by who requested it. Afterwards the shop has no copy. */
export const downloadExportOperation = merchantOperation({
  name: 'privacy.download',
  kind: 'write',
  permission: 'privacy.export',
  fresh: true,
  service: SERVICE,
  input: z.strictObject({ id: z.string().min(1).max(64) }),
  output: z.object({ name: z.string(), file: z.string() }),
  secret: ['file'],
  async run({ database, clock, actor, audit }, { id }) {
    const own = database.query
      .selectFrom('privacy_exports')
      .select(['name', 'file', 'person'])
      .where((is) => is.and({ id, actor_key: actorKey(actor) }))
      .where('expires_at', '>', clock.now().toISOString())
    const found = await database.lockRows(own).executeTakeFirst()
    if (found === undefined || found.file === null) return rejected('EXPORT_GONE')
    await database.query.updateTable('privacy_exports').set({ file: null }).where('id', '=', id).execute()
    audit.detail('person', found.person)
    return ok({ name: found.name, file: found.file })
  },
})

/** Undefined: nothing is left to do for the person. */
function openFailure({ orders, returns }: Blockers): OperationFailure | undefined {
  const numbers = [...new Set([...orders, ...returns])]
  if (numbers.length === 0) return undefined
  return { code: 'PERSON_HAS_OPEN_WORK', parameters: { numbers: numbers.join(', ') }, details: { orders, returns } }
}

export const erasePersonOperation = merchantOperation({
  name: 'privacy.erase',
  kind: 'write',
  permission: 'privacy.erase',
  fresh: true,
  service: SERVICE,
  input: z.strictObject({ email }),
  output: z.object({
    deleted: z.int(),
    emptied: z.int(),
    restricted: z.int(),
    /** Of the orders that stay restricted. */
    until: z.string().optional(),
  }),
  // Before the job is started, and in it again.
  async guard({ database, clock }, input) {
    const file = await openPerson(database, input.email, { now: clock.now(), withRestricted: false })
    return openFailure(file.blockers)
  },
  job: async () => true,
  async run({ database, clock, audit }, input) {
    return database.transaction(async (transaction) => {
      const now = clock.now()
      const file = await lockPerson(database, transaction, input.email, now)
      const open = openFailure(file.blockers)
      if (open !== undefined) return fail(open)
      const erased = await erasePerson(database, transaction, file, now)
      audit.detail('person', await personDigest(database, input.email))
      for (const [name, value] of Object.entries(erased)) audit.detail(name, value)
      return ok(erased)
    })
  },
})

export const PRIVACY_OPERATIONS = [
  findPersonOperation,
  previewErasureOperation,
  exportPersonOperation,
  downloadExportOperation,
  erasePersonOperation,
] as const
