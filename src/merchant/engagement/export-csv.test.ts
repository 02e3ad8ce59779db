import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { Insertable } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { engines, freshDatabase, type FreshDatabase } from '../../../tests/support/fresh-database.ts'
import { deleteInquiries } from '../../services/engagement/inquiries/inquiries.ts'
import { engagementMigrations } from '../../services/engagement/migrations.ts'
import { deleteSubscriber } from '../../services/engagement/newsletter/subscribers.ts'
import type { EngagementTables } from '../../services/engagement/tables.ts'
import { exportInquiries, exportSubscribers } from './export-csv.ts'

const NOON = '2026-03-01T12:00:00.000Z'
const LATER = '2026-03-02T00:00:00.000Z'
const SUBSCRIBERS_HEAD =
  'email,store,country,source,subscribed at,status,asked at,asked from,confirmed at,confirmed from,text,way out'.split(
    ',',
  )
const WITHOUT_CONFIRMATION = ['pending', '', '', '', '', '', '']

const subscriber = {
  email: 'ada@example.com',
  store: 'uk',
  country_code: 'GB',
  source: 'newsletter',
  created_at: NOON,
} as const
const inquiry = {
  campaign: 'corporate-gifts',
  store: 'uk',
  country_code: 'GB',
  name: 'Ada King',
  email: 'ada@example.com',
  company: 'Engines & Sons',
  pieces: 250,
  message: 'Socks for all of us.',
  created_at: NOON,
}

describe.each(engines)('what visitors left, on %s', (engine) => {
  let fresh: FreshDatabase<EngagementTables>
  let folder: string

  beforeAll(async () => {
    fresh = await freshDatabase(engine, engagementMigrations)
    folder = mkdtempSync(join(tmpdir(), 'sockeye-export-'))
  })
  afterAll(async () => {
    await fresh.remove()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    await fresh.database.query.deleteFrom('subscribers').execute()
    await fresh.database.query.deleteFrom('inquiries').execute()
  })

  const saveSubscribers = (rows: readonly Partial<Insertable<EngagementTables['subscribers']>>[]) =>
    fresh.database.query
      .insertInto('subscribers')
      .values(rows.map((row, index) => ({ ...subscriber, id: row.email ?? String(index), ...row })))
      .execute()
  const saveInquiries = (rows: readonly Partial<EngagementTables['inquiries']>[]) =>
    fresh.database.query
      .insertInto('inquiries')
      .values(rows.map((row, index) => ({ ...inquiry, id: String(index), ...row })))
      .execute()
  const exported = async (write: typeof exportSubscribers) => {
    const file = join(folder, 'out.csv')
    const count = await write({ file, database: fresh.database })
    const rows: string[][] = parse(readFileSync(file, 'utf8'))
    return { count, rows }
  }

  it('subscribers are exported as a table, the oldest first, and no cell is a formula', async () => {
    const emails = ['+1@example.com', '-1@example.com', '=1@example.com', '@example.com']
    await saveSubscribers([{ created_at: LATER }, ...emails.map((email) => ({ email, store: 'de' }))])
    expect(await exported(exportSubscribers)).toEqual({
      count: 5,
      rows: [
        SUBSCRIBERS_HEAD,
        ...emails.map((email) => [`'${email}`, 'de', 'GB', 'newsletter', NOON, ...WITHOUT_CONFIRMATION]),
        ['ada@example.com', 'uk', 'GB', 'newsletter', LATER, ...WITHOUT_CONFIRMATION],
      ],
    })
  })

  it('a subscriber is exported with the proof of consent and the way out', async () => {
    const proof = { asked_at: NOON, asked_from: '203.0.113.0', confirmed_at: LATER, confirmed_from: '2001:db8:1::' }
    await saveSubscribers([{ ...proof, status: 'confirmed', text_version: '2026-11', leave_token: 'abc' }])
    const { rows } = await exported(exportSubscribers)
    expect(rows[1]?.slice(5)).toEqual([
      'confirmed',
      NOON,
      '203.0.113.0',
      LATER,
      '2001:db8:1::',
      '2026-11',
      '/newsletter/leave?token=abc&store=uk',
    ])
  })

  it('inquiries are exported as a table, the oldest first, and no cell is a formula', async () => {
    const wild = {
      name: '=1+1',
      company: '@SUM(A1)',
      message: '+1\n"two", three',
      campaign: '-gifts',
    }
    await saveInquiries([{ created_at: LATER, company: null, pieces: null }, wild])
    expect(await exported(exportInquiries)).toEqual({
      count: 2,
      rows: [
        ['sent at', 'campaign', 'store', 'country', 'name', 'email', 'company', 'pieces', 'message'],
        [NOON, "'-gifts", 'uk', 'GB', "'=1+1", 'ada@example.com', "'@SUM(A1)", '250', `'+1\n"two", three`],
        [LATER, 'corporate-gifts', 'uk', 'GB', 'Ada King', 'ada@example.com', '', '', 'Socks for all of us.'],
      ],
    })
  })

  it('nothing is exported as a head', async () => {
    expect(await exported(exportSubscribers)).toEqual({ count: 0, rows: [SUBSCRIBERS_HEAD] })
  })

  it('more than are read at once are exported once each', async () => {
    const emails = Array.from({ length: 2100 }, (_, index) => `${index}@example.com`)
    for (let from = 0; from < emails.length; from += 700) {
      await saveSubscribers(emails.slice(from, from + 700).map((email) => ({ email })))
    }
    const { count, rows } = await exported(exportSubscribers)
    expect(count).toBe(2100)
    expect(rows.slice(1).map(([email]) => email)).toEqual(emails.toSorted())
  })

  it('an address is deleted in all storefronts, and no other', async () => {
    await saveSubscribers([{}, { id: 'de', store: 'de' }, { email: 'bob@example.com' }])
    expect(await deleteSubscriber(fresh.database.query, 'ada@example.com')).toBe(2)
    expect(await deleteSubscriber(fresh.database.query, 'ada@example.com')).toBe(0)
    expect((await exported(exportSubscribers)).rows.map(([email]) => email)).toEqual(['email', 'bob@example.com'])
  })

  it('all inquiries of an address are deleted, and no other', async () => {
    await saveInquiries([{}, {}, { email: 'bob@example.com' }])
    expect(await deleteInquiries(fresh.database.query, 'ada@example.com')).toBe(2)
    expect(await deleteInquiries(fresh.database.query, 'ada@example.com')).toBe(0)
    expect((await exported(exportInquiries)).count).toBe(1)
  })
})
