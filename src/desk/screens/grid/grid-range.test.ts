import { describe, expect, it } from 'vitest'
import { editCells, NO_EDITS, redoCells, undoCells } from './grid-edits.ts'
import { filledDown, isInRange, moveSelection, pastedAt, rangeOf, type GridSelection } from './grid-range.ts'

const SIZE = { rows: 100, columns: 4, pageRows: 10 }
const at = (row: number, column: number) => ({ row, column })
const one = (row: number, column: number): GridSelection => ({ anchor: at(row, column), active: at(row, column) })
const press = (key: string, { ctrl = false, shift = false } = {}) => ({
  key,
  ctrlKey: ctrl,
  metaKey: false,
  shiftKey: shift,
})

describe('the selection', () => {
  it.each([
    ['an arrow moves it', press('ArrowDown'), one(6, 1)],
    ['an arrow at the edge stays', press('ArrowLeft'), one(5, 0)],
    ['Shift extends it', press('ArrowDown', { shift: true }), { anchor: at(5, 1), active: at(6, 1) }],
    ['Ctrl goes to the edge', press('ArrowDown', { ctrl: true }), one(99, 1)],
    [
      'Ctrl and Shift extend it to the edge',
      press('ArrowDown', { ctrl: true, shift: true }),
      { anchor: at(5, 1), active: at(99, 1) },
    ],
    ['Ctrl-A takes everything', press('a', { ctrl: true }), { anchor: at(0, 0), active: at(99, 3) }],
    ['a page', press('PageDown', { shift: true }), { anchor: at(5, 1), active: at(15, 1) }],
    ['Ctrl-End', press('End', { ctrl: true }), one(99, 3)],
    ['the head is no part of it', press('PageUp'), one(0, 1)],
    ['other keys are not its own', press('x'), undefined],
  ])('DGO-05 %s', (_, key, expected) => expect(moveSelection(one(5, 1), key, SIZE)).toEqual(expected))

  it('DGO-05 is a rectangle, wherever it began', () => {
    const range = rangeOf({ anchor: at(7, 3), active: at(5, 1) })
    expect(range).toEqual({ top: 5, bottom: 7, left: 1, right: 3 })
    expect([isInRange(range, 6, 2), isInRange(range, 8, 2), isInRange(range, 6, 0)]).toEqual([true, false, false])
  })
})

describe('fill and paste', () => {
  const range = { top: 1, bottom: 3, left: 0, right: 1 }

  it('DGO-05 fill down copies the first row of the range', () => {
    const cells = filledDown(range, (row, column) => `${row}/${column}`)
    expect(cells.map(({ row, column, text }) => [row, column, text])).toEqual([
      [2, 0, '1/0'],
      [2, 1, '1/1'],
      [3, 0, '1/0'],
      [3, 1, '1/1'],
    ])
    expect(filledDown({ ...range, bottom: 1 }, () => 'x')).toEqual([])
  })

  it('DGO-05 one value fills the range, several begin at its corner', () => {
    expect(pastedAt(range, [['7']], SIZE).cells).toHaveLength(6)
    const { cells, outside } = pastedAt({ ...range, left: 3, right: 3 }, [['a', 'b'], ['c']], SIZE)
    expect(cells).toEqual([
      { row: 1, column: 3, text: 'a' },
      { row: 2, column: 3, text: 'c' },
    ])
    expect(outside).toBe(1)
  })
})

describe('steps of undo', () => {
  it('DGO-05 a fill of 5,000 cells is one step, back and forth', () => {
    const cells = Array.from({ length: 5000 }, (_, index) => [`A-${index}\tfinal.EUR`, '9.95'] as const)
    const first = editCells(NO_EDITS, [['A-0\tfinal.EUR', '8']])
    const filled = editCells(first, cells)
    expect([filled.texts.size, filled.done.length]).toEqual([5000, 2])
    const undone = undoCells(filled)
    expect([...undone.texts]).toEqual([['A-0\tfinal.EUR', '8']])
    expect(redoCells(undone).texts).toEqual(filled.texts)
    expect(undoCells(undoCells(undone)).texts.size).toBe(0)
  })

  it('DGO-05 the same text again is no step, and a new edit ends what could be redone', () => {
    const edited = editCells(NO_EDITS, [['a', '1']])
    expect(editCells(edited, [['a', '1']])).toBe(edited)
    const other = editCells(undoCells(edited), [['b', '2']])
    expect(redoCells(other)).toEqual(other)
  })
})
