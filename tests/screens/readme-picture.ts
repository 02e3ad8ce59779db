/** The picture of the README: home page on a desktop, product page and checkout on phones. */
import type { Browser, Page } from '@playwright/test'
import { fillAddress, fillCart } from '../browser/filled-cart.ts'
import { refuseEverything } from '../support/refuse-everything.ts'
import { PICTURE_HEIGHT, sideBySide, type Shot } from './side-by-side.ts'

type View = {
  readonly width: number
  readonly path: string
  readonly prepare?: (page: Page) => Promise<void>
  /** What must be visible before the screenshot is taken. */
  readonly ready: (page: Page) => Promise<void>
}

/** Of the screen: the browser does not load lazy pictures beside or below it. */
const allPictures = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect()
        return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
      })
      .every((image) => image.complete),
  )

const VIEWS: readonly View[] = [
  {
    width: 1280,
    path: '/uk',
    ready: async (page) => page.getByRole('banner').waitFor(),
  },
  {
    width: 390,
    path: '/uk/product/cr001-river',
    ready: async (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    width: 390,
    path: '/uk/checkout/payment',
    async prepare(page) {
      await fillAddress(page)
      await fillCart(page)
    },
    ready: async (page) => page.getByRole('button', { name: 'Buy now' }).first().waitFor(),
  },
]

async function take(browser: Browser, baseURL: string, { width, path, prepare, ready }: View): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: PICTURE_HEIGHT },
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(refuseEverything)
    await prepare?.(page)
    await page.goto(path)
    await page.locator('html[data-live]').waitFor()
    await ready(page)
    await allPictures(page)
    return await page.screenshot()
  } finally {
    await context.close()
  }
}

export async function writeReadmePicture(file: string, browser: Browser, url: string): Promise<void> {
  const shots: Shot[] = []
  for (const view of VIEWS) shots.push({ width: view.width, png: await take(browser, url, view) })
  await sideBySide(shots).jpeg({ quality: 82, mozjpeg: true }).toFile(file)
}
