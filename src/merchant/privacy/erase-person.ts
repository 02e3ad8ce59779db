/** Erases a person from all services, in the transaction of the caller: everything, or nothing (DPR-03). */
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { eraseFromCommerce, lockPersonOrders } from '../../services/commerce/admin.ts'
import { eraseFromEngagement } from '../../services/engagement/admin.ts'
import { eraseFromStaff } from '../../services/staff/admin.ts'
import type { ShopSchema } from '../shop-schema.ts'
import { personDigest } from './person-digest.ts'
import { openPerson, personRecords, type PersonFile } from './person-records.ts'
import { eraseShared } from './shared-tables.ts'

type Shop = Database<ShopSchema>

export type Erased = {
  readonly deleted: number
  readonly emptied: number
  readonly restricted: number
  /** The last day on which something stays. */
  readonly until?: string
}

/** Also what a manager does not see any more. It is locked until the transaction ends. */
export async function lockPerson(
  database: Shop,
  transaction: Transaction<ShopSchema>,
  email: string,
  now: Date,
): Promise<PersonFile> {
  await lockPersonOrders(transaction, database, email)
  return openPerson(database, email, { now, withRestricted: true })
}

/** `database` is that of the transaction. */
export async function erasePerson(
  database: Shop,
  transaction: Transaction<ShopSchema>,
  file: PersonFile,
  now: Date,
): Promise<Erased> {
  const { person, affairs } = file
  const records = (await personRecords(database, file)).filter(({ isRestricted }) => isRestricted !== true)
  const digest = await personDigest(database, person.email)
  await eraseShared(transaction, database, person)
  await eraseFromStaff(database, person)
  await eraseFromEngagement(transaction, person.email)
  await transaction.deleteFrom('privacy_exports').where('person', '=', digest).execute()
  await eraseFromCommerce(transaction, database, affairs, now)
  const countOf = (fate: string) => records.filter((record) => record.fate === fate).length
  const until = records
    .flatMap((record) => record.until ?? [])
    .toSorted()
    .at(-1)
  return {
    deleted: countOf('deleted'),
    emptied: countOf('emptied'),
    restricted: countOf('restricted'),
    ...(until !== undefined && { until }),
  }
}
