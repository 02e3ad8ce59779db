/** A visitor who uses keys only, and hears what the accessibility tree of Chromium has of the focused element and of live regions. */
import type { CDPSession, Page } from '@playwright/test'
import { expect } from './shop.ts'

export type Stop = { readonly role: string; readonly name: string }

type Wanted = readonly [role: string, name: string | RegExp]

/** More stops than any page has between two places that a visitor goes to. */
const MAX_STOPS = 120

/** Roles that a keyboard stops at; anything else would be a stop without a purpose. */
const OPERABLE: ReadonlySet<string> = new Set(
  `link button textbox searchbox combobox checkbox radio spinbutton slider option tab menuitem switch DisclosureTriangle
  disclosureTriangle ComboBoxMenuButton Iframe`.split(/\s+/),
)

export type Keyboard = Awaited<ReturnType<typeof keyboardOf>>

export async function keyboardOf(page: Page) {
  const tree = await page.context().newCDPSession(page)
  await tree.send('Accessibility.enable')
  /** Stops that a screen reader could not name, that have no purpose, or that are not to be seen. */
  const faults: string[] = []

  async function next(key: 'Tab' | 'Shift+Tab'): Promise<Stop> {
    await page.keyboard.press(key)
    const stop = await focusedIn(tree)
    const where = new URL(page.url()).pathname
    const fault = faultOf(stop) ?? (await hiddenFocus(page))
    if (fault !== undefined) faults.push(`${where}: ${fault}`)
    return stop
  }

  return {
    faults,
    focused: () => focusedIn(tree),
    live: () => liveTextsIn(tree),
    /** Tabs until the element has the focus, and returns every stop on the way to it. */
    async tabTo(role: string, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<readonly string[]> {
      const passed: string[] = []
      for (let stops = 0; stops < MAX_STOPS; stops += 1) {
        const stop = await next(key)
        if (isWanted(stop, [role, name])) return passed
        passed.push(`${stop.role} ${stop.name}`)
      }
      throw new Error(`${role} ${String(name)} is none of the stops:\n${passed.join('\n')}`)
    },
    async press(key: string): Promise<void> {
      await page.keyboard.press(key)
    },
    /** Into the focused field. */
    async type(text: string): Promise<void> {
      await page.keyboard.type(text)
    },
    async expectFocus(role: string, name: string | RegExp): Promise<void> {
      const isFocused = async () => isWanted(await focusedIn(tree), [role, name])
      await expect.poll(isFocused, { message: `focus on ${role} ${String(name)}` }).toBe(true)
    },
    /** What a screen reader announces without being asked. */
    async expectAnnounced(text: string | RegExp): Promise<void> {
      const heard = expect.poll(async () => (await liveTextsIn(tree)).join('\n'), { message: 'live regions' })
      await (typeof text === 'string' ? heard.toContain(text) : heard.toMatch(text))
    },
  }
}

const isWanted = (stop: Stop, [role, name]: Wanted): boolean =>
  stop.role === role && (typeof name === 'string' ? stop.name === name : name.test(stop.name))

function faultOf({ role, name }: Stop): string | undefined {
  // The end of the document, before its beginning.
  if (role === 'RootWebArea') return undefined
  if (!OPERABLE.has(role)) return `stop without a purpose: ${role} ${name}`
  return name.trim() === '' ? `stop without a name: ${role}` : undefined
}

async function focusedIn(tree: CDPSession): Promise<Stop> {
  const { result } = await tree.send('Runtime.evaluate', { expression: 'document.activeElement ?? document.body' })
  if (result.objectId === undefined) return { role: '', name: '' }
  const options = { objectId: result.objectId, fetchRelatives: false }
  const { nodes } = await tree.send('Accessibility.getPartialAXTree', options)
  const [node] = nodes
  return { role: String(node?.role?.value ?? ''), name: String(node?.name?.value ?? '') }
}

/** Undefined, or why the focus is not to be seen: no ring, outside of the window, or covered. */
const hiddenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.matches('[type=range], iframe')) return undefined
    const name = focused.outerHTML.slice(0, 120)
    // The drawing of a checkbox or of a radio button has its ring.
    const drawn = focused.closest('label') ?? focused
    const ringed = [focused, drawn, ...drawn.querySelectorAll('*')]
    if (ringed.every((one) => getComputedStyle(one).outlineStyle === 'none')) return `no ring: ${name}`
    const { left, right, top, bottom } = drawn.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight) return `outside of the window: ${name}`
    const y = Math.min(Math.max(top, 0) + 2, bottom)
    const points = [left + 4, (left + right) / 2, right - 4].map((x) => document.elementFromPoint(x, y))
    return points.some((on) => on && drawn.contains(on)) ? undefined : `covered: ${name}`
  })

/** The texts of regions that are announced when they change, as the accessibility tree has them. */
async function liveTextsIn(tree: CDPSession): Promise<readonly string[]> {
  const { nodes } = await tree.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const textOf = (id: string): string => {
    const node = byId.get(id)
    if (node?.role?.value === 'StaticText') return String(node.name?.value ?? '')
    return (node?.childIds ?? []).map(textOf).join(' ')
  }
  const isLive = (node: (typeof nodes)[number]): boolean =>
    node.properties?.some(({ name, value }) => name === 'live' && value.value !== 'off') ?? false
  return nodes.filter(isLive).map(({ nodeId }) => textOf(nodeId).replaceAll(/\s+/g, ' ').trim())
}
