/** The picture of the desk in the README: orders on a desktop, an order and the products on phones, in light and dark. */
import { rm } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { printedToken } from '../support/desk-staff.ts'
import { startShop } from '../support/start-shop.ts'
import { folderWithOrders } from './desk-orders.ts'
import { PICTURE_HEIGHT, sideBySide, type Shot } from './side-by-side.ts'

const VIEWS = [
  { width: 1280, colorScheme: 'light', path: '/orders', opens: false },
  { width: 390, colorScheme: 'light', path: '/orders?state=open', opens: true },
  { width: 390, colorScheme: 'dark', path: '/products', opens: false },
] as const

export async function writeDeskPicture(file: string, browser: Browser, filled: string): Promise<void> {
  const dataDir = await folderWithOrders(filled)
  const shop = await startShop({ LOG_LEVEL: 'warn', DATA_DIR: dataDir })
  const link = `${shop.url}/desk/sign-in#demo=${await printedToken(shop.lines)}`
  const shots: Shot[] = []
  for (const { width, colorScheme, path, opens } of VIEWS) {
    const viewport = { width, height: PICTURE_HEIGHT }
    const page = await browser.newPage({ viewport, colorScheme, locale: 'en-GB', reducedMotion: 'reduce' })
    await page.goto(link)
    await page.getByRole('navigation').waitFor()
    await page.goto(`${shop.url}/desk${path}`)
    const row = page.locator('[data-row-link]').first()
    await row.waitFor()
    if (opens) await row.click()
    if (opens) await page.getByRole('heading', { name: 'Payments' }).waitFor()
    await page.waitForLoadState('networkidle')
    shots.push({ width, png: await page.screenshot() })
    await page.close()
  }
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
  await sideBySide(shots).webp({ quality: 80 }).toFile(file)
}
