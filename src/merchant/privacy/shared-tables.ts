/**
 * Tables that name persons inside of texts: staged and stored mails, and what operations store. They are searched for the e-mail
 * address, the telephone numbers and the numbers of the orders.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { PersonRecord, RecordKind } from '../../contracts/staff/person-records.ts'
import { containing } from '../../platform/containing.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { MAIL_TOPICS } from '../../services/commerce/admin.ts'
import { STAFF_TOPICS } from '../../services/staff/admin.ts'
import type { ShopSchema } from '../shop-schema.ts'
import type { Person } from './person.ts'

type Shop = Pick<Database<ShopSchema>, 'query' | 'amongTexts'>

type Place = {
  readonly kind: RecordKind
  readonly table: keyof ShopSchema
  /** Names the row: it may meet several conditions. */
  readonly key: readonly string[]
  /** Columns of the record. */
  readonly label: string
  readonly at: string
  /** Parts of a condition, each small enough for one statement. */
  readonly where: (person: Person, shop: Shop) => readonly RawBuilder<boolean>[]
  /** Empties the row; without it the row is deleted. */
  readonly set?: RawBuilder<unknown>
  /** Rows that are erased, but not announced. */
  readonly unlisted?: RawBuilder<boolean>
}

const MAX_TEXTS = 50

/** Long lists of texts become several conditions. */
const mentioning = (columns: readonly string[], texts: readonly string[]): readonly RawBuilder<boolean>[] => {
  const parts: RawBuilder<boolean>[] = []
  for (let from = 0; from < texts.length; from += MAX_TEXTS) {
    const some = texts.slice(from, from + MAX_TEXTS)
    parts.push(
      sql<boolean>`(${sql.join(
        columns.map((column) => containing(column, some)),
        sql` or `,
      )})`,
    )
  }
  return parts
}

/** In JSON a number ends with a quote: `"order:1000"`, `"number":"1000"`; in CSV with a comma or a line. */
const inJson = ({ texts, numbers }: Person): readonly string[] => [...texts, ...numbers.map((number) => `${number}"`)]
const inResults = ({ texts, numbers }: Person): readonly string[] => [
  ...texts,
  ...numbers.flatMap((number) => [`${number}"`, `${number},`, `${number}\n`]),
]

const inApprovals = (person: Person): readonly RawBuilder<boolean>[] => [
  ...mentioning(['subject', 'input'], person.numbers),
  // Settlements of returns name the return alone.
  ...mentioning(['subject'], person.ids),
  ...mentioning(['input', 'note', 'decision_note'], person.texts),
]

const PLACES: readonly Place[] = [
  {
    kind: 'mails',
    table: 'mailbox',
    key: ['key'],
    label: 'subject',
    at: 'sent_at',
    where: ({ email, numbers }) => [
      sql<boolean>`lower(recipient) in (${email}, ${email.toLowerCase()})`,
      ...mentioning(['text'], numbers),
    ],
  },
  {
    kind: 'outbox',
    table: 'outbox',
    key: ['id'],
    label: 'topic',
    at: 'staged_at',
    where: ({ email, ids }, { amongTexts }) => [
      sql<boolean>`done_at is null and not (topic ${amongTexts(STAFF_TOPICS)}) and ${containing('payload', [email])}`,
      sql<boolean>`done_at is null and topic ${amongTexts(MAIL_TOPICS)} and key ${amongTexts(ids)}`,
      ...mentioning(['payload'], ids).map(
        (named) => sql<boolean>`done_at is null and topic ${amongTexts(MAIL_TOPICS)} and ${named}`,
      ),
    ],
  },
  {
    kind: 'notes',
    table: 'stock_movements',
    key: ['id'],
    label: 'variant_id',
    at: 'at',
    where: ({ texts }) => mentioning(['note'], texts),
    set: sql`note = null`,
  },
  {
    kind: 'approvals',
    table: 'merchant_approvals',
    key: ['id'],
    label: 'operation',
    at: 'requested_at',
    where: (person) => inApprovals(person).map((named) => sql<boolean>`${named} and (note <> '' or input <> '{}')`),
    set: sql`note = '', decision_note = null, input = '{}'`,
  },
  {
    kind: 'jobs',
    table: 'merchant_jobs',
    key: ['id'],
    label: 'operation',
    at: 'created_at',
    where: (person) => mentioning(['input', 'result', 'failure'], inResults(person)),
    // The job that erases.
    unlisted: sql<boolean>`operation = 'privacy.erase' and state = 'running'`,
    // A job that runs ends at its next item.
    set: sql`input = '{}', result = null, failure = null, cancel_requested = case when operation = 'privacy.erase' then 0 else 1 end`,
  },
  {
    kind: 'answers',
    table: 'merchant_requests',
    key: ['id'],
    label: 'operation',
    at: 'expires_at',
    where: (person) => mentioning(['body'], inJson(person)),
    set: sql`body = '{}'`,
  },
  {
    kind: 'answers',
    table: 'merchant_request_items',
    key: ['request_id', 'item'],
    label: 'item',
    at: 'expires_at',
    where: (person) => mentioning(['answer'], inJson(person)),
    set: sql`answer = '{"status":200,"body":{}}'`,
  },
  {
    kind: 'undos',
    table: 'merchant_undos',
    key: ['id'],
    label: 'operation',
    at: 'created_at',
    where: (person) => mentioning(['subjects'], inJson(person)),
  },
]

export async function sharedRecords(shop: Shop, person: Person): Promise<readonly PersonRecord[]> {
  const records: PersonRecord[] = []
  for (const { kind, table, key, label, at, where, unlisted = sql<boolean>`1 = 0` } of PLACES) {
    const columns = sql.join([label, at, ...key].map((column) => sql.ref(column)))
    const found = new Map<string, PersonRecord>()
    for (const condition of where(person, shop)) {
      const { rows } = await sql<Readonly<Record<string, unknown>>>`select ${columns} from ${sql.table(table)}
        where (${condition}) and not (${unlisted})`.execute(shop.query)
      for (const row of rows) {
        const id = key.map((column) => String(row[column])).join('/')
        found.set(id, { kind, label: String(row[label]), at: String(row[at]), fate: 'deleted' })
      }
    }
    records.push(...found.values())
  }
  return records
}

export async function eraseShared(transaction: Kysely<ShopSchema>, shop: Shop, person: Person): Promise<void> {
  for (const { table, where, set } of PLACES) {
    for (const condition of where(person, shop)) {
      const statement =
        set === undefined
          ? sql`delete from ${sql.table(table)} where ${condition}`
          : sql`update ${sql.table(table)} set ${set} where ${condition}`
      await statement.execute(transaction)
    }
  }
}

export type NamedApproval = { readonly id: string; readonly subject: string; readonly isPending: boolean }

/** Requests for refunds of their orders. */
export async function approvalsOf({ query }: Shop, person: Person, now: Date): Promise<readonly NamedApproval[]> {
  const found = new Map<string, NamedApproval>()
  for (const condition of inApprovals(person)) {
    const rows = await query
      .selectFrom('merchant_approvals')
      .select(['id', 'subject', 'state', 'expires_at'])
      .where(condition)
      .execute()
    for (const { id, subject, state, expires_at: expires } of rows) {
      found.set(id, { id, subject, isPending: state === 'pending' && expires > now.toISOString() })
    }
  }
  return [...found.values()]
}
