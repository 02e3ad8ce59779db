/** Everything that the shop stores about a person, in all services (DPR-01). */
import type { PersonRecord } from '../../contracts/staff/person-records.ts'
import type { Database } from '../../platform/database/open-database.ts'
import {
  blockersOf,
  commerceRecords,
  readAffairs,
  type Blockers,
  type PersonAffairs,
} from '../../services/commerce/admin.ts'
import { engagementRecords } from '../../services/engagement/admin.ts'
import { staffRecords } from '../../services/staff/admin.ts'
import type { ShopSchema } from '../shop-schema.ts'
import { personDigest } from './person-digest.ts'
import { personOf, type Person } from './person.ts'
import { approvalsOf, sharedRecords } from './shared-tables.ts'

type Shop = Pick<Database<ShopSchema>, 'query' | 'amongTexts'>

export type PersonFile = {
  readonly person: Person
  readonly affairs: PersonAffairs
  /** What has to be finished before the person can be erased. */
  readonly blockers: Blockers
}

/** `withRestricted`: for owners (DPR-04). */
export async function openPerson(
  shop: Shop,
  email: string,
  { now, withRestricted }: { readonly now: Date; readonly withRestricted: boolean },
): Promise<PersonFile> {
  const affairs = await readAffairs(shop, email, { withRestricted })
  const person = personOf(email, affairs)
  const approvals = await approvalsOf(shop, person, now)
  const pending = new Set(approvals.filter(({ isPending }) => isPending).map(({ subject }) => subject))
  const { orders, returns } = blockersOf(affairs)
  const refunded = affairs.orders.filter(({ number }) => pending.has(`order:${number}`))
  const settled = affairs.returns.filter(({ id }) => pending.has(`return:${id}`))
  return {
    affairs,
    person: { ...person, subjects: [...person.subjects, ...approvals.map(({ id }) => `approval:${id}`)] },
    blockers: {
      orders: [...new Set([...orders, ...refunded.map(({ number }) => number)])],
      returns: [...new Set([...returns, ...settled.map(({ number }) => number)])],
    },
  }
}

/** `withFiles`: with the archived pages of documents. */
export async function personRecords(
  shop: Shop,
  { person, affairs }: PersonFile,
  { withFiles = false } = {},
): Promise<readonly PersonRecord[]> {
  const { email } = person
  const exports = await shop.query
    .selectFrom('privacy_exports')
    .select(['name', 'created_at'])
    .where('person', '=', await personDigest(shop, email))
    .execute()
  return [
    ...(await commerceRecords(shop, affairs, { withFiles })),
    ...(await engagementRecords(shop.query, email)),
    ...(await sharedRecords(shop, person)),
    ...(await staffRecords(shop, person)),
    ...exports.map(({ name, created_at: at }): PersonRecord => ({ kind: 'exports', label: name, at, fate: 'deleted' })),
  ]
}
