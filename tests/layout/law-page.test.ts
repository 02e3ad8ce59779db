import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { DUTIES, SOLD_TO } from '../../tools/law/duties.ts'

describe('docs/law.md', () => {
  it('LAW-32 is written from the duties, the market records and the names of tests: npm run law', () => {
    const { status, stderr } = spawnSync(process.execPath, ['tools/law.ts', '--check'], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  })

  it('LAW-32 each duty has its norm, a place where it shows, and at least one market', () => {
    const incomplete = DUTIES.filter(
      ({ duty, norm, shows, applies }) => duty === '' || norm === '' || shows === '' || !SOLD_TO.some(applies),
    )
    expect(incomplete).toEqual([])
    expect(new Set(DUTIES.map(({ row }) => row)).size).toBe(31)
  })
})
