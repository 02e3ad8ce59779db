import { describe, expect, it } from 'vitest'
import { contentReader, type Report } from '../../contracts/content/kinds/read-content.ts'
import { toSharedContent } from '../page/shared-content.ts'
import { bundledSharedContent } from './bundled-shared-content.ts'
import { SHARED_REGIONS, type SharedRegion } from '../../contracts/storefront/shared-region.ts'

const reader = contentReader({ storefront: 'uk', spell: (text) => text, isStrict: true })

async function copyOf(region: SharedRegion, report: Report = () => {}) {
  return toSharedContent(await bundledSharedContent('production', region), reader, report)
}

/** What a visitor reads first. The banner holds a message for each country in its own language, so it is none of them. */
async function wordsOf(region: SharedRegion): Promise<readonly string[]> {
  const { navigation, newsletter, footer, freeShippingBar: bar, sidebarFilters: filters } = await copyOf(region)
  return [
    ...(navigation?.headerLinks ?? []).map(({ text }) => text),
    ...(navigation?.categories ?? []).flatMap(({ name, links }) => [name, ...links.map((link) => link.name)]),
    ...(newsletter ? [newsletter.title, newsletter.subtitle, newsletter.button, newsletter.successMessage] : []),
    ...(footer ? [footer.blockOneTitle, footer.blockTwoTitle, footer.copyright] : []),
    ...[footer?.blockOneTopLinks, footer?.blockOneBottomLinks, footer?.blockTwoLinks, footer?.bottomBarLinks]
      .flatMap((links) => links ?? [])
      .map(({ label }) => label),
    ...(bar ? [bar.text, bar.reachedText] : []),
    ...(filters ? [filters.title, filters.button, filters.clear] : []),
  ].filter((text) => /\p{L}{3}/u.test(text))
}

/** Names, and words that people write exactly as in English. */
const SAME_IN_BOTH = new Set(['Outlet'])

describe.each(SHARED_REGIONS)('the copy for %s', (region) => {
  it('~CNT-13 has what stands around a page, and nothing that a page could not draw', async () => {
    const problems: string[] = []
    const copy = await copyOf(region, ({ path, message }) => problems.push(`${path}: ${message}`))
    expect(problems).toEqual([])
    const { navigation, footer, banner, newsletter, freeShippingBar } = copy
    expect(navigation?.categories).not.toEqual([])
    expect(footer?.blockOneTopLinks).not.toEqual([])
    expect(banner?.messages).not.toEqual([])
    expect(newsletter?.title).toBeTruthy()
    expect(freeShippingBar?.thresholds).toMatchObject({ gb: expect.anything() })
  })

  it('is sorted by slug and holds nothing of a draft', async () => {
    const stories = await bundledSharedContent('production', region)
    const slugs = stories.map((story) => story.full_slug)
    expect(slugs).toEqual(slugs.toSorted())
    expect(JSON.stringify(stories)).not.toContain('_editable')
  })
})

it.each(['de', 'nl', 'fr', 'es', 'it'] as const)('~CNT-16 no English is left in the copy for %s', async (region) => {
  const [words, english] = await Promise.all([wordsOf(region), wordsOf('uk')])
  expect(words.length).toBeGreaterThan(20)
  const left = words.filter((text) => english.includes(text) && !SAME_IN_BOTH.has(text))
  expect(left).toEqual([])
})
