/** Views, drafts and preferences that the server stores for the desk. */
import { describe, expect, it } from 'vitest'
import {
  deleteDraft,
  deleteView,
  listViews,
  readDraft,
  readPreferences,
  saveDraft,
  savePreference,
  saveView,
} from '../../src/services/staff/admin.ts'
import { engines } from '../support/fresh-database.ts'
import { useStaffDesk, valueOf } from '../support/staff-desk.ts'

describe.each(engines)('state of the desk on %s', (engine) => {
  const desk = useStaffDesk(engine)
  const view = { screen: 'orders', name: 'To ship', shared: false, state: { filter: { state: ['paid'] } } }

  it('~DSK-10 a view is seen by its owner, and by all once it is shared', async () => {
    const own = valueOf(await saveView(desk.context, { ...view, account: 'ada', canShare: true })).after
    const { query } = desk.database
    expect(await listViews(query, { account: 'grace', screen: 'orders' })).toEqual([])
    const shared = { ...view, account: 'ada', canShare: true, id: own.id, version: own.version, shared: true }
    expect(valueOf(await saveView(desk.context, shared))).toMatchObject({
      before: { shared: false, version: 1 },
      after: { shared: true, version: 2 },
    })
    const seen = await listViews(query, { account: 'grace', screen: 'orders' })
    expect(seen).toMatchObject([{ name: 'To ship', own: false, state: view.state }])
    expect(await listViews(query, { account: 'grace', screen: 'products' })).toEqual([])
  })

  it('~DSK-10 those who may not share change and delete their own views only', async () => {
    const ada = { ...view, account: 'ada', canShare: true, shared: true }
    const { id } = valueOf(await saveView(desk.context, ada)).after
    const grace = { ...view, account: 'grace', canShare: false }
    expect(await saveView(desk.context, { ...grace, shared: true })).toMatchObject({ failure: { code: 'FORBIDDEN' } })
    expect(await saveView(desk.context, { ...grace, id })).toMatchObject({ failure: { code: 'NOT_FOUND' } })
    expect(await deleteView(desk.context, { ...grace, id })).toMatchObject({ failure: { code: 'NOT_FOUND' } })
    valueOf(await deleteView(desk.context, { account: 'emmy', canShare: true, id }))
    expect(await listViews(desk.database.query, { account: 'ada', screen: 'orders' })).toEqual([])
  })

  it('~OPS-05 of 16 changes of a view based on one version, one wins', async () => {
    const given = { ...view, account: 'ada', canShare: true }
    const { id, version } = valueOf(await saveView(desk.context, given)).after
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, number) =>
        saveView(desk.context, { ...given, id, version, name: `View ${number}` }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ failure: { code: 'STALE_VERSION', current: 2 } })
    expect(await saveView(desk.context, { ...given, id })).toMatchObject({ failure: { code: 'STALE_VERSION' } })
  })

  it('~DSK-12 a draft is read by its account only, replaced, and deleted', async () => {
    const key = { account: 'ada', subject: 'product:SKU-1' }
    valueOf(await saveDraft(desk.context, { ...key, value: { edits: [1] } }))
    desk.clock.advance(5000)
    valueOf(await saveDraft(desk.context, { ...key, value: { edits: [1, 2] } }))
    const { query } = desk.database
    expect(await readDraft(query, key)).toEqual({ value: { edits: [1, 2] }, updatedAt: '2026-11-17T09:00:05.000Z' })
    expect(await readDraft(query, { ...key, account: 'grace' })).toBeUndefined()
    await deleteDraft(desk.context, key)
    expect(await readDraft(query, key)).toBeUndefined()
    expect(await saveDraft(desk.context, { ...key, value: 'x'.repeat(600_000) })).toMatchObject({
      failure: { status: 422, code: 'TOO_LARGE' },
    })
  })

  it('~DSK-12 an account has at most 100 drafts: the oldest go', async () => {
    for (let number = 0; number < 102; number += 1) {
      valueOf(await saveDraft(desk.context, { account: 'ada', subject: `product:${number}`, value: number }))
      desk.clock.advance(1000)
    }
    const { query } = desk.database
    expect(await query.selectFrom('staff_drafts').select('subject').execute()).toHaveLength(100)
    expect(await readDraft(query, { account: 'ada', subject: 'product:1' })).toBeUndefined()
    expect(await readDraft(query, { account: 'ada', subject: 'product:101' })).toMatchObject({ value: 101 })
  })

  it('~DSK-09 preferences belong to an account; null deletes one', async () => {
    valueOf(await savePreference(desk.context, { account: 'ada', key: 'orders.columns', value: ['number', 'total'] }))
    valueOf(await savePreference(desk.context, { account: 'ada', key: 'shortcuts', value: false }))
    valueOf(await savePreference(desk.context, { account: 'ada', key: 'shortcuts', value: true }))
    const { query } = desk.database
    expect(await readPreferences(query, 'ada')).toEqual({ 'orders.columns': ['number', 'total'], shortcuts: true })
    expect(await readPreferences(query, 'grace')).toEqual({})
    valueOf(await savePreference(desk.context, { account: 'ada', key: 'shortcuts', value: null }))
    expect(await readPreferences(query, 'ada')).toEqual({ 'orders.columns': ['number', 'total'] })
  })
})
