import { describe, expect, it } from 'vitest'
import type { Environment } from '../../markets/types.ts'
import { bundledSharedContent } from './bundled-shared-content.ts'
import { SHARED_REGIONS, type SharedRegion } from '../../contracts/storefront/shared-region.ts'

const copy = (name: string) => {
  const stories = [{ full_slug: name, content: { _uid: name, component: 'footer' } }]
  return () => Promise.resolve({ default: stories })
}

const COPIES = {
  production: { de: copy('German'), us: copy('American') },
  staging: { us: copy('American, to be tried') },
}

describe('bundledSharedContent', () => {
  it.each<[Environment, SharedRegion, string]>([
    ['production', 'de', 'German'],
    ['production', 'fr', 'American'],
    ['production', 'us', 'American'],
    ['staging', 'de', 'American, to be tried'],
  ])('CNT-13 in %s, %s gets the copy: %s', async (environment, region, slug) => {
    const stories = await bundledSharedContent(environment, region, COPIES)
    expect(stories.map(({ full_slug: name }) => name)).toEqual([slug])
  })

  it('is empty where there is not even a last resort', async () => {
    expect(await bundledSharedContent('production', 'de', { production: {}, staging: {} })).toEqual([])
  })

  it.each(SHARED_REGIONS)('CNT-13 the shop comes with a copy for %s, in both environments', async (region) => {
    const [live, tried] = await Promise.all([
      bundledSharedContent('production', region),
      bundledSharedContent('staging', region),
    ])
    expect(Array.isArray(live)).toBe(true)
    expect(tried).toEqual(live)
  })
})
