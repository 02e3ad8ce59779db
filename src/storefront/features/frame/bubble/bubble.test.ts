import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ROUTES } from '../../../../contracts/storefront/routes.ts'
import { noteVisit, visits } from '../../../stores/visits.ts'
import { texts } from '../../../../contracts/storefront/texts/en-GB.ts'
import { withTranslations } from '../../../../contracts/storefront/texts/with-translations.ts'
import { isVisible, placeOf, SILENCE } from './bubble-state.ts'
import { bubbleStore, hideBubble, showBubble } from './bubble.ts'
import { hideOnRoutes, survivesRoute } from './hide-on-routes.ts'
import { searchBubble } from './search-bubble.ts'

describe('the bubble', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    hideBubble()
    vi.useRealTimers()
  })

  it('SPB-01 SPB-02 says nothing at first, and is not to be seen then', () => {
    expect(bubbleStore.get()).toEqual({ variant: 'default', message: '', time: 0, height: 0 })
    expect(isVisible(SILENCE)).toBe(false)
    expect(isVisible({ ...SILENCE, message: '  ' })).toBe(false)
  })

  it('SPB-03 is seen when it is given a variant and a message', () => {
    showBubble({ variant: 'highlight', message: 'Hello' })
    expect(bubbleStore.get()).toEqual({ variant: 'highlight', message: 'Hello', time: 0, height: 0 })
    expect(isVisible(bubbleStore.get())).toBe(true)
  })

  it.each([
    ['while its time lasts', 3000, 2999, true],
    ['no longer when its time is up', 3000, 3000, false],
    ['for ever with a time of 0', 0, 3_600_000, true],
  ])('SPB-05 is seen %s', (_, time, passed, expected) => {
    showBubble({ variant: 'default', message: 'Hello', time })
    vi.advanceTimersByTime(passed)
    expect(isVisible(bubbleStore.get())).toBe(expected)
  })

  it('SPB-05 is not cut short by the timer of the message before', () => {
    showBubble({ variant: 'default', message: 'One', time: 1000 })
    vi.advanceTimersByTime(900)
    showBubble({ variant: 'default', message: 'Two', time: 1000 })
    vi.advanceTimersByTime(900)
    expect(bubbleStore.get().message).toBe('Two')
    hideBubble()
    showBubble({ variant: 'default', message: 'Three' })
    vi.advanceTimersByTime(1000)
    expect(bubbleStore.get().message).toBe('Three')
  })

  it.each([
    ['transaction', 'cart'],
    ['highlight', 'search'],
    ['default', 'logo'],
  ] as const)('SPB-07 %s hangs off the %s', (variant, place) => {
    expect(placeOf({ ...SILENCE, variant })).toBe(place)
  })

  it('RTE-30 ~SPB-06 survives the way to a product or a search, and no other', () => {
    expect(ROUTES.filter(survivesRoute).map(({ name }) => name)).toEqual([
      'storefront-product-sku',
      'storefront-search',
      'storefront-diagnostics-product-sku',
    ])
    expect(survivesRoute(undefined)).toBe(false)
  })

  it('SPB-06 is hidden by another page, but not by a product, a search, or other filters of the same page', () => {
    // As for a visitor who has just come in, whatever other tests saw.
    visits.set(() => ({}))
    const stop = hideOnRoutes()
    const visited = [
      ['storefront', '/uk', true],
      ['storefront-slugs', '/uk/gifts', false],
      ['storefront-slugs', '/uk/gifts?colour=red', true],
      ['storefront-product-sku', '/uk/product/a', true],
      ['storefront-search', '/uk/search?term=a', true],
      ['storefront-checkout-cart', '/uk/checkout/cart', false],
      [undefined, '/uk/nowhere', false],
    ] as const
    const seen = visited.map(([name, address]) => {
      showBubble({ variant: 'default', message: 'Hello' })
      noteVisit({ name, address })
      return [name, address, isVisible(bubbleStore.get())]
    })
    stop()
    expect(seen).toEqual(visited)
  })

  it('SPB-08 counts what was found, and says so when nothing was', () => {
    const { message, ...rest } = searchBubble(texts, 12)
    expect(message).toContain('12')
    expect(message).not.toMatch(/[{}]/)
    expect(rest).toEqual({ variant: 'highlight', time: 3000 })
    expect(searchBubble(texts, 0).message).toBe(texts['speechBubbleStates.searchResult'])
  })

  it('SPB-08 QLT-03 both states are texts that content changes as speechBubbleStates', () => {
    const translations = {
      'speechBubbleStates.resultsFound': 'Caught {results}!',
      'speechBubbleStates.searchResult': 'Nothing caught.',
    }
    const changed = withTranslations({ texts, unchanged: texts, translations, spell: (text) => text })
    expect(searchBubble(changed, 3).message).toBe('Caught 3!')
    expect(searchBubble(changed, 0).message).toBe('Nothing caught.')
  })

  it.each([1, 2, 1000])('SPB-08 QLT-02 counts %d', (results) => {
    expect(searchBubble(texts, results).message).toBe(`On the hook: ${results}.`)
  })
})
