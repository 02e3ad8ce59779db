import { describe, expect, it } from 'vitest'
import { addEdit, draftChanges, draftValue, startDraft } from './edits.ts'
import { mergeDraft, resolveConflict } from './merge.ts'

const BASE = { name: 'Dots', price: 1295, note: '' }
const mine = addEdit(addEdit(startDraft(BASE, 3), 'name', 'Stripes'), 'price', 1395)

describe('a draft on a stale version', () => {
  it('DSK-13 keeps edits of other fields, without a question', () => {
    const { draft, conflicts } = mergeDraft(mine, { ...BASE, note: 'checked' }, 4)
    expect(conflicts).toEqual([])
    expect(draft.version).toBe(4)
    expect(draftValue(draft)).toEqual({ name: 'Stripes', price: 1395, note: 'checked' })
  })

  it('DSK-13 shows mine, theirs and base of the same field, and overwrites neither', () => {
    const { draft, conflicts } = mergeDraft(mine, { ...BASE, name: 'Checks' }, 4)
    expect(conflicts).toEqual([{ path: 'name', base: 'Dots', mine: 'Stripes', theirs: 'Checks' }])
    expect(draftValue(draft)).toMatchObject({ name: 'Checks', price: 1395 })
  })

  it('DSK-13 the choice decides', () => {
    const { draft, conflicts } = mergeDraft(mine, { ...BASE, name: 'Checks' }, 4)
    const [conflict] = conflicts
    if (!conflict) throw new Error('No conflict')
    expect(draftValue(resolveConflict(draft, conflict, 'mine'))).toMatchObject({ name: 'Stripes' })
    expect(draftValue(resolveConflict(draft, conflict, 'theirs'))).toMatchObject({ name: 'Checks' })
  })

  it('~DSK-13 both made the same edit: there is nothing left to save', () => {
    const { draft, conflicts } = mergeDraft(mine, { ...BASE, name: 'Stripes', price: 1395 }, 4)
    expect([conflicts, draftChanges(draft)]).toEqual([[], []])
  })
})
