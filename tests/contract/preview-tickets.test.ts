/** Tickets for previews on both databases, with a clock that is set. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDeskApp, type DeskUnderTest } from '../support/desk-app.ts'
import { enrolStaff, type Enrolled } from '../support/enrol-staff.ts'
import { engines } from '../support/fresh-database.ts'

const SECOND = 1000

describe.each(engines)('tickets for previews on %s', (engine) => {
  let desk: DeskUnderTest
  let owner: Enrolled
  let sessionId = ''
  beforeAll(async () => {
    desk = await openDeskApp(engine)
    const browser = desk.browser()
    owner = await enrolStaff(browser, await desk.invite('ada@example.com', 'owner'), { clock: desk.clock })
    const session = await desk.staff.sessions.find(browser.cookie().split('=')[1] ?? '')
    sessionId = typeof session === 'object' ? session.actor.sessionId : ''
  })
  afterAll(() => desk.close())

  const create = () => desk.staff.previewTickets.create({ sessionId, scope: 'uk 0' })

  it('DCO-05 are used once, also by two nodes together', async () => {
    expect(owner).toBeDefined()
    const ticket = await create()
    const taken = await Promise.all([desk.staff.previewTickets.take(ticket), desk.staff.previewTickets.take(ticket)])
    expect(taken.filter((one) => one !== undefined)).toEqual([{ sessionId, scope: 'uk 0' }])
    expect(await desk.staff.previewTickets.take(ticket)).toBeUndefined()
    const rows = await desk.database.query.selectFrom('staff_challenges').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(ticket)
  })

  it('DCO-05 last a minute', async () => {
    const [early, late] = [await create(), await create()]
    desk.clock.advance(59 * SECOND)
    expect(await desk.staff.previewTickets.take(early)).toBeDefined()
    desk.clock.advance(1 * SECOND)
    expect(await desk.staff.previewTickets.take(late)).toBeUndefined()
  })

  it('DCO-05 are worth nothing after their session', async () => {
    const ticket = await create()
    expect(await desk.staff.sessions.isOpen(sessionId)).toBe(true)
    await desk.database.query.deleteFrom('staff_sessions').where('id', '=', sessionId).execute()
    expect(await desk.staff.sessions.isOpen(sessionId)).toBe(false)
    expect(await desk.staff.previewTickets.take(ticket)).toBeUndefined()
  })
})
