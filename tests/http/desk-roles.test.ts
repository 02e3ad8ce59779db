/** All operations × six roles over HTTP, on a shop in a process of its own (STF-18, STF-19). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { grantOf } from '../../src/contracts/staff/permissions.ts'
import { ROLES, type Role } from '../../src/contracts/staff/roles.ts'
import type { RegisteredOperation } from '../../src/merchant/declaration.ts'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { openOrder } from '../bad-input/open-order.ts'
import { sampleOf } from '../bad-input/sample-of.ts'
import { storedRows, unfinishedJobs } from '../bad-input/stored-rows.ts'
import { enrolAllRoles, type StaffMember } from '../support/desk-staff.ts'
import { ORDER } from '../support/purchase-parts.ts'
import { startShop, type Shop } from '../support/start-shop.ts'

const OPERATIONS = MERCHANT_REGISTRY.operations

let shop: Shop
let staff: Readonly<Record<Role, StaffMember>>
beforeAll(async () => {
  shop = await startShop({ LOG_LEVEL: 'warn' })
  await openOrder(shop)
  staff = await enrolAllRoles(shop)
})
afterAll(() => shop.stop())

/** Tables that calls write to which are denied, or which only read: the audit log, the time of the last use, positions of changes. */
const WRITTEN_ANYWAY = /^staff_(?:audit\w*|sessions|attempts)$|^change/

/** Everything else that is stored, once background jobs have nothing left to do. */
const stored = () =>
  Object.entries(storedRows(shop.dataDir)).filter(([table]) => !WRITTEN_ANYWAY.test(table) && table !== 'outbox')

describe.each(ROLES)('the role %s', (role) => {
  it('STF-18 may call exactly the operations of its permissions', async () => {
    const { browser } = staff[role]
    const answers: string[] = []
    for (const { name } of OPERATIONS) {
      // Input is judged after the permission; a dry run changes nothing in any case.
      const { status, body } = await browser.call(name, { unknown: true }, { dryRun: true })
      answers.push(`${name} ${outcomeOf(status, body)}`)
    }
    expect(OPERATIONS.length).toBeGreaterThan(40)
    expect(answers).toEqual(OPERATIONS.map((operation) => `${operation.name} ${expectedOutcome(operation, role)}`))
  })

  it('STF-18 changes nothing with an operation that is denied', async () => {
    const { browser } = staff[role]
    const denied = OPERATIONS.filter(({ permission }) => grantOf(role, permission) === undefined)
    await expect.poll(() => unfinishedJobs(shop.dataDir), { timeout: 30_000 }).toBe(0)
    const before = stored()
    for (const { name, inputSchema } of denied) {
      const { status } = await browser.call(name, objectOf(sampleOf(inputSchema)))
      expect([name, status]).toEqual([name, 403])
    }
    expect(stored()).toEqual(before)
  })
})

/** Allowed: rejected for the input, or for a factor that is not fresh. */
function outcomeOf(status: number, body: unknown): string {
  const { code, permission = '' } = refusal.parse(body)
  if (code === 'FORBIDDEN') return `${status} denied ${permission}`
  return code === 'INVALID_INPUT' || code === 'FRESH_FACTOR_REQUIRED' ? 'allowed' : `${status} ${code}`
}

const refusal = z.object({ code: z.string(), permission: z.string().optional() })

function expectedOutcome({ permission, commandLineOnly }: RegisteredOperation, role: Role): string {
  if (grantOf(role, permission) === undefined) return `403 denied ${permission}`
  return commandLineOnly ? '403 COMMAND_LINE_ONLY' : 'allowed'
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

/** Of the order that was placed; country and city stay. */
const { familyName, streetAddress, postalCode } = ORDER.shippingAddress
/** The telephone number as it is stored. */
const PERSONAL = [ORDER.email, familyName, streetAddress, postalCode, '201234567']

describe('personal data', () => {
  const READS = OPERATIONS.filter(({ kind, commandLineOnly }) => kind === 'read' && !commandLineOnly)
  const WITHOUT_PERSONS = ROLES.filter((role) => grantOf(role, 'persons.read') === undefined)

  /** All that a role can read about the order, in one text. */
  async function readAll(role: Role): Promise<string> {
    const { browser } = staff[role]
    const list = await staff.owner.browser.call('order.list', { offset: 0, limit: 200 })
    const [number = ''] = JSON.stringify(list.body).match(/(?<="number":")[^"]+/) ?? []
    const replies: unknown[] = []
    for (const { name, inputSchema } of READS) {
      const sample = objectOf(sampleOf(inputSchema))
      const input = {
        ...sample,
        ...('number' in sample && { number }),
        ...('subject' in sample && { subject: `order:${number}` }),
      }
      replies.push((await browser.call(name, input)).body)
      // Lists have a first page without a filter.
      if ('offset' in sample) replies.push((await browser.call(name, { offset: 0, limit: 200 })).body)
    }
    return JSON.stringify(replies)
  }

  it('STF-19 is in the answers for roles that may read it', async () => {
    const text = await readAll('orders')
    expect(PERSONAL.filter((value) => !text.includes(value))).toEqual([])
  })

  it.each(WITHOUT_PERSONS)('STF-19 is in no answer of any read for the role %s', async (role) => {
    const text = await readAll(role)
    expect(PERSONAL.filter((value) => text.includes(value))).toEqual([])
  })

  it.each(WITHOUT_PERSONS.filter((role) => grantOf(role, 'orders.read')))(
    'STF-19 finds no order by name or e-mail for the role %s',
    async (role) => {
      const found = async (browser: StaffMember['browser'], search: string) => {
        const { body } = await browser.call('order.list', { filter: { search: [search] }, offset: 0, limit: 10 })
        return body
      }
      for (const search of [ORDER.email, familyName]) {
        expect(await found(staff[role].browser, search)).toMatchObject({ value: { rows: [], total: 0 } })
        expect(await found(staff.owner.browser, search)).toMatchObject({ value: { total: 1 } })
      }
    },
  )
})
