import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addEdit,
  type DeskDraft,
  draftChanges,
  draftValue,
  isDirty,
  isEqual,
  rebaseDraft,
  redoEdit,
  startDraft,
  undoEdit,
} from './edits.ts'

const BASE = { name: 'Dots', prices: { EUR: 1295, GBP: 1100 }, tags: ['a'] }
const start = startDraft(BASE, 3)

const times = (n: number, draft: DeskDraft, step: (draft: DeskDraft, index: number) => DeskDraft): DeskDraft =>
  Array.from({ length: n }).reduce<DeskDraft>((state, _, index) => step(state, index), draft)

describe('edits', () => {
  it('DSK-12 are a list of path, before and after', () => {
    const draft = addEdit(addEdit(start, 'name', 'Stripes'), 'prices.EUR', 1395)
    expect(draftChanges(draft)).toEqual([
      { path: 'name', before: 'Dots', after: 'Stripes' },
      { path: 'prices.EUR', before: 1295, after: 1395 },
    ])
    expect(draftValue(draft)).toEqual({ name: 'Stripes', prices: { EUR: 1395, GBP: 1100 }, tags: ['a'] })
  })

  it('DSK-12 back to the start value leave nothing to save, and can still be undone', () => {
    const draft = addEdit(addEdit(start, 'name', 'Stripes'), 'name', 'Dots')
    expect(isDirty(draft)).toBe(false)
    expect(draftValue(undoEdit(draft))).toMatchObject({ name: 'Stripes' })
  })

  it('DSK-12 go back and forth 120 steps', () => {
    const edited = times(120, start, (draft, index) => addEdit(draft, 'name', `Name ${index}`))
    const undone = times(120, edited, undoEdit)
    expect(isDirty(undone)).toBe(false)
    expect(draftValue(times(120, undone, redoEdit))).toMatchObject({ name: 'Name 119' })
  })

  it('DSK-12 keystrokes of one field are one step', () => {
    const typed = ['S', 'St', 'Str'].reduce((draft, text) => addEdit(draft, 'name', text, 'name-1'), start)
    expect(typed.done.length).toBe(1)
    expect(draftValue(undoEdit(typed))).toEqual(BASE)
  })

  it('~DSK-12 keystrokes back to the start leave no step', () => {
    const typed = ['D', 'Dots'].reduce((draft, text) => addEdit(draft, 'name', text, 'name-1'), start)
    expect(typed.done).toEqual([])
  })

  it('~DSK-12 a new edit ends what could be redone', () => {
    const draft = addEdit(undoEdit(addEdit(start, 'name', 'Stripes')), 'name', 'Checks')
    expect(redoEdit(draft)).toBe(draft)
  })

  it('~DSK-12 an edit to the same value is none', () => {
    expect(addEdit(start, 'tags', ['a'])).toBe(start)
  })

  it('~DSK-12 undoing everything gives the start value, for any edits', () => {
    const edit = fc.tuple(fc.constantFrom('name', 'prices.EUR', 'prices.USD', 'tags'), fc.jsonValue())
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        const draft = edits.reduce((state, [path, value]) => addEdit(state, path, value), start)
        expect(draftValue(times(30, draft, undoEdit))).toEqual(BASE)
        expect(isDirty(draft)).toBe(!isEqual(draftValue(draft), BASE))
      }),
    )
  })
})

it('DSK-12 what is edited while the draft is being saved stays an edit', () => {
  const sent = addEdit(addEdit(start, 'name', 'Stripes'), 'prices.EUR', 1395)
  const now = addEdit(addEdit(sent, 'name', 'Checks'), 'prices.EUR', 1295)
  const rebased = rebaseDraft(now, sent, draftValue(sent), 4)
  expect(draftChanges(rebased)).toEqual([
    { path: 'name', before: 'Stripes', after: 'Checks' },
    { path: 'prices.EUR', before: 1395, after: 1295 },
  ])
  expect(isDirty(rebaseDraft(sent, sent, draftValue(sent), 4))).toBe(false)
})

describe('equality', () => {
  it.each([
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [[1, 2], [2, 1], false],
    [null, undefined, false],
    [{ a: undefined }, {}, true],
    ['1', 1, false],
    [{}, [], false],
  ])('%j and %j: %s', (one, other, expected) => {
    expect(isEqual(one, other)).toBe(expected)
  })
})
