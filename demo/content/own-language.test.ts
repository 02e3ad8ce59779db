import { describe, expect, it } from 'vitest'
import type { DemoStory, DemoValue } from '../stories/demo-story.ts'
import { inItsOwnLanguage, speaksOf, wordsOf } from './own-language.ts'

const hi = { default: 'Hi', 'nl-NL': 'Hoi', 'de-DE': 'Hallo' }

const VALUES: Readonly<Record<string, readonly [given: DemoValue, inDutch: DemoValue]>> = {
  'a text': [hi, { default: 'Hoi' }],
  'a text that has no Dutch': [{ default: 'Hi', 'de-DE': 'Hallo' }, { default: 'Hi' }],
  'rich text': [{ rich: hi }, { rich: { default: 'Hoi' } }],
  'a picture': [
    { drawing: 'otter', alt: hi },
    { drawing: 'otter', alt: { default: 'Hoi' } },
  ],
  'a picture without words': [{ drawing: 'otter' }, { drawing: 'otter' }],
  'a table': [
    { head: [hi], rows: [['S', hi]] },
    { head: [{ default: 'Hoi' }], rows: [['S', { default: 'Hoi' }]] },
  ],
  'blocks within blocks': [
    [{ component: 'shelves', gone: undefined, links: [{ label: hi }] }, 'plain'],
    [{ component: 'shelves', links: [{ label: { default: 'Hoi' } }] }, 'plain'],
  ],
  'a link': [{ leadsTo: '/gifts' }, { leadsTo: '/gifts' }],
  'a number': [8, 8],
  'a name': ['adults/socks', 'adults/socks'],
}

const story = (value: DemoValue): DemoStory => ({
  fullSlug: '_default/x',
  name: 'X',
  component: 'page',
  fields: { value },
  position: 3,
})

describe('a story in a language of its own', () => {
  it.each(Object.entries(VALUES))('says in Dutch only: %s', (_, [given, expected]) => {
    expect(inItsOwnLanguage(story(given), 'nl-NL')).toEqual(story(expected))
  })

  it.each(Object.entries(VALUES))('speaks of what it has words for: %s', (_, [given]) => {
    const hasDutch = JSON.stringify(given).includes('Hoi')
    expect(speaksOf(story(given), 'nl-NL')).toBe(hasDutch)
    expect(speaksOf(story(given), 'it-IT')).toBe(false)
  })

  it.each(Object.entries(VALUES))('finds every text, however deep: %s', (_, [given]) => {
    expect(wordsOf(given)).toHaveLength(JSON.stringify(given).split('"Hi"').length - 1)
  })
})
