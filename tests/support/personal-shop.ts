/** A shop with a person in every table that can hold one, beside another person who must stay untouched. */
import { sql } from 'kysely'
import { emailKey } from '../../src/markets/addresses/email-key.ts'
import { createJobRunner } from '../../src/merchant/jobs/job-runner.ts'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import type { OperationAnswer } from '../../src/merchant/run/operation-call.ts'
import type { ShopSchema } from '../../src/merchant/shop-schema.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { stage } from '../../src/platform/outbox/outbox.ts'
import { issueRequested } from '../../src/services/commerce/documents/document-handlers.ts'
import { saveSeller } from '../../src/services/commerce/documents/seller-profile.ts'
import type { StoredOrder } from '../../src/services/commerce/orders/stored-order.ts'
import { appendAudit } from '../../src/services/staff/admin.ts'
import { z } from 'zod'
import type { Role } from '../../src/contracts/staff/roles.ts'
import type { EngineName } from './fresh-database.ts'
import { NOW, operationShop, staffActor, type OperationShop } from './operation-shop.ts'
import { addPaidOrder } from './paid-order.ts'
import { SELLER } from './seller.ts'
import { snapshotFor, storedOrder } from './stored-order.ts'

/** Words that stand in the data of the person, and nowhere else. */
export const PERSON = {
  email: 'vera.molnar@example.com',
  telephone: '+3531987654',
  firstName: 'Veronika',
  street: 'Plotter Passage 7',
  note: 'rang about the Hypertransformations',
} as const

export const OTHER_EMAIL = 'other.person@example.com'

const WORDS: readonly string[] = [
  PERSON.email,
  PERSON.telephone,
  PERSON.firstName,
  PERSON.street,
  'Hypertransformations',
]

export function orderOf(number: number, over: Partial<StoredOrder> = {}, email: string = PERSON.email): StoredOrder {
  const snapshot = snapshotFor('IE', { email })
  if (email !== PERSON.email) return storedOrder(number, { snapshot, ...over })
  const { firstName, telephone, street: street0 } = PERSON
  const { shipping, billing } = snapshot.addresses
  return storedOrder(number, {
    snapshot: {
      ...snapshot,
      contact: { firstName, lastName: 'Molnar', email, telephone },
      addresses: { shipping: { ...shipping, firstName, street0 }, billing: { ...billing, firstName, street0 } },
    },
    ...over,
  })
}

/** With its invoice; the other one has none. */
export const WITH_DOCUMENT = orderOf(101, { fulfilment: 'shipped' })
export const WITHOUT_DOCUMENT = orderOf(102, { fulfilment: 'delivered' })
export const NEVER_PAID = orderOf(103, { state: 'lapsed', paidAt: undefined, fulfilment: 'none' })
export const OF_OTHER = orderOf(104, { fulfilment: 'shipped' }, OTHER_EMAIL)

export type PersonalShop = Awaited<ReturnType<typeof personalShop>>

export async function personalShop(engine: EngineName) {
  const shop = await operationShop(engine)
  const runner = createJobRunner({ ...shop.context, registry: async () => MERCHANT_REGISTRY })
  await shop.addStaff('owner')
  await shop.addStaff('manager')
  const call = (name: string, input: object, role: Role = 'owner'): Promise<OperationAnswer> =>
    shop.call(name, input, { actor: staffActor(role) })
  return {
    ...shop,
    call,
    callWith: shop.call,
    /** Starts the job, runs it, and reads how it ended. */
    async runJob(name: string, input: object, role: Role = 'owner') {
      const { status, body } = await call(name, input, role)
      if (status !== 202) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
      const { id } = started.parse(body).job
      await runner.runNext()
      return jobSchema.parse((await call('job.read', { id }, role)).body['value'])
    },
    wordsLeft: () => wordsLeft(shop.database),
  }
}

const started = z.object({ job: z.object({ id: z.string() }) })
const jobSchema = z.object({
  state: z.string(),
  result: z.unknown().optional(),
  failure: z.looseObject({ code: z.string() }).optional(),
})

type FilledShop = Pick<OperationShop, 'database' | 'clock' | 'log' | 'addOrders'>

