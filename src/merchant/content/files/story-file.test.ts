import { describe, expect, it } from 'vitest'
import { shownPlace } from '../walk-content.ts'
import { readStoryFile, storyFileText, withUids } from './story-file.ts'

const whole = {
  full_slug: 'uk/x',
  name: 'X',
  content: { title: 'x', _uid: 'u', body: [{ text: 'y', component: 'quote', _uid: 'v' }], component: 'page' },
  uuid: 'one',
  published: true,
  tag_list: [],
  position: 0,
  sort_by_date: null,
  is_startpage: false,
  meta_data: null,
}

describe('the file of a story', () => {
  it('begins with what it is, and holds nothing that goes without saying', () => {
    expect(Object.keys(JSON.parse(storyFileText(whole)))).toEqual(['name', 'component', 'content', 'uuid'])
    expect(storyFileText(whole)).toMatch(/"component": "quote",\s+"_uid": "v",\s+"text": "y"/)
  })

  it('holds everything else that an editor decides, and is read as it was written', () => {
    const full = {
      ...whole,
      published: false,
      tag_list: ['a'],
      position: -1,
      sort_by_date: '2026-01-01',
      is_startpage: true,
      meta_data: { a: [1] },
    }
    expect(readStoryFile(JSON.parse(storyFileText(full)), 'uk/x')).toEqual({ story: full, problems: [] })
  })

  it.each<[string, unknown, ...string[]]>([
    ['no object', [], ': must be a group of members: { … }'],
    ['nothing in it', {}, 'name: is missing', 'component: is missing', 'content: is missing'],
    ['another member', { name: 'x', component: 'page', content: {}, slug: 'y' }, 'slug: is not a member we know'],
    [
      'members of other kinds',
      { name: 7, component: '', content: 'x' },
      'name: must be a text',
      'component: must not be empty',
      'content: must be a group of members: { … }',
    ],
    [
      'odd settings',
      { name: 'x', component: 'page', content: {}, uuid: 'a b', published: 'yes', tag_list: 'x', position: 1.5 },
      'uuid: must be a uuid',
      'published: must be true or false',
      'tag_list: must be a list: [ … ]',
      'position: must be a whole number',
    ],
  ])('with %s is refused', (_, value, ...problems) => {
    const read = readStoryFile(value, 'uk/x')
    expect(read.problems.map(({ at, message }) => `${shownPlace(at)}: ${message}`)).toEqual(problems)
  })
})

describe('blocks without a name', () => {
  it('are called after their place, and never as another is', () => {
    const body = [{ component: 'a' }, { component: 'b', _uid: 'uk/x/body/0' }, { component: 'c', _uid: '' }]
    expect(withUids({ component: 'page', body, link: { url: '' } }, 'uk/x')).toEqual({
      _uid: 'uk/x',
      component: 'page',
      body: [
        { component: 'a', _uid: 'uk/x/body/0-2' },
        { component: 'b', _uid: 'uk/x/body/0' },
        { component: 'c', _uid: 'uk/x/body/2' },
      ],
      link: { url: '' },
    })
  })
})
