import { describe, expect, it } from 'vitest'
import { historyProblem } from './migration-history.ts'

const DECLARED = ['content/001-stories', 'content/002-releases', 'commerce/001-carts']

describe('historyProblem', () => {
  it.each([
    ['a new database', []],
    ['all applied', DECLARED],
    ['services applied in another order', ['commerce/001-carts', 'content/001-stories', 'content/002-releases']],
    ['one service behind', ['commerce/001-carts', 'content/001-stories']],
  ])('has none with %s', (_, applied) => {
    expect(historyProblem(DECLARED, applied)).toBeUndefined()
  })

  it.each([
    [
      'an applied migration is missing from the code',
      DECLARED,
      ['content/001-stories', 'content/003-drafts'],
      'The database has the migration content/003-drafts, which this version does not know: start the version that made it, or a newer one.',
    ],
    [
      'one was put before an applied one',
      ['content/000-folders', 'content/001-stories'],
      ['content/001-stories'],
      'The migration content/000-folders stands before content/001-stories, which the database already has: migrations are only ever added at the end.',
    ],
    [
      'two applied ones changed places',
      ['content/002-releases', 'content/001-stories'],
      ['content/001-stories', 'content/002-releases'],
      'The migration content/002-releases stands before content/001-stories, which the database already has: migrations are only ever added at the end.',
    ],
    [
      'a name is used twice',
      ['content/001-stories', 'content/001-stories'],
      [],
      'The migration content/001-stories is declared twice.',
    ],
    ['a name has no service', ['stories'], [], 'The migration stories is not named like content/001-stories.'],
  ])('reports when %s', (_, declared, applied, problem) => {
    expect(historyProblem(declared, applied)).toBe(problem)
  })
})
