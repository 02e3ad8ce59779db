import { describe, expect, it } from 'vitest'
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
        `without ${name}`,
      ] as const
    const log = { warn: (message: string) => void seen.push(message) }
    await afterOpening(['products', 'words', 'pictures'].map(step), { isOver: () => seen.length >= most, log })
    return seen
  }

  it.each([
    ['comes one after the other', [], Infinity, ['products', 'words', 'pictures']],
    ['continues after a failure, and logs it', ['words'], Infinity, ['products', 'words', 'without words', 'pictures']],
    ['ends with the shop', [], 1, ['products']],
  ])('%s', async (_, failing, most, expected) => {
    expect(await done(failing, most)).toEqual(expected)
  })
})
