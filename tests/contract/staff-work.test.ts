/** When the staff service has work, and so is loaded by a shop whose desk is not used. */
import { describe, expect, it } from 'vitest'
import { appendAudit } from '../../src/services/staff/admin.ts'
import { stageStaffMail } from '../../src/services/staff/mails/stage-mail.ts'
import { hasStaffRows, hasStaffWork } from '../../src/services/staff/service.ts'
import { engines } from '../support/fresh-database.ts'
import { useStaffDesk } from '../support/staff-desk.ts'

describe.each(engines)('work of the staff service on %s', (engine) => {
  const desk = useStaffDesk(engine)
  const hasWork = () => hasStaffWork(desk.database, desk.clock.now())

  it('DSK-04 an unused desk has none', async () => {
    await desk.demoLink()
    expect([await hasWork(), await hasStaffRows(desk.database)]).toEqual([false, false])
  })

  it('DSK-04 there is work until due mails are sent and audit rows are sealed', async () => {
    const { database, clock, staff } = desk
    const mail = { kind: 'returns-overdue', email: 'ada@example.com', name: 'Ada', language: 'en', count: 1 } as const
    await database.transaction((transaction) => stageStaffMail(transaction, mail, clock.now()))
    expect(await hasWork()).toBe(true)
    await staff.sendDue?.()
    expect([await hasWork(), desk.mails.length]).toEqual([false, 1])
    const entry = { at: clock.now(), actor: { kind: 'cli', user: 'ada' }, operation: 'stock.set' } as const
    await database.transaction((transaction) =>
      appendAudit(transaction, { ...entry, outcome: 'done', changes: [], details: {} }),
    )
    expect([await hasWork(), await hasStaffRows(database)]).toEqual([true, true])
    await staff.sealAudit()
    expect(await hasWork()).toBe(false)
  })
})
