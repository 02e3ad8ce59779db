import { expect, it } from 'vitest'
import { draftChanges } from './edits.ts'
import { restoreDraft } from './stored-draft.ts'

const STORED = { at: '2026-11-17T12:00:00Z', edits: [{ path: 'name', before: 'Dots', after: 'Stripes' }] }

it('DSK-12 a stored draft is offered as edits of the current value', () => {
  const { draft, conflicts } = restoreDraft(STORED, { name: 'Dots', price: 5 }, 3)
  expect([draft.version, conflicts]).toEqual([3, []])
  expect(draftChanges(draft)).toEqual([{ path: 'name', before: 'Dots', after: 'Stripes' }])
})

it('~DSK-12 what was saved meanwhile is no edit any more', () => {
  const { draft, conflicts } = restoreDraft(STORED, { name: 'Stripes' }, 3)
  expect([draftChanges(draft), conflicts]).toEqual([[], []])
})

it('~DSK-13 a stored draft does not overwrite what another person changed meanwhile', () => {
  const { draft, conflicts } = restoreDraft(STORED, { name: 'Checks' }, 4)
  expect(draftChanges(draft)).toEqual([])
  expect(conflicts).toEqual([{ path: 'name', base: 'Dots', mine: 'Stripes', theirs: 'Checks' }])
})
