import { describe, expect, it } from 'vitest'
import type { DemoBlock } from '../stories/demo-story.ts'
import { toContent } from './to-content.ts'

const PATHS: Readonly<Record<string, string>> = { '/': 'u-home', '/gifts': 'u-gifts' }

const around = {
  uuidAt: (path: string) => PATHS[path],
  asset: (drawing: string) => ({ filename: `/images/${drawing}`, meta_data: { width: 3 } }),
}

const write = (block: DemoBlock) => toContent(block, 'uid', around)

describe('toContent', () => {
  it('keeps what is no text as it is', () => {
    expect(write({ component: 'row', collection: 'adults/socks', count: 8, isLast: true, gone: undefined })).toEqual({
      _uid: 'uid',
      component: 'row',
      collection: 'adults/socks',
      count: 8,
      isLast: true,
    })
  })

  it('writes each language of a text under a name of its own', () => {
    expect(write({ title: { default: 'Hi', 'de-DE': 'Hallo', 'en-US': 'Hey' } })).toEqual({
      _uid: 'uid',
      component: 'item',
      title: 'Hi',
      title__i18n__de_DE: 'Hallo',
      title__i18n__en_US: 'Hey',
    })
  })

  it('writes rich text in each of its languages', () => {
    const doc = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
    expect(write({ text: { rich: { default: 'Hi', 'fr-FR': 'Salut' } } })).toMatchObject({
      text: doc('Hi'),
      text__i18n__fr_FR: doc('Salut'),
    })
  })

  it.each([
    ['a story', '/gifts', { linktype: 'story', id: 'u-gifts', url: '', cached_url: '_default/gifts' }],
    ['the home page', '/', { linktype: 'story', id: 'u-home', url: '', cached_url: '_default/home' }],
    [
      'a place in a story',
      '/gifts#socks',
      { linktype: 'story', id: 'u-gifts', url: '', cached_url: '_default/gifts', anchor: 'socks' },
    ],
    ['a page that is no story', '/search', { linktype: 'url', id: '', url: '/search', cached_url: '/search' }],
    [
      'elsewhere',
      'https://a.example/#b',
      { linktype: 'url', id: '', url: 'https://a.example/#b', cached_url: 'https://a.example/#b' },
    ],
  ])('links to %s', (_, leadsTo, link) => {
    expect(write({ link: { leadsTo } })['link']).toEqual({ fieldtype: 'multilink', ...link })
  })

  it.each([
    ['a story', '/gifts#socks', { href: '_default/gifts', uuid: 'u-gifts', linktype: 'story', anchor: 'socks' }],
    ['elsewhere', 'mailto:a@b.example', { href: 'mailto:a@b.example', linktype: 'url' }],
  ])('links within a text to %s', (_, leadsTo, attrs) => {
    const mark = { type: 'link', attrs }
    expect(write({ text: { rich: { default: `[x](${leadsTo})` } } })['text']).toMatchObject({
      content: [{ content: [{ text: 'x', marks: [mark] }] }],
    })
  })

  it('shows a picture with its words in each language', () => {
    const asset = { fieldtype: 'asset', filename: '/images/otter', meta_data: { width: 3 } }
    expect(write({ picture: { drawing: 'otter', alt: { default: 'An otter', 'it-IT': 'Una lontra' } } })).toMatchObject(
      {
        picture: { ...asset, alt: 'An otter' },
        picture__i18n__it_IT: { ...asset, alt: 'Una lontra' },
      },
    )
    expect(write({ picture: { drawing: 'otter' } })['picture']).toEqual({ ...asset, alt: '' })
  })

  it('writes a table whole in each language that any of its cells has', () => {
    const table = {
      head: [{ default: 'Size', 'nl-NL': 'Maat' }, { default: 'EU' }],
      rows: [['S', { default: 'small', 'es-ES': 'pequeño' }]],
    }
    const written = (head: string, cell: string) => ({
      thead: [{ value: head }, { value: 'EU' }],
      tbody: [{ body: [{ value: 'S' }, { value: cell }] }],
    })
    expect(write({ table })).toEqual({
      _uid: 'uid',
      component: 'item',
      table: written('Size', 'small'),
      table__i18n__nl_NL: written('Maat', 'small'),
      table__i18n__es_ES: written('Size', 'pequeño'),
    })
  })

  it('writes blocks within blocks, each with a name that stays', () => {
    const block = {
      component: 'shelves',
      links: [
        { label: { default: 'Socks', 'de-DE': 'Socken' } },
        { component: 'big', links: [{ label: 'x' }] },
        'plain',
      ],
    }
    expect(write(block)['links']).toEqual([
      { _uid: 'uid/links/0', component: 'item', label: 'Socks', label__i18n__de_DE: 'Socken' },
      {
        _uid: 'uid/links/1',
        component: 'big',
        links: [{ _uid: 'uid/links/1/links/0', component: 'item', label: 'x' }],
      },
      'plain',
    ])
  })
})
