import { describe, expect, it } from 'vitest'
import { defineLogCodes, type LogCode } from '../../platform/log/log-code.ts'
import { afterOpening } from './startup-tasks.ts'

describe('tasks after startup', () => {
  /** What was done and logged, in which order; over after so many steps. */
  async function done(failing: readonly string[], most: number) {
    const seen: string[] = []
    const step = (name: string) =>
      [
        async () => {
          seen.push(name)
          if (failing.includes(name)) throw new Error(name)
        },
        defineLogCodes({
          failed: { code: `test.${name}`, level: 'warn', message: name, meaning: name, action: 'none' },
        }).failed,
      ] as const
    const log = { write: ({ code }: LogCode) => void seen.push(code) }
    await afterOpening(['products', 'words', 'pictures'].map(step), { isOver: () => seen.length >= most, log })
    return seen
  }

  it.each([
    ['comes one after the other', [], Infinity, ['products', 'words', 'pictures']],
    ['continues after a failure, and logs it', ['words'], Infinity, ['products', 'words', 'test.words', 'pictures']],
    ['ends with the shop', [], 1, ['products']],
  ])('%s', async (_, failing, most, expected) => {
    expect(await done(failing, most)).toEqual(expected)
  })
})
