/** The first screens that a newcomer sees: which pages, on which screens, and the pictures on them. */
import type { Page, ViewportSize } from '@playwright/test'
import { STOREFRONT_CODES } from '../../src/markets/derived/storefront-codes.ts'

export type Screen = { readonly name: string; readonly viewport: ViewportSize; readonly deviceScaleFactor: number }

export const FIRST_SCREENS: readonly Screen[] = [
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: 'older phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { name: 'desktop', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  { name: 'laptop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 },
]

/** Home of every storefront, and the listings that home and menu lead to first. */
export const FIRST_PAGES: readonly string[] = [
  ...STOREFRONT_CODES.map((code) => `/${code}`),
  ...['uk', 'us', 'de'].flatMap((code) =>
    ['adults/socks', 'kids/socks', 'new', 'gifts', 'outlet'].map((listing) => `/${code}/${listing}`),
  ),
]

/** Addresses of the pictures that are visible without scrolling, as this browser chose them. */
export const picturesOnScreen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect()
        const isOnScreen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
        return isOnScreen && image.checkVisibility() && image.currentSrc.includes('/images/')
      })
      .map(({ currentSrc }) => currentSrc),
  )
