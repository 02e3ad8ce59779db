/** For browser tests that are not about pictures: loading them takes longer than most of these tests. */
import type { BrowserContext, LaunchOptions, Page } from '@playwright/test'

/** One grey pixel. */
export const PIXEL = Buffer.from('R0lGODlhAQABAIAAAMzMzAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

/** Of any shop, also one that a test opens for itself. */
const PICTURES = /^https?:\/\/[^/]+\/images\//

/** For a browser that loads pictures: each request of a page passes through the test process, which doubles the CPU time of a page. */
export const withPixels = (where: Page | BrowserContext): Promise<unknown> =>
  where.route(PICTURES, (route) => route.fulfill({ body: PIXEL, contentType: 'image/gif' }))

/** Chromium then requests no picture at all. */
const NO_PICTURES = '--blink-settings=imagesEnabled=false'

export const launchArguments = ({ pictures }: { readonly pictures: boolean }): string[] => [
  // The sandbox needs rights that root in a container does not have; the rest keeps Chromium off the network.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(pictures ? [] : [NO_PICTURES]),
]

export const hasPictures = ({ args = [] }: LaunchOptions): boolean => !args.includes(NO_PICTURES)

/** In a browser without pictures: the application starts once the first of them are complete, or after its time limit. */
export const completePictures = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => true })
  })
