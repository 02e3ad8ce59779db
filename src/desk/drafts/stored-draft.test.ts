import { expect, it } from 'vitest'
import { draftChanges } from './edits.ts'
import { restoreDraft } from './stored-draft.ts'

it('DSK-12 a stored draft is offered as edits of the current value', () => {
  const stored = { at: '2026-11-17T12:00:00Z', edits: [{ path: 'name', after: 'Stripes' }] }
  const draft = restoreDraft(stored, { name: 'Dots', price: 5 }, 3)
  expect(draft.version).toBe(3)
  expect(draftChanges(draft)).toEqual([{ path: 'name', before: 'Dots', after: 'Stripes' }])
})

it('~DSK-12 what was saved meanwhile is no edit any more', () => {
  const stored = { at: '2026-11-17T12:00:00Z', edits: [{ path: 'name', after: 'Stripes' }] }
  expect(draftChanges(restoreDraft(stored, { name: 'Stripes' }, 3))).toEqual([])
})
