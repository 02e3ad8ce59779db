/** Steps of a journey. Each waits for what it needs, so a slow machine only makes a journey longer. */
import type { Page } from './page.ts'

/** A limit for a machine that is busy with something else; a journey that passes waits for none. */
const WITHIN_MS = 300_000
const EVERY_MS = 50

/** Waits until an expression is true in the page. A page that is being left answers nothing, and is asked again. */
export async function until(page: Page, expression: string): Promise<void> {
  const end = Date.now() + WITHIN_MS
  let last: unknown
  do {
    try {
      last = await page.evaluate(`Boolean(${expression})`)
      if (last === true) return
    } catch (error) {
      last = error
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  } while (Date.now() < end)
  const where = await page.evaluate('location.href').catch(String)
  throw new Error(`Not within ${WITHIN_MS / 1000} s at ${String(where)}: ${expression} (${String(last)})`)
}

/** An expression that finds the first visible element with the words in it; undefined: any words. */
export function element(selector: string, words?: string): string {
  const contains = words === undefined ? 'true' : `one.textContent.includes(${JSON.stringify(words)})`
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility() && ${contains})`
}

export const isShown = (page: Page, selector: string, words?: string): Promise<void> =>
  until(page, element(selector, words))

export const isAt = (page: Page, path: string): Promise<void> =>
  until(page, `location.pathname === ${JSON.stringify(path)}`)

/** Everything on the page answers. */
export const isLive = (page: Page): Promise<void> => until(page, `document.documentElement.hasAttribute('data-live')`)

export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await isLive(page)
}

/** Two readings of its place are the same, and nothing lies over it: a press would hit it. */
function isStill(found: string): string {
  return `(() => {
    const one = ${found}
    const { x, y, width, height } = one.getBoundingClientRect()
    if (y < 0 || y + height > innerHeight) one.scrollIntoView({ block: 'center', behavior: 'instant' })
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    const place = [x, y, width, height, scrollY].join()
    const isSame = document.lastPlace === place
    document.lastPlace = place
    return isSame && (one.contains(hit) || hit?.closest('label')?.control === one)
  })()`
}

/** What the browser refuses to press because the page has moved since; nothing was pressed, so it may be tried again. */
const MOVED = /out of bounds|not interactable|intercepted|stale|no such element/i

/** Notes on the document whether the element is pressed. A label presses its field, too. */
const watchPress = (found: string): string => `(() => {
  const one = ${found}
  document.isPressed = false
  document.addEventListener('click', ({ target }) => {
    document.isPressed ||= one.contains(target) || one.control === target
  }, true)
  return true
})()`

/** On a busy machine an element may move after it was looked for, and a press hits another place: then it is pressed again. */
export async function press(page: Page, selector: string, words?: string): Promise<void> {
  const found = element(selector, words)
  const end = Date.now() + WITHIN_MS
  for (;;) {
    await until(page, found)
    await until(page, isStill(found))
    await until(page, watchPress(found))
    try {
      await page.press(found)
      if (await isPressed(page)) return
    } catch (error) {
      if (!MOVED.test(String(error))) throw error
    }
    if (Date.now() > end) throw new Error(`Not pressed within ${WITHIN_MS / 1000} s: ${found}`)
  }
}

/** A page that is being left, or another document, was pressed. */
const isPressed = async (page: Page): Promise<boolean> =>
  (await page.evaluate('document.isPressed !== false').catch(() => true)) === true

/** Into a field that is empty. */
export async function fill(page: Page, selector: string, text: string): Promise<void> {
  await isShown(page, selector)
  await until(page, isStill(element(selector)))
  await page.type(element(selector), text)
  // A field of the shop may put spaces and slashes into what is typed.
  const bare = JSON.stringify(text.replaceAll(/[\s/]/g, ''))
  await until(page, `(${element(selector)}).value.replaceAll(/[\\s/]/g, '') === ${bare}`)
}
