import { describe, expect, it } from 'vitest'
import { isChangesAnswer, isEntriesAnswer, isSpaceAnswer, isStoriesAnswer } from './content-answers.ts'

type Cases = readonly (readonly [string, unknown])[]

/** What comes from something that is no content service. */
const ANYTHING: Cases = [
  ['nothing', undefined],
  ['null', null],
  ['a text', 'stories space cv kind'],
  ['a number', 7],
  ['an empty object', {}],
  ['a list', []],
]

const entry = { name: 'cart.title', value: 'Cart' }
const datasource = { kind: 'datasource', datasource: 'texts' }
const story = { kind: 'story', full_slug: 'uk/about', component: 'page' }

describe.each<readonly [string, (body: unknown) => boolean, Cases, Cases]>([
  [
    'isStoriesAnswer',
    isStoriesAnswer,
    [
      ['stories', { stories: [{}, {}] }],
      ['no story', { stories: [] }],
    ],
    [
      ['no list', { stories: {} }],
      ['a story that is none', { stories: [{}, null] }],
    ],
  ],
  [
    'isEntriesAnswer',
    isEntriesAnswer,
    [
      ['entries', { datasource_entries: [entry] }],
      ['no entry', { datasource_entries: [] }],
    ],
    [
      ['no list', { datasource_entries: entry }],
      ['an entry that is none', { datasource_entries: [entry, null] }],
      ['an entry that is a text', { datasource_entries: ['name value'] }],
      ['an entry without a name', { datasource_entries: [{ value: 'Cart' }] }],
      ['an entry with a name that is no text', { datasource_entries: [{ name: 7, value: 'Cart' }] }],
      ['an entry without a value', { datasource_entries: [{ name: 'cart.title' }] }],
    ],
  ],
  [
    'isSpaceAnswer',
    isSpaceAnswer,
    [['a space', { space: { version: 7 } }]],
    [
      ['no space', { space: null }],
      ['a space that is a text', { space: 'version' }],
      ['a space without a version', { space: {} }],
      ['a version as text', { space: { version: '7' } }],
    ],
  ],
  [
    'isChangesAnswer',
    isChangesAnswer,
    [
      ['changes', { cv: 7, changes: [datasource, story] }],
      ['no change', { cv: 7, changes: [] }],
      ['more than the service remembers', { cv: 7, changes: null }],
    ],
    [
      ['no version', { changes: [] }],
      ['a version as text', { cv: '7', changes: [] }],
      ['no changes', { cv: 7 }],
      ['changes that are no list', { cv: 7, changes: {} }],
      ['a change that is none', { cv: 7, changes: [story, null] }],
      ['a change that is a text', { cv: 7, changes: ['kind'] }],
      ['a change without a kind', { cv: 7, changes: [{ full_slug: 'uk/about', component: 'page' }] }],
      ['an unknown kind', { cv: 7, changes: [{ ...story, kind: 'asset' }] }],
      ['a datasource without a name', { cv: 7, changes: [{ kind: 'datasource' }] }],
      ['a datasource with a name that is no text', { cv: 7, changes: [{ ...story, ...datasource, datasource: 7 }] }],
      ['a story without a slug', { cv: 7, changes: [{ kind: 'story', component: 'page' }] }],
      ['a story with a slug that is no text', { cv: 7, changes: [{ ...story, full_slug: 7 }] }],
      ['a story without a component', { cv: 7, changes: [{ kind: 'story', full_slug: 'uk/about' }] }],
    ],
  ],
])('%s', (_, isAnswer, valid, invalid) => {
  it.each(valid)('knows %s', (_name, body) => {
    expect(isAnswer(body)).toBe(true)
  })

  it.each([...ANYTHING, ...invalid])('does not believe %s', (_name, body) => {
    expect(isAnswer(body)).toBe(false)
  })
})
