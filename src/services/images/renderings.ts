/**
 * Pictures in the requested form: from the disk cache if they were rendered before, otherwise rendered now. Concurrent
 * requests for one form share one rendering; a recent failure is not retried at once.
 */
import { LRUCache } from 'lru-cache'
import type { Log } from '../../platform/log/log.ts'
import { ok, type Fail, type Result } from '../../platform/result.ts'
import { renderingKey, type Rendering } from './address/rendering.ts'
import type { StoredPicture } from './cache/cache-file.ts'
import type { DiskCache } from './cache/disk-cache.ts'
import { pictureFile } from './pictures/picture-files.ts'
import type { Picture } from './pictures/find-picture.ts'
import type { RenderFailure } from './render/child-process.ts'
import type { RenderSource } from './render/render-job.ts'
import type { RenderPool, Urgency } from './render/render-pool.ts'
import { IMAGE_LOG } from './log-codes.ts'

export type Obtained = Result<StoredPicture, RenderFailure>

export type RenderingsDeps = {
  readonly pool: RenderPool
  readonly disk: DiskCache
  /** The folder of merchants' pictures. */
  readonly folder: string
  readonly log: Log
}

export type Renderings = ReturnType<typeof createRenderings>

/** A picture that kills its process would do so with every visitor. */
const FAILED_MS = 60_000
const MAX_CACHED_FAILURES = 1000

type Flight = { readonly obtained: Promise<Obtained>; readonly hurry: () => void }

/** Long: a factory; its functions share what is being rendered. */
export function createRenderings({ pool, disk, folder, log }: RenderingsDeps) {
  const flights = new Map<string, Flight>()
  const failed = new LRUCache<string, Obtained>({ max: MAX_CACHED_FAILURES, ttl: FAILED_MS })

  /** All of one picture at one width: what is missing on disk is rendered in one go. */
  function start(wanted: readonly Rendering[], requested: Urgency): void {
    let urgency = requested
    let hurry = () => {
      urgency = 'visitor'
    }
    const all = obtainAll(wanted, (job) => {
      const waiting = pool.render(job, urgency)
      hurry = waiting.hurry
      return waiting.rendered
    }).catch((err: unknown) => {
      // No caller may be left to catch it, and an unhandled rejection would end the process.
      log.write(IMAGE_LOG.renderCrashed, { err })
      return new Map<string, Obtained>()
    })
    for (const key of wanted.map(renderingKey)) {
      const obtained = all.then((results) => results.get(key) ?? missing(key)).finally(() => flights.delete(key))
      flights.set(key, { obtained, hurry: () => hurry() })
    }
  }

  async function obtainAll(wanted: readonly Rendering[], render: Render): Promise<ReadonlyMap<string, Obtained>> {
    const results = new Map<string, Obtained>()
    for (const key of wanted.map(renderingKey)) {
      const stored = await disk.read(key)
      if (stored) results.set(key, ok(stored))
    }
    const lacking = wanted.filter((rendering) => !results.has(renderingKey(rendering)))
    const [first] = lacking
    if (!first) return results
    const { picture, width } = first
    const rendered = await render({ source: sourceOf(picture, folder), width, outputs: lacking.map(outputOf) })
    for (const [index, key] of lacking.map(renderingKey).entries()) {
      const bytes = rendered.ok ? rendered.value[index] : undefined
      results.set(key, bytes ? ok(await disk.write(key, bytes)) : rendered.ok ? missing(key) : rendered)
    }
    if (!rendered.ok) noteFailure(lacking, rendered)
    return results
  }

  function noteFailure(lacking: readonly Rendering[], result: Fail<RenderFailure>): void {
    if (result.failure.code !== 'FAILED') return
    for (const rendering of lacking) failed.set(renderingKey(rendering), result)
    const { name, hash } = lacking[0]?.picture ?? {}
    log.write(IMAGE_LOG.renderFailed, { picture: name, hash, reason: result.failure.reason })
  }

  async function join(key: string, urgency: Urgency): Promise<Obtained> {
    const flight = flights.get(key)
    if (flight && urgency === 'visitor') flight.hurry()
    return flight?.obtained ?? failed.get(key) ?? missing(key)
  }

  return {
    /** Reads the disk only. */
    find: (rendering: Rendering): Promise<StoredPicture | undefined> => disk.read(renderingKey(rendering)),

    /** The results in the order of the requested renderings, which are all of one picture at one width. */
    obtain(wanted: readonly Rendering[], urgency: Urgency): Promise<readonly Obtained[]> {
      const fresh = wanted.filter((rendering) => {
        const key = renderingKey(rendering)
        return !flights.has(key) && !failed.has(key)
      })
      if (fresh.length > 0) start(fresh, urgency)
      return Promise.all(wanted.map((rendering) => join(renderingKey(rendering), urgency)))
    },
  }
}

type Render = (job: Parameters<RenderPool['render']>[0]) => ReturnType<RenderPool['render']>['rendered']

function sourceOf(picture: Picture, folder: string): RenderSource {
  switch (picture.kind) {
    case 'file':
      return { kind: 'file', file: pictureFile(folder, picture), opaque: picture.opaque }
    case 'drawing':
      return { kind: 'drawing', name: picture.name }
    case 'blank':
      return { kind: 'blank', heightOfWidth: picture.height / picture.width }
  }
}

const outputOf = ({ format, quality, background }: Rendering) => ({ format, quality, background })

const missing = (key: string): Obtained => ({
  ok: false,
  failure: { code: 'FAILED', reason: `Nothing was rendered for ${key}` },
})
