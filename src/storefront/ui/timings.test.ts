import { describe, expect, it } from 'vitest'
import { BREAKPOINTS } from './breakpoints.ts'
import * as timings from './timings.ts'

describe('constants', () => {
  it('UI-02 the breakpoints', () => {
    expect(BREAKPOINTS).toEqual({
      phoneBigger: 425,
      phone: 480,
      phablet: 768,
      tablet: 960,
      laptop: 1024,
      desktop: 1440,
      desktopLarge: 1920,
    })
  })

  it('UI-03 logo, bubble and cart count', () => {
    expect([timings.LOGO_COLLAPSE_MS, timings.HIGHLIGHT_BUBBLE_MS, timings.CART_COUNT_SLIDE_IN_MS]).toEqual([
      4000, 3000, 500,
    ])
  })

  it('UI-04 search and mobile navigation', () => {
    expect([
      timings.SEARCH_MIN_CHARACTERS,
      timings.SEARCH_DEBOUNCE_MS,
      timings.SUGGESTION_LIMIT_MOBILE,
      timings.SUGGESTION_LIMIT,
      timings.MOBILE_NAVIGATION_LINKS,
    ]).toEqual([3, 500, 4, 8, 3])
  })

  it('UI-05 marquee and menu', () => {
    expect([
      timings.MARQUEE_MIN_SECONDS,
      timings.MARQUEE_CHARACTERS_PER_SECOND,
      timings.MENU_DELAY_MS,
      timings.MENU_SKIP_DELAY_MS,
    ]).toEqual([10, 7, 200, 300])
  })

  it('UI-06 scrolling', () => {
    expect([timings.HEADER_SCROLL_OFFSET, timings.HEADER_SCROLL_MOVE, timings.BANNER_SCROLL_LIMIT]).toEqual([
      100, 20, 40,
    ])
  })
})
