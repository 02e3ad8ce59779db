import { expect, it } from 'vitest'
import { moveFocus } from './move-focus.ts'

const SIZE = { rows: 100_000, columns: 5, pageRows: 20 }
const FROM = { row: 50, column: 2 }

it.each([
  ['ArrowUp', false, { row: 49, column: 2 }],
  ['ArrowDown', false, { row: 51, column: 2 }],
  ['ArrowLeft', false, { row: 50, column: 1 }],
  ['ArrowRight', false, { row: 50, column: 3 }],
  ['PageUp', false, { row: 30, column: 2 }],
  ['PageDown', false, { row: 70, column: 2 }],
  ['Home', false, { row: 50, column: 0 }],
  ['End', false, { row: 50, column: 4 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 99_999, column: 4 }],
  ['a', false, undefined],
])('DSK-09 the key %s (Ctrl %s)', (key, ctrlKey, expected) => {
  expect(moveFocus(FROM, { key, ctrlKey }, SIZE)).toEqual(expected)
})

it.each([
  ['ArrowUp', { row: 0, column: 0 }, { row: -1, column: 0 }],
  ['ArrowUp', { row: -1, column: 0 }, { row: -1, column: 0 }],
  ['PageUp', { row: 5, column: 0 }, { row: 0, column: 0 }],
  ['PageUp', { row: -1, column: 0 }, { row: -1, column: 0 }],
  ['PageDown', { row: 99_995, column: 0 }, { row: 99_999, column: 0 }],
  ['ArrowRight', { row: 0, column: 4 }, { row: 0, column: 4 }],
])('DSK-09 %s at an edge', (key, from, expected) => {
  expect(moveFocus(from, { key, ctrlKey: false }, SIZE)).toEqual(expected)
})
