import { expect, it } from 'vitest'
import { estimateSeconds, KEY_SECONDS, type PersonInput, POINT_SECONDS, THINK_SECONDS } from './keystroke-level.ts'

const keys = (...names: readonly string[]): readonly PersonInput[] =>
  names.map((key) => ({ kind: 'key', key, isCommand: false }))
const CLICK: PersonInput = { kind: 'click' }
const COPY: PersonInput = { kind: 'key', key: 'c', isCommand: true }

it.each([
  ['nothing', [], 0, 0, 0],
  ['a click', [CLICK], 1, 1, 1],
  ['two clicks', [CLICK, CLICK], 2, 2, 2],
  ['a text', keys('a', 'b', 'c'), 1, 0, 3],
  ['a text with blanks', keys('a', ' ', 'c'), 1, 0, 3],
  ['a text that Enter ends', keys('a', 'b', 'Enter'), 1, 0, 3],
  ['Enter twice', keys('Enter', 'Enter'), 2, 0, 2],
  ['moves that Enter ends', keys('Tab', 'Tab', 'Enter'), 1, 0, 3],
  ['moves that the space bar ends', keys('Tab', ' '), 1, 0, 2],
  ['a text after moves', keys('Tab', 'a'), 2, 0, 2],
  ['a capital letter', keys('Shift', 'A', 'b'), 1, 0, 3],
  ['a text after a click', [CLICK, ...keys('a', 'b')], 2, 1, 3],
  ['a command', [...keys('Control'), COPY], 1, 0, 2],
  ['a paste', [{ kind: 'paste' }], 1, 0, 2],
  ['a passkey', [{ kind: 'passkey' }], 1, 1, 1],
] satisfies readonly [string, readonly PersonInput[], number, number, number][])(
  'estimates the time of %s',
  (_, inputs, thinks, points, presses) => {
    const seconds = thinks * THINK_SECONDS + points * POINT_SECONDS + presses * KEY_SECONDS
    expect(estimateSeconds(inputs)).toBeCloseTo(seconds)
  },
)
