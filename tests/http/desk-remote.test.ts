/** Services that run elsewhere: the desk neither shows nor edits the bundled ones (DSK-22). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { EditedService } from '../../src/contracts/staff/session-view.ts'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { openDeskApp, type DeskUnderTest } from '../support/desk-app.ts'
import type { DeskClient } from '../support/desk-client.ts'
import { confirmAgain, enrolStaff } from '../support/enrol-staff.ts'

/** What the operations of a subject work with. A new subject belongs in this table. */
const SERVICES_OF: Readonly<Record<string, readonly EditedService[]>> = {
  'discount stock variant price shipping order note shipment carrier return refund credit work privacy': ['commerce'],
  'invoice tax-rate us-tax seller ecb-rate report accounting': ['commerce'],
  'content release story translation datasource': ['content'],
  'catalogue search-rules search-rule search-word history': ['discovery'],
  product: ['discovery', 'commerce'],
  'market shop': ['commerce', 'content'],
  'api-key staff account session view draft preference audit job undo version export subscribers inquiries desk search':
    [],
  'webhook webhook-delivery media experiment': [],
}

const SERVICES = new Map(
  Object.entries(SERVICES_OF).flatMap(([subjects, services]) =>
    subjects.split(' ').map((subject) => [subject, services] as const),
  ),
)

/** Figures come from the service that counts. */
const servicesOf = (operation: string): readonly EditedService[] | undefined =>
  operation.startsWith('insight.')
    ? [operation === 'insight.search-terms' ? 'discovery' : 'commerce']
    : SERVICES.get(operation.split('.')[0] ?? '')

const OPERATIONS = MERCHANT_REGISTRY.operations.filter(({ commandLineOnly }) => !commandLineOnly)

it('DSK-22 the table of this test has the subject of every operation', () => {
  expect(OPERATIONS.filter(({ name }) => servicesOf(name) === undefined).map(({ name }) => name)).toEqual([])
})

const refusal = z.object({ code: z.string(), setting: z.string().optional(), message: z.string() })

describe.each([
  ['commerce', 'COMMERCE_URL'],
  ['content', 'CONTENT_URL'],
  ['discovery', 'DISCOVERY_URL'],
] as const)('with a remote %s', (service, setting) => {
  let desk: DeskUnderTest
  let owner: DeskClient
  beforeAll(async () => {
    desk = await openDeskApp('sqlite', { remoteServices: { [service]: setting } })
    owner = desk.browser()
    const enrolled = await enrolStaff(owner, await desk.invite('ada@example.com', 'owner'), { clock: desk.clock })
    await confirmAgain(owner, enrolled)
  })
  afterAll(() => desk.close())

  it(`DSK-22 the operations of ${service} answer 409 and name ${setting}; all others go on`, async () => {
    const answers: string[] = []
    for (const { name } of OPERATIONS) {
      const { status, body } = await owner.call(name, { unknown: true }, { dryRun: true })
      const { code, setting: named = '' } = refusal.parse(body)
      answers.push(`${name} ${status === 409 ? `${code} ${named}` : 'goes on'}`)
    }
    expect(answers).toEqual(
      OPERATIONS.map(
        ({ name }) => `${name} ${servicesOf(name)?.includes(service) ? `REMOTE_SERVICE ${setting}` : 'goes on'}`,
      ),
    )
  })

  it('DSK-22 the session says so, and so does the message', async () => {
    expect((await owner.get('auth/session')).body).toMatchObject({ remoteServices: { [service]: setting } })
    const first = OPERATIONS.find(({ name }) => servicesOf(name)?.includes(service))
    const { message } = refusal.parse((await owner.call(first?.name ?? '')).body)
    expect(message).toContain(setting)
  })

  it('DSK-22 a list of it is not exported either', async () => {
    const statusOf = async (operation: string, column: string) =>
      (await owner.call('export.run', { operation, columns: [column] })).status
    expect(await statusOf('order.list', 'number')).toBe(service === 'commerce' ? 409 : 200)
    expect(await statusOf('product.list', 'sku')).toBe(service === 'content' ? 200 : 409)
    expect(await statusOf('audit.list', 'id')).toBe(200)
  })
})
