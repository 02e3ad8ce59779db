import { describe, expect, it } from 'vitest'
import { judgeLengths } from './judge-lengths.ts'

const COMPONENT = { file: 'src/a/Form.tsx', line: 3, length: 121, name: 'Form' }

describe('judgeLengths', () => {
  it.each([
    ['a function without a comment', { file: 'a.ts', line: 1, length: 61, name: 'run' }, 'function run() {', 1],
    [
      'a function whose comment gives no reason',
      { file: 'a.ts', line: 2, length: 61, name: 'run' },
      '/** Runs. */\nfunction run() {',
      1,
    ],
    [
      'a function with a reason',
      { file: 'a.ts', line: 2, length: 61, name: 'run' },
      '/** Runs. Long: one table. */\nfunction run() {',
      0,
    ],
    [
      'a reason over several lines',
      { file: 'a.ts', line: 4, length: 61, name: 'run' },
      '/**\n * Runs.\n * Long: one table. */\nfunction run() {',
      0,
    ],
    [
      'the reason of another function further up',
      { file: 'a.ts', line: 4, length: 61, name: 'run' },
      '/** Long: one table. */\nconst a = 1\n\nfunction run() {',
      1,
    ],
    ['a file without a reason', { file: 'a.ts', line: 251, length: 251 }, '/** Texts. */\n', 1],
    ['a file with a reason', { file: 'a.ts', line: 251, length: 251 }, '/** Texts. Long: a dictionary. */\n', 0],
    ['a component above the limit, whatever its reason', COMPONENT, '\n/** Long: a form. */\nfunction Form() {', 1],
    [
      'a component below it, with a reason',
      { ...COMPONENT, length: 120 },
      '\n/** Long: a form. */\nfunction Form() {',
      0,
    ],
  ])('HSE-21 %s', (_, finding, source, problems) => {
    expect(judgeLengths(finding, source)).toHaveLength(problems)
  })
})
