/**
 * Prerenders the common forms of pictures, one at a time, whenever no visitor waits for another. A shop that was just
 * installed shows its first listing immediately, and within minutes in the best format.
 */
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log/log.ts'
import { qualityOf } from '../../markets/images/image-widths.ts'
import { beginStep } from './give-way.ts'
import { renderingKey, toRendering, type Rendering } from './address/rendering.ts'
import type { Picture } from './pictures/find-picture.ts'
import type { Renderings } from './renderings.ts'
import { IMAGE_LOG } from './log-codes.ts'

/** The widths that listings and product pages request first. */
const WIDTHS = [320, 720] as const
const FORMATS = ['avif', 'webp'] as const

/** So many in a row are not the pictures' fault: the renderer is broken. */
const MAX_FAILURES = 25

const AHEAD = { urgency: 'ahead', client: '' } as const

const STEP = 0.05
const STEP_MS = 15_000

export type RenderAheadDeps = {
  readonly pictures: () => Promise<readonly Picture[]>
  readonly renderings: Pick<Renderings, 'obtain'>
  /** Whether the rendering of this key is on disk. */
  readonly isStored: (key: string) => Promise<boolean>
  readonly clock: Clock
  readonly log: Log
}

/** Resolves when no more pictures can be rendered. A call while it runs makes it check again at the end. */
export function createRenderAhead(deps: RenderAheadDeps): () => Promise<void> {
  let running: Promise<void> | undefined
  let again = false

  async function rounds(): Promise<void> {
    do {
      again = false
      await round(deps)
    } while (again)
  }

  return () => {
    again = running !== undefined
    running ??= rounds()
      .catch((err: unknown) => deps.log.write(IMAGE_LOG.prerenderFailed, { err }))
      .finally(() => {
        running = undefined
      })
    return running
  }
}

async function round({ pictures, renderings, isStored, clock, log }: RenderAheadDeps): Promise<void> {
  const groups = await missingGroups(await pictures(), isStored)
  if (groups.length === 0) return
  const progress = createProgress(groups.flat().length, clock, log)
  let failures = 0
  for (const group of groups) {
    const giveWay = beginStep()
    const results = await renderings.obtain(group, AHEAD)
    if (results.some((result) => !result.ok && result.failure.code === 'CLOSED')) return
    const made = group.filter((_, index) => results[index]?.ok)
    const [first] = made
    if (first && !(await isStored(renderingKey(first)))) {
      return log.write(IMAGE_LOG.prerenderNotStored)
    }
    progress.add(made.length)
    failures = first ? 0 : failures + 1
    if (failures >= MAX_FAILURES) return log.write(IMAGE_LOG.prerenderGaveUp)
    await giveWay()
  }
  progress.end()
}

function createProgress(total: number, clock: Clock, log: Log) {
  const startedAt = clock.now().getTime()
  let made = 0
  let logged = { made, at: startedAt }
  return {
    add(more: number): void {
      made += more
      const at = clock.now().getTime()
      if (made - logged.made < total * STEP && at - logged.at < STEP_MS) return
      logged = { made, at }
      if (made < total) log.write(IMAGE_LOG.prerenderProgress, { made, total })
    },
    end(): void {
      const seconds = Math.round((clock.now().getTime() - startedAt) / 1000)
      log.write(IMAGE_LOG.prerenderFinished, { made, total, seconds })
    },
  }
}

/** Of each picture and width the forms that are not there yet: they share one decoding or drawing. */
async function missingGroups(
  pictures: readonly Picture[],
  isStored: RenderAheadDeps['isStored'],
): Promise<Rendering[][]> {
  const groups: Rendering[][] = []
  const seen = new Set<string>()
  for (const picture of pictures) {
    for (const width of WIDTHS) {
      const group: Rendering[] = []
      for (const rendering of FORMATS.map((format) => commonForm(picture, width, format))) {
        const key = renderingKey(rendering)
        if (!seen.has(key) && !(await isStored(key))) group.push(rendering)
        seen.add(key)
      }
      if (group.length > 0) groups.push(group)
    }
  }
  return groups
}

/** As the storefront requests it: on the background of the picture. */
function commonForm(picture: Picture, width: (typeof WIDTHS)[number], format: (typeof FORMATS)[number]): Rendering {
  const { background } = picture
  return toRendering(picture, { width, format, quality: qualityOf(width), background }, format)
}
