/** Entries of the menu that match what was typed. Their names are those that editors wrote, in the language of the page. */
import type { MenuCategory } from '../../frame/menu-entries/index.ts'

export type SuggestedCategory = { readonly href: string; readonly name: string; readonly parent?: string }

const MAX_CATEGORIES = 4

export function matchCategories(categories: readonly MenuEntry[], term: string): readonly SuggestedCategory[] {
  const words = fold(term).split(' ')
  const matches = entriesOf(categories).flatMap((entry) => {
    const name = fold(entry.name)
    const whole = `${fold(entry.parent ?? '')} ${name}`
    if (!words.every((word) => whole.includes(word))) return []
    // A match in the name itself comes before one that is partly in the name of the category above.
    return [{ entry, rank: words.every((word) => name.includes(word)) ? 0 : 1 }]
  })
  const sorted = matches.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry)
  const firsts = new Map(sorted.toReversed().map((entry) => [entry.href, entry]))
  return sorted.filter((entry) => firsts.get(entry.href) === entry).slice(0, MAX_CATEGORIES)
}

type MenuEntry = Pick<MenuCategory, 'name' | 'url'> & { readonly links: readonly Pick<MenuCategory, 'name' | 'url'>[] }

function entriesOf(categories: readonly MenuEntry[]): readonly SuggestedCategory[] {
  return categories.flatMap(({ name: parent, url, links }) => [
    ...(url && !url.isExternal ? [{ href: url.href, name: parent }] : []),
    ...links.flatMap((link) => {
      if (!link.url || link.url.isExternal) return []
      return [{ href: link.url.href, name: link.name, parent }]
    }),
  ])
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
