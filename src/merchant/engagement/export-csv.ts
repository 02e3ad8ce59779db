/**
 * Exports data of visitors as a table for the merchant. The data is untrusted: a cell that a spreadsheet would interpret as a
 * formula gets an apostrophe in front.
 */
import { stringify } from 'csv-stringify/sync'
import type { Database } from '../../platform/database/open-database.ts'
import { everyInquiry, leaveAddress, everySubscriber } from '../../services/engagement/admin.ts'
import type { EngagementTables } from '../../services/engagement/tables.ts'
import { writeFileAtomically } from '../files/write-file-atomically.ts'

type ExportOptions = { readonly file: string; readonly database: Database<EngagementTables> }

type Cell = string | number | null

/** The last one is a path: the address of the shop belongs in front of it. */
const SUBSCRIBER_COLUMNS = [
  'email',
  'store',
  'country',
  'source',
  'subscribed at',
  'status',
  'asked at',
  'asked from',
  'confirmed at',
  'confirmed from',
  'text',
  'way out',
] as const

/** Returns the number of rows. */
export function exportSubscribers({ file, database }: ExportOptions): Promise<number> {
  return database.snapshot((transaction) =>
    writeTable(file, SUBSCRIBER_COLUMNS, everySubscriber(transaction), (subscriber) => [
      subscriber.email,
      subscriber.store,
      subscriber.country_code,
      subscriber.source,
      subscriber.created_at,
      subscriber.status,
      subscriber.asked_at,
      subscriber.asked_from,
      subscriber.confirmed_at,
      subscriber.confirmed_from,
      subscriber.text_version,
      subscriber.leave_token && leaveAddress(subscriber.leave_token, subscriber.store),
    ]),
  )
}

/** Returns the number of rows. */
export function exportInquiries({ file, database }: ExportOptions): Promise<number> {
  return database.snapshot((transaction) =>
    writeTable(
      file,
      ['sent at', 'campaign', 'store', 'country', 'name', 'email', 'company', 'pieces', 'message'],
      everyInquiry(transaction),
      ({ created_at, campaign, store, country_code, name, email, company, pieces, message }) => [
        created_at,
        campaign,
        store,
        country_code,
        name,
        email,
        company,
        pieces,
        message,
      ],
    ),
  )
}

async function writeTable<Row>(
  file: string,
  head: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly Cell[],
): Promise<number> {
  let count = 0
  async function* lines() {
    yield stringify([[...head]])
    for await (const rows of batches) {
      count += rows.length
      yield stringify(
        rows.map((row) => [...cellsOf(row)]),
        { escape_formulas: true },
      )
    }
  }
  await writeFileAtomically(file, lines())
  return count
}
