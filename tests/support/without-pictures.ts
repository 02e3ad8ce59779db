/** For browser tests that are not about pictures: rendering them takes longer than most of these tests. */
import type { BrowserContext, Page } from '@playwright/test'

/** One grey pixel. */
export const PIXEL = Buffer.from('R0lGODlhAQABAIAAAMzMzAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

/** Of any shop, also one that a test opens for itself. */
const PICTURES = /^https?:\/\/[^/]+\/images\//

export const withoutPictures = (where: Page | BrowserContext): Promise<unknown> =>
  where.route(PICTURES, (route) => route.fulfill({ body: PIXEL, contentType: 'image/gif' }))