/** Fills every table of the registry. Long: one statement per table. */
export async function fillWithPerson(shop: FilledShop): Promise<void> {
  const { database, clock, log } = shop
  const { query } = database
  const { email, note } = PERSON
  const number = WITHOUT_DOCUMENT.number
  for (const order of [WITH_DOCUMENT, WITHOUT_DOCUMENT, OF_OTHER]) await addPaidOrder(shop, order)
  await shop.addOrders([NEVER_PAID])
  await database.transaction((transaction) => saveSeller(transaction, SELLER, clock.now()))
  for (const { id } of [WITH_DOCUMENT, OF_OTHER]) {
    const request = { kind: 'invoice', orderId: id, pspReference: `psp-${id}` } as const
    const { kind } = await issueRequested({ database, clock, log }, request)
    if (kind !== 'issued') throw new Error(`The invoice of ${id} was not issued: ${kind}`)
  }
  const contact = { ...WITHOUT_DOCUMENT.snapshot.contact, lastName: 'Molnár' }
  await query
    .updateTable('orders')
    .set({ amendment: JSON.stringify({ contact, deliveryNote: note }), client_key: 'hash' })
    .where('id', '=', WITHOUT_DOCUMENT.id)
    .execute()
  const cart = { region: 'eu', country: 'IE', language: 'en', state: 'CLOSED', lines: '[]', version: 1 } as const
  const times = { created_at: NOW, updated_at: NOW }
  await query
    .insertInto('store_credits')
    .values({
      id: 'credit-of-person',
      code: '7K2Q9XWD04MBTZ6H',
      currency: 'EUR',
      value: 1200,
      balance: 1200,
      order_id: WITHOUT_DOCUMENT.id,
      return_id: 'return-of-person',
      consent: note,
      email: emailKey(WITHOUT_DOCUMENT.snapshot.contact.email),
      expires_on: '2029-11-15',
      ...times,
    })
    .execute()
  await query
    .insertInto('carts')
    .values({ ...cart, ...times, id: WITH_DOCUMENT.cartId, shipping: null, code: null })
    .execute()
  await query
    .insertInto('shipments')
    .values({
      id: 'shipment-1',
      order_id: WITH_DOCUMENT.id,
      region: 'eu',
      carrier: 'dhl',
      carrier_name: 'DHL',
      tracking_number: `JD${PERSON.telephone}`,
      tracking_url: null,
      posted_at: NOW,
      posted_by: 'staff:ada',
      mailed_at: null,
      delivered_at: null,
      voided_at: null,
    })
    .execute()
  await query
    .insertInto('order_notes')
    .values(
      [WITH_DOCUMENT, WITHOUT_DOCUMENT].map(({ id }) => ({
        id: `note-${id}`,
        order_id: id,
        author: 'staff:ada',
        text: note,
        created_at: NOW,
        corrected_at: null,
      })),
    )
    .execute()
  await addReturn(shop, { id: 'return-1', order: WITH_DOCUMENT, state: 'rejected' })
  const stated = { name: PERSON.firstName, email, statement: note, units: null, country: 'IE', language: 'en' }
  await query
    .insertInto('withdrawals')
    .values([
      { ...stated, id: 'return-1', order_id: WITH_DOCUMENT.id, number: WITH_DOCUMENT.number, received_at: NOW },
      { ...stated, id: 'return-2', order_id: null, number: '4711', received_at: NOW },
    ])
    .execute()
  await query
    .insertInto('returns')
    .values({
      id: 'return-2',
      order_id: null,
      number: '4711',
      kind: 'withdrawal',
      state: 'rejected',
      requested_at: NOW,
      has_right: 1,
      updated_at: NOW,
    })
    .execute()
  await query
    .insertInto('order_links')
    .values({
      id: 'link-1',
      token_hash: 'hash',
      email_key: email,
      country: 'IE',
      language: 'en',
      created_at: NOW,
      expires_at: NOW,
      used_at: null,
    })
    .execute()
  await query
    .insertInto('mailbox')
    .values([
      { key: 'mail-1', recipient: email, subject: 'Hello', text: note, html: note, sent_at: NOW },
      {
        key: 'mail-2',
        recipient: 'typo@example.com',
        subject: 'Order',
        text: `${number} ${note}`,
        html: '',
        sent_at: NOW,
      },
      { key: 'mail-3', recipient: OTHER_EMAIL, subject: 'Hello', text: 'Other', html: '', sent_at: NOW },
    ])
    .execute()
  await database.transaction((transaction) =>
    stage(
      transaction,
      { topic: 'order-look-up', key: 'one', payload: JSON.stringify({ email }), due: clock.now() },
      { topic: 'order-mail', key: WITH_DOCUMENT.id, payload: WITH_DOCUMENT.id, due: clock.now() },
      { topic: 'order-mail', key: OF_OTHER.id, payload: OF_OTHER.id, due: clock.now() },
    ),
  )
  const subscriber = {
    store: 'gl',
    country_code: 'IE',
    source: 'newsletter',
    created_at: NOW,
    status: 'confirmed',
  } as const
  await query
    .insertInto('subscribers')
    .values([
      { ...subscriber, id: 'subscriber-1', email },
      { ...subscriber, id: 'subscriber-2', email: OTHER_EMAIL },
    ])
    .execute()
  await query
    .insertInto('inquiries')
    .values({
      id: 'inquiry-1',
      campaign: 'custom-socks',
      store: 'gl',
      country_code: 'IE',
      name: PERSON.firstName,
      email,
      company: null,
      pieces: 10,
      message: note,
      created_at: NOW,
    })
    .execute()
  await fillOperations(shop, number)
}

