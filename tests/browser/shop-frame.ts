/** What pages without a script share with the storefront (SHX-22): compared with a page of the storefront, not with copies of its styles. */
import type { Page } from '@playwright/test'
import { expect } from './shop.ts'

type Look = { readonly body: string; readonly heading: string; readonly ground: string; readonly text: string }

/** In the page. The first family is the one in use; the storefront loads it in its variable form. */
function lookOfPage(): Look {
  const style = (element: Element | null) => getComputedStyle(element ?? document.body)
  const family = (element: Element | null) => /^"?([\w ]+?)(?: Variable)?"?,/.exec(style(element).fontFamily)?.[1] ?? ''
  const grounds = [document.body, document.documentElement].map((element) => style(element).backgroundColor)
  return {
    body: family(document.body),
    heading: family(document.querySelector('main h1')),
    ground: grounds.find((ground) => ground !== 'rgba(0, 0, 0, 0)') ?? '',
    text: style(document.body).color,
  }
}

/** Read from a page of the storefront, before those that are compared with it. */
export const readLook = (page: Page): Promise<Look> => page.evaluate(lookOfPage)

export async function expectShopFrame(page: Page, look: Look, imprint: string): Promise<void> {
  expect(await readLook(page)).toEqual(look)
  const home = page.getByRole('banner').getByRole('link', { name: 'Sockeye' })
  await expect(home).toBeVisible()
  await expect(home.locator('svg')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: imprint })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(6)
}
