import { expect, it } from 'vitest'
import { shownPlace } from '../walk-content.ts'
import { checkReferences } from './check-references.ts'

const around = {
  slugs: new Set(['_default/faq/returns', '_default/adults/socks', 'uk/tea', '_default/home']),
  uuids: new Set(['known']),
  hasPicture: (address: string) => address.endsWith('/there.jpg'),
}
const problemsOf = (fields: object, slug = 'uk/x') =>
  checkReferences({ full_slug: slug, name: 'x', content: { _uid: '', component: 'page', ...fields } }, around).map(
    ({ at, message }) => `${shownPlace(at)}: ${message}`,
  )
const NO_STORY = 'leads to a story that is neither here nor in the shop'
const url = (address: string) => ({ linktype: 'url', url: address, cached_url: address })

it.each<[string, object, string?]>([
  ['a story by its uuid', { linktype: 'story', id: 'known', cached_url: 'old/slug' }],
  ['a story that is gone', { linktype: 'story', id: 'gone', cached_url: '_default/tea' }, 'tea'],
  ['a story that was never chosen', { linktype: 'story', id: '', cached_url: '' }],
  ['a story by its slug only', { linktype: 'story', id: '', cached_url: '_default/faq/returns' }],
  ['a slug that is none', { linktype: 'story', id: '', cached_url: 'faq/none' }, 'faq/none'],
  ['an address elsewhere', url('https://elsewhere.example/none')],
  ['a place on the page', url('#top')],
  ['an e-mail', { linktype: 'email', email: 'a@b.example', url: '' }],
  ['the home page', url('/')],
  ['a page without a story', url('/search?term=red')],
  ['a product', url('/product/CR098-CHALK')],
  ['the list of questions', url('/faq')],
  ['a list of questions', url('/faq/returns#money')],
  ['a list of questions that is none', url('/faq/nothing'), 'faq/nothing'],
  ['a page of a listing', url('/adults/socks/2')],
  ['a page of its own storefront', url('/tea')],
  ['a page that is none', url('/coffee?x=1'), 'coffee'],
])('a link to %s', (_, link, missing) => {
  expect(problemsOf({ body: [{ link }] })).toEqual(
    missing === undefined ? [] : [`body[0].link: ${NO_STORY}: ${missing}`],
  )
})

it('a link to what only another storefront has is a mistake, except in what all share', () => {
  expect(problemsOf({ link: url('/tea') }, 'de/x')).toEqual([`link: ${NO_STORY}: tea`])
  expect(problemsOf({ link: url('/tea') }, '_default/x')).toEqual([])
})

it.each<[string, object, string?]>([
  ['that will be seen', url('/tea')],
  ['that will be seen, by its uuid', { linktype: 'story', id: 'known', cached_url: '' }],
  ['that stays a draft', url('/faq/returns'), 'would not be published: faq/returns'],
  [
    'that stays a draft, by its uuid',
    { linktype: 'story', id: 'draft', cached_url: 'uk/x' },
    'would not be published: x',
  ],
  ['that is not there', url('/none'), 'is neither here nor in the shop: none'],
])('a link in what visitors will see to a story %s', (_, link, problem) => {
  const published = { slugs: new Set(['uk/tea']), uuids: new Set(['known']) }
  const seen = { ...around, uuids: new Set(['known', 'draft']), published }
  const story = { full_slug: 'uk/y', name: 'y', content: { _uid: '', component: 'page', link } }
  const messages = checkReferences(story, seen).map(({ message }) => message)
  expect(messages).toEqual(problem === undefined ? [] : [`leads to a story that ${problem}`])
})

it.each<[string, object, string?]>([
  ['a story that is there', { href: '_default/tea', uuid: 'known', linktype: 'story' }],
  ['a story that is not', { href: '_default/none', uuid: 'gone', linktype: 'story' }, 'none'],
  ['a page that is not', { href: '/none', linktype: 'url' }, 'none'],
  ['a page elsewhere', { href: 'https://elsewhere.example' }],
])('a link in a rich text to %s', (_, attrs, missing) => {
  const text = { type: 'doc', content: [{ marks: [{ type: 'link', attrs }] }] }
  const at = 'text.content[0].marks[0]'
  expect(problemsOf({ text })).toEqual(missing === undefined ? [] : [`${at}: ${NO_STORY}: ${missing}`])
})

const meta_data = { width: 1, height: 1, tint: '#ffffff' }

it.each<[string, object, string?]>([
  ['that is there', { filename: '/images/0123456789abcdef/there.jpg', meta_data }],
  [
    'that is not',
    { filename: '/images/0123456789abcdef/none.jpg', meta_data },
    'filename: is a picture that the shop does not have',
  ],
  [
    'of no size',
    { filename: '/images/0123456789abcdef/there.jpg' },
    'meta_data: must be that of the picture: { "width": …, "height": …, "tint": "#…" }',
  ],
  ['that was never chosen', { filename: '', alt: '' }],
])('a picture %s', (_, picture, problem) => {
  expect(problemsOf({ picture })).toEqual(problem === undefined ? [] : [`picture.${problem}`])
})

it.each([
  ['that are there', ['known'], []],
  ['of which one is not', ['known', 'gone'], [`body[0].stories[1]: ${NO_STORY}: gone`]],
  ['that were never chosen', [], []],
])('related stories %s', (_, stories, problems) => {
  expect(problemsOf({ body: [{ component: 'related-stories', stories }] })).toEqual(problems)
})
