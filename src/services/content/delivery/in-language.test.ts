import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inLanguage } from './in-language.ts'

const content = {
  _uid: 'u',
  component: 'page',
  title: 'Socks',
  title__i18n__de_DE: 'Socken',
  title__i18n__fr: 'Chaussettes',
  subtitle: 'Warm',
  subtitle__i18n__de_DE: '',
  body: [
    { _uid: 'b', component: 'banner', text: 'Hello', text__i18n__de_DE: 'Hallo', count__i18n__de_DE: null, count: 0 },
  ],
}

describe('inLanguage', () => {
  it.each([
    ['de-DE', 'Socken', 'Hallo'],
    ['fr', 'Chaussettes', 'Hello'],
    ['it-IT', 'Socks', 'Hello'],
    ['default', 'Socks', 'Hello'],
  ])('%s reads its own values, and the default where it has none', (language, title, text) => {
    expect(inLanguage(content, [language])).toEqual({
      _uid: 'u',
      component: 'page',
      title,
      subtitle: 'Warm',
      body: [{ _uid: 'b', component: 'banner', text, count: 0 }],
    })
  })

  it('a field that exists in one language only is there in that language only', () => {
    const german = { _uid: 'u', note__i18n__de_DE: 'Nur hier' }
    expect(inLanguage(german, ['de-DE'])).toEqual({ _uid: 'u', note: 'Nur hier' })
    expect(inLanguage(german, ['default'])).toEqual({ _uid: 'u' })
  })

  it('whole structures can be translated', () => {
    const linked = { link: { url: '/a' }, link__i18n__de_DE: { url: '/b', url__i18n__de_DE: '/c' } }
    expect(inLanguage(linked, ['de-DE'])).toEqual({ link: { url: '/c' } })
  })

  it('a field that one language lacks is read in the next, and by default in the end', () => {
    expect(inLanguage(content, ['fr', 'de-DE'])).toMatchObject({
      title: 'Chaussettes',
      subtitle: 'Warm',
      body: [{ text: 'Hallo', count: 0 }],
    })
  })

  it.each([
    ['a document of nothing', { type: 'doc', content: [] }],
    ['a document without content', { type: 'doc' }],
    ['a document of an empty paragraph', { type: 'doc', content: [{ type: 'paragraph' }] }],
    ['an empty text', ''],
    ['null', null],
  ])('a translation that was cleared is none: %s', (_, cleared) => {
    expect(inLanguage({ text: 'Hello', text__i18n__de_DE: cleared }, ['de-DE'])).toEqual({ text: 'Hello' })
  })

  it.each([
    ['no blocks', []],
    ['false', false],
    ['zero', 0],
    ['a document of a line', { type: 'doc', content: [{ type: 'horizontal_rule' }] }],
    ['a document of words', { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a' }] }] }],
  ])('a translation to %s is one', (_, chosen) => {
    expect(inLanguage({ value: 'Hello', value__i18n__de_DE: chosen }, ['de-DE'])).toEqual({ value: chosen })
  })

  it('leaves content without translations as it is, whatever it holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.stringify(inLanguage({ value }, ['de-DE']))).toBe(JSON.stringify({ value }))
      }),
    )
  })
})
