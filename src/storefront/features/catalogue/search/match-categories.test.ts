import { describe, expect, it } from 'vitest'
import { matchCategories } from './match-categories.ts'

const to = (href: string) => ({ href })
const MENU = [
  {
    name: 'Erwachsene',
    url: to('/de/adults'),
    links: [
      { name: 'Kniestrümpfe', url: to('/de/adults/knee') },
      { name: 'Sneakersocken', url: to('/de/adults/low') },
    ],
  },
  {
    name: 'Kinder',
    url: to('/de/kids'),
    links: [
      { name: 'Alle Socken', url: to('/de/kids/socks') },
      { name: 'Kinder', url: to('/de/kids') },
      { name: 'Blog', url: { href: 'https://example.com', isExternal: true as const } },
      { name: 'Socken ohne Ziel', url: undefined },
    ],
  },
]
const names = (term: string) => matchCategories(MENU, term).map(({ name }) => name)

describe('categories for a typed text', () => {
  it.each([
    ['~SHX-20 a part of a word', 'strumpf', ['Kniestrümpfe']],
    ['~SHX-20 accents and case do not matter', 'KNIESTRÜM', ['Kniestrümpfe']],
    ['matches of the name come first', 'kinder', ['Kinder', 'Alle Socken']],
    ['words of the category above count', 'kinder socken', ['Alle Socken']],
    ['a link that leaves the shop or leads nowhere is none', 'blog', []],
    ['no match', 'katze', []],
  ])('%s', (_, term, expected) => {
    expect(names(term)).toEqual(expected)
  })

  it('names the category above', () => {
    expect(matchCategories(MENU, 'sneaker')).toEqual([
      { href: '/de/adults/low', name: 'Sneakersocken', parent: 'Erwachsene' },
    ])
  })
})
