import { describe, expect, it } from 'vitest'
import { shownPlace } from '../walk-content.ts'
import { checkContent } from './check-content.ts'

const problemsIn = (content: object, slug = 'uk/x') =>
  checkContent({ _uid: 'root', component: 'page', ...content }, slug).map(
    ({ at, message }) => `${shownPlace(at)}: ${message.replace(/ \(there are .*/, '')}`,
  )
const page = (...body: unknown[]) => ({ title: 'x', body })
const rich = (...marks: unknown[]) => ({
  component: 'rich-text',
  text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks }] }] },
})
const link = (attrs: object) => ({ type: 'link', attrs })

describe('the content of a story', () => {
  it.each<[string, object, ...string[]]>([
    ['a whole page', page({ component: 'hero', title: 'x', _editable: '<!-- -->' })],
    ['an unknown kind', { component: 'burn' }, 'component: is no kind of a page: burn'],
    ['a kind of shared content', { component: 'footer' }, 'component: is no kind of a page: footer'],
    ['a field that is missing', { title: undefined }, 'title: is missing'],
    ['a field that is empty', { title: ' ' }, 'title: must not be empty'],
    [
      'an unknown field',
      { title: 'x', titel: 'y', titel__i18n__de_DE: 'z' },
      'titel: is not a field of page',
      'titel__i18n__de_DE: is not a field of page',
    ],
    [
      'a language that is none',
      { title: 'x', 'title__i18n__de-DE': 'y', title__i18n__de_DE: 'z' },
      'title__i18n__de-DE: is no translation: write title__i18n__de_DE, for instance',
    ],
    [
      'what is no block',
      page('hero', { title: 'x' }),
      'body[0]: must be a block: { "component": … }',
      'body[1]: must be a block: { "component": … }',
    ],
    ['a body that is no list', { title: 'x', body: 'hero' }, 'body: must be a list: [ … ]'],
    ['an unknown block', page({ component: 'page' }), 'body[0].component: is no kind of block: page'],
    [
      'a translation of another kind',
      page({ component: 'quote', text: 'x', text__i18n__de_DE: 7 }),
      'body[0].text__i18n__de_DE: must be a text',
    ],
    [
      'the same mistake in all languages once',
      { title: '', intro: 'x', intro__i18n__de_DE: 'y', intro__i18n__fr_FR: 'z' },
      'title: must not be empty',
    ],
    [
      'a list inside a block',
      page({ component: 'faq-list', questions: [{ question: '', anwser: 1, answer: 'x' }] }),
      'body[0].questions[0].anwser: is not a field of an item of this list',
      'body[0].questions[0].answer: must be a rich text: { "type": "doc", "content": [ … ] }',
      'body[0].questions[0].question: must not be empty',
    ],
    [
      'a rich text that is none',
      page({ component: 'rich-text', text: 'x', text__i18n__de_DE: [] }),
      'body[0].text: must be a rich text: { "type": "doc", "content": [ … ] }',
      'body[0].text__i18n__de_DE: must be a rich text: { "type": "doc", "content": [ … ] }',
    ],
    ['an emptied rich text', page({ component: 'rich-text', text: '' })],
    [
      'a number out of its bounds',
      page({ component: 'product-grid', collection: 'new', count: 100 }),
      'body[0].count: must be at most 48',
    ],
    [
      'two blocks of one _uid',
      page({ component: 'quote', text: 'x', _uid: 'a' }, { component: 'quote', text: 'y', _uid: 'a' }),
      'body[1]._uid: is the _uid of body[0] already',
    ],
    [
      'a block and its translation',
      {
        title: 'x',
        body: [{ component: 'quote', text: 'x', _uid: 'a' }],
        body__i18n__de_DE: [{ component: 'quote', text: 'y', _uid: 'a' }],
      },
    ],
    [
      'a link that runs code',
      page({ component: 'hero', title: 'x', link: { linktype: 'url', url: 'javascript:alert(1)' } }),
      'body[0].link: leads nowhere that a link may lead',
    ],
    [
      'a translated link that runs code',
      page({ component: 'hero', title: 'x', link__i18n__de_DE: { url: 'data:text/html,x' } }),
      'body[0].link__i18n__de_DE: leads nowhere that a link may lead',
    ],
    [
      'links in a rich text',
      page(
        rich(
          link({ href: 'https://a.example' }),
          link({ href: '/faq' }),
          link({ href: 'uk/faq', linktype: 'story' }),
          link({ href: 'a@b.example', linktype: 'email' }),
        ),
      ),
    ],
    [
      'LAW-20 a generic environmental claim',
      page({ component: 'quote', text: 'Carbon neutral', text__i18n__de_DE: 'Umweltfreundlich', _uid: 'a' }),
      'body[0].text: claims "Carbon neutral" in general: name the certificate scheme that proves it, or what exactly is better',
      'body[0].text__i18n__de_DE: claims "Umweltfreundlich" in general: name the certificate scheme that proves it, or what exactly is better',
    ],
    [
      'LAW-20 a claim with its scheme, in one rich text',
      page({
        component: 'rich-text',
        text: {
          type: 'doc',
          content: [
            { type: 'paragraph', content: [{ type: 'text', text: 'Eco-friendly' }] },
            { type: 'paragraph', content: [{ type: 'text', text: 'by GOTS' }] },
          ],
        },
      }),
    ],
    [
      'a link in a rich text that runs code',
      page(rich({ type: 'bold' }, link({ href: ' JavaScript:alert(1)' }))),
      'body[0].text.content[0].content[0].marks[1].attrs.href: leads nowhere that a link may lead',
    ],
  ])('%s', (_, content, ...problems) => {
    expect(problemsIn(content).toSorted()).toEqual(problems.toSorted())
  })

  it.each<[string, object, ...string[]]>([
    ['a kind of shared content', { component: 'segment', id: 'a' }],
    ['a page', { component: 'page', title: 'x' }, 'component: is no kind below shared-content: page'],
  ])('below shared-content: %s', (_, content, ...problems) => {
    expect(problemsIn(content, 'uk/shared-content/x')).toEqual(problems)
  })
})
