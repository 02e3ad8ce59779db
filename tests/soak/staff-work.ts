/** A merchant at the desk while shoppers buy: prices and stock change, and stories are edited and published. */
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { DeskClient } from '../support/desk-client.ts'
import { succeeded } from '../support/enrol-staff.ts'
import { messageOf } from './run-visits.ts'
import type { SoldVariant } from './sold-variants.ts'

export type StaffWork = {
  readonly prices: number
  readonly stockChanges: number
  readonly publications: number
  readonly errors: readonly string[]
}

/** A price in each turn, the others less often. */
const TURN_MS = 1000
const TURNS_PER_STOCK_CHANGE = 2
const TURNS_PER_PUBLICATION = 5
/** So that a price changes each time, and stays about what it was. */
const PRICES = 7

const story = z.object({
  value: z.object({ slug: z.string(), name: z.string(), content: z.looseObject({ title: z.string() }) }),
})
const saved = z.object({ value: z.object({ problems: z.array(z.unknown()).length(0), isPublished: z.literal(true) }) })
const stories = z.object({
  value: z.array(z.object({ slug: z.string(), component: z.string(), state: z.string() })),
})

/** Enough of each variant for any number of purchases. */
export async function fillStock(desk: DeskClient, variants: readonly SoldVariant[]): Promise<void> {
  for (const { sku } of variants)
    succeeded(await desk.call('stock.change', { sku, warehouse: 'nl', change: 100_000, reason: 'received' }))
}

/** Pages and listings that visitors see, of all storefronts. */
export async function findStories(desk: DeskClient): Promise<readonly string[]> {
  const { value } = stories.parse(succeeded(await desk.call('story.list')))
  return value
    .filter(
      ({ slug, component, state }) => slug.startsWith('_default/') && EDITED.has(component) && state === 'published',
    )
    .map(({ slug }) => slug)
}

const EDITED = new Set(['page', 'category'])

type StaffOptions = {
  readonly desk: DeskClient
  readonly variants: readonly SoldVariant[]
  readonly slugs: readonly string[]
  readonly signal: AbortSignal
}

/** Until the signal. */
export async function workAsStaff({ desk, variants, slugs, signal }: StaffOptions): Promise<StaffWork> {
  let [prices, stockChanges, publications] = [0, 0, 0]
  const errors: string[] = []
  const titles = new Map<string, string>()
  const workOneTurn = async (turn: number) => {
    const variant = variants[turn % variants.length]
    if (variant !== undefined) {
      const amount = variant.price + (turn % PRICES)
      const price = { sku: variant.sku, currency: 'EUR', original: amount, final: amount }
      succeeded(await desk.call('price.set', price))
      prices += 1
      if (turn % TURNS_PER_STOCK_CHANGE === 0) {
        const change = { sku: variant.sku, warehouse: 'nl', change: 10, reason: 'received' }
        succeeded(await desk.call('stock.change', change))
        stockChanges += 1
      }
    }
    if (turn % TURNS_PER_PUBLICATION === 0) {
      await publish(desk, slugs[(turn / TURNS_PER_PUBLICATION) % slugs.length] ?? '', titles, turn)
      publications += 1
    }
  }
  for (let turn = 0; !signal.aborted; turn += 1) {
    const startedAt = performance.now()
    await workOneTurn(turn).catch((error: unknown) => errors.push(messageOf(error)))
    await pause(Math.max(0, startedAt + TURN_MS - performance.now()), undefined, { signal }).catch(() => {})
  }
  return { prices, stockChanges, publications, errors }
}

/** Another title, published. `titles`: as they were before the first change. */
async function publish(desk: DeskClient, slug: string, titles: Map<string, string>, turn: number): Promise<void> {
  const { name, content } = story.parse(succeeded(await desk.call('story.read', { slug }))).value
  const title = titles.get(slug) ?? content.title
  titles.set(slug, title)
  const edit = { slug, name, content: { ...content, title: `${title} ${turn}` }, publish: true, checkOnly: false }
  saved.parse(succeeded(await desk.call('story.save', edit)))
}
