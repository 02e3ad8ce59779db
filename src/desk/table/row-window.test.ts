import { describe, expect, it } from 'vitest'
import { rowsInDocument, rowsInSight, scrollTopFor } from './row-window.ts'

describe('the rows of a long list', () => {
  it.each([
    ['at its beginning', 0, 400, { first: 0, last: 18 }],
    ['in the middle', 4000, 400, { first: 92, last: 118 }],
    ['between two rows', 4010, 400, { first: 92, last: 119 }],
    ['without any height', 0, 0, { first: 0, last: 8 }],
  ])('~DSK-09 %s are those in sight and some around them', (_, top, height, expected) => {
    expect(rowsInSight({ top, height, rowPx: 40 })).toEqual(expected)
  })

  it.each([
    ['in sight', 3, [2, 3, 4]],
    ['before', 0, [0, 2, 3, 4]],
    ['after', 9, [2, 3, 4, 9]],
    ['in the head', -1, [2, 3, 4]],
    ['of a list that has become shorter', 12, [2, 3, 4]],
  ])('~DSK-09 contain the focused one %s', (_, focused, expected) => {
    expect(rowsInDocument({ first: 2, last: 4 }, 10, focused)).toEqual(expected)
  })

  it('~DSK-09 end with the list', () => {
    expect(rowsInDocument({ first: 8, last: 30 }, 10, 0)).toEqual([0, 8, 9])
    expect(rowsInDocument({ first: 0, last: 8 }, 0, 0)).toEqual([])
  })

  it.each([
    ['in sight', 12, 400],
    ['above', 2, 80],
    ['under the head', 9, 360],
    ['below', 30, 880],
  ])('~DSK-09 are scrolled to a row %s', (_, row, expected) => {
    expect(scrollTopFor(row, { top: 400, height: 400, rowPx: 40 }, 40)).toBe(expected)
  })
})