/** What operations and staff stored about the person. */
async function fillOperations({ database }: FilledShop, number: string): Promise<void> {
  const { query } = database
  const { email, note } = PERSON
  const later = '2026-11-20T10:00:00.000Z'
  await query
    .insertInto('merchant_jobs')
    .values({
      id: 'job-1',
      actor_key: 'staff:ada',
      actor: '{}',
      operation: 'export.run',
      input: JSON.stringify({ filter: { search: [email] } }),
      state: 'done',
      done: 1,
      total: 1,
      claim: null,
      lease_until: null,
      cancel_requested: 0,
      result: JSON.stringify({ value: { csv: `number,name\n${number},${PERSON.firstName}\n` } }),
      failure: null,
      created_at: NOW,
      finished_at: NOW,
      expires_at: later,
    })
    .execute()
  const body = JSON.stringify({ value: { number, name: PERSON.firstName } })
  await query
    .insertInto('merchant_requests')
    .values({
      id: 'request-1',
      operation: 'order.amend',
      input_digest: 'digest',
      state: 'done',
      claim: 'claim',
      lease_until: NOW,
      status: 200,
      body,
      expires_at: later,
    })
    .execute()
  await query
    .insertInto('merchant_request_items')
    .values({ request_id: 'request-1', item: '0', answer: body, expires_at: later })
    .execute()
  await query
    .insertInto('merchant_undos')
    .values({
      id: 'undo-1',
      operation: 'order.amend',
      actor_key: 'staff:ada',
      subjects: JSON.stringify([{ subject: `order:${number}`, name: PERSON.firstName }]),
      created_at: NOW,
      until: later,
      undone_at: null,
    })
    .execute()
  await query
    .insertInto('merchant_approvals')
    .values({
      id: 'approval-1',
      operation: 'order.refund',
      input: JSON.stringify({ number, note }),
      subject: `order:${number}`,
      value: 100,
      currency: 'EUR',
      actor_key: 'staff:ada',
      actor_name: 'Ada',
      note,
      requested_at: NOW,
      expires_at: NOW,
      state: 'declined',
      decided_by: null,
      decided_at: null,
      decision_note: note,
    })
    .execute()
  await database.transaction(async (transaction) => {
    const entry = { at: new Date(NOW), actor: staffActor('owner'), outcome: 'done' } as const
    await appendAudit(transaction, {
      ...entry,
      operation: 'order.hold',
      subject: `order:${WITH_DOCUMENT.number}`,
      changes: [{ field: 'note', before: null, after: note, personal: true }],
    })
    await appendAudit(transaction, {
      ...entry,
      operation: 'subscribers.delete',
      changes: [{ field: 'email', before: email, after: null, personal: true }],
    })
    await appendAudit(transaction, {
      ...entry,
      operation: 'order.hold',
      subject: `order:${OF_OTHER.number}`,
      changes: [{ field: 'note', before: null, after: 'about the other', personal: true }],
    })
  })
  const account = { account_id: staffActor('manager').id, updated_at: NOW }
  await query
    .insertInto('staff_drafts')
    .values({ ...account, subject: `order:${number}`, value: JSON.stringify({ note }) })
    .execute()
  const view = { screen: 'orders', shared: 0, version: 1 }
  await query
    .insertInto('staff_views')
    .values([
      { ...account, ...view, id: 'view-1', name: 'One', state: JSON.stringify({ search: email }) },
      { ...account, ...view, id: 'view-2', name: 'Two', state: JSON.stringify({ search: OTHER_EMAIL }) },
    ])
    .execute()
  await query
    .insertInto('staff_preferences')
    .values({ ...account, key: 'search', value: JSON.stringify(email) })
    .execute()
}

export async function addReturn(
  { database }: Pick<OperationShop, 'database'>,
  { id, order, state }: { readonly id: string; readonly order: StoredOrder; readonly state: 'rejected' | 'accepted' },
): Promise<void> {
  await database.query
    .insertInto('returns')
    .values({
      id,
      order_id: order.id,
      number: order.number,
      kind: 'withdrawal',
      state,
      requested_at: NOW,
      has_right: 1,
      updated_at: NOW,
      note: PERSON.note,
      reject_reason: PERSON.note,
    })
    .execute()
  await database.query
    .insertInto('return_units')
    .values({
      return_id: id,
      item_id: '2900000000018',
      quantity: 1,
      reason: 'other',
      reason_text: PERSON.note,
      restocked: 0,
      damaged: 0,
      missing: 0,
    })
    .execute()
}

/** Rows of all tables that still contain a word of the person, as table and column. */
export async function wordsLeft(database: Database<ShopSchema>): Promise<readonly string[]> {
  const { rows: names } = await (
    database.engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = 'public'`
  ).execute(database.query)
  const found = new Set<string>()
  for (const { name } of names) {
    const { rows } = await sql<Readonly<Record<string, unknown>>>`select * from ${sql.table(name)}`.execute(
      database.query,
    )
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        const text = String(value).toLowerCase()
        if (WORDS.some((word) => text.includes(word.toLowerCase()))) found.add(`${name}.${column}`)
      }
    }
  }
  return [...found].toSorted()
}
