/**
 * `npm run screens`: captures the shell in each of its states at each width it is designed for, in English and in German (whose
 * words are long), and writes one sheet a state in docs/screens/shell; the pictures of the README, `readme` and `desk`; and the steps
 * of a purchase at five widths in six languages, `purchase`, in test-results/screens. With names: only those. `purchase de` is the one
 * in German.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { findOrInstallChromium } from '../../tools/chromium.ts'
import { ensureBuilt } from '../../tools/ensure-built.ts'
import { refuseEverything } from '../support/refuse-everything.ts'
import { SANDBOX_SETTING } from '../support/sandbox-account.ts'
import { startShop } from '../support/start-shop.ts'
import { fillOnce } from '../support/filled-shop.ts'
import { writeDeskPicture } from './desk-picture.ts'
import { writePurchaseScreens } from './purchase-screens.ts'
import { writeReadmePicture } from './readme-picture.ts'
import { reach, SHELL_STATES, STOREFRONT, type Language, type State } from './shell-states.ts'
import { writeSheet, type Frame } from './write-sheet.ts'

const FOLDER = 'docs/screens/shell'
const WIDTHS = [390, 820, 1200, 1680] as const
const HEIGHT = 844
/** From here on menus open under the header instead of beside the page. */
const WIDE = 960
const LANGUAGES: readonly Language[] = ['en', 'de']

async function take(browser: Browser, url: string, state: State, language: Language, width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: HEIGHT }, reducedMotion: 'reduce' })
  try {
    if (!state.isNewcomer) await page.addInitScript(refuseEverything)
    await page.goto(`${url}/${STOREFRONT[language]}${state.path}`)
    await page.locator('html[data-live]').waitFor()
    await reach(state, page, language, width >= WIDE)
    await page.waitForLoadState('networkidle')
    return await page.screenshot()
  } finally {
    await page.close()
  }
}

await ensureBuilt()
const named = process.argv.slice(2)
const states = SHELL_STATES.filter(({ name }) => named.length === 0 || named.includes(name))
await mkdir(FOLDER, { recursive: true })
const shop = await startShop({ ...SANDBOX_SETTING, LOG_LEVEL: 'warn' })
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
for (const state of states) {
  const frames: Frame[] = []
  for (const [row, language] of LANGUAGES.entries()) {
    for (const width of WIDTHS) frames.push({ row, png: await take(browser, shop.url, state, language, width) })
  }
  await writeSheet(join(FOLDER, `${state.name}.webp`), frames)
  process.stdout.write(`${state.name}\n`)
}
if (named.length === 0 || named.includes('readme')) {
  await writeReadmePicture('docs/screens/shop.jpg', browser, shop.url)
  process.stdout.write('readme\n')
}
if (named.length === 0 || named.includes('desk')) {
  await fillOnce()
  await writeDeskPicture('docs/screens/desk.webp', browser, process.env['FILLED_SHOP'] ?? '')
  process.stdout.write('desk\n')
}
if (named.length === 0 || named.includes('purchase')) {
  await writePurchaseScreens('test-results/screens', browser, shop, named.slice(1))
}
await browser.close()
await shop.stop()
