/**
 * Pictures in the requested form: from the disk cache or the folder of the shop if they were rendered before, otherwise rendered
 * now. Concurrent requests for one form share one rendering; when all of them were abandoned it is cancelled. A recent failure is
 * not retried immediately.
 */
import { LRUCache } from 'lru-cache'
import type { Log } from '../../platform/log/log.ts'
import { fail, ok, type Fail, type Result } from '../../platform/result.ts'
import { renderingKey, type Rendering } from './address/rendering.ts'
import type { SharedPictures } from './pictures/shared-pictures.ts'
import type { StoredPicture } from './cache/cache-file.ts'
import type { DiskCache } from './cache/disk-cache.ts'
import type { ShippedRenderings } from './cache/shipped-renderings.ts'
import { pictureFile } from './pictures/picture-files.ts'
import type { Picture } from './pictures/find-picture.ts'
import type { RenderFailure, RenderSource } from './render/render-job.ts'
import type { RenderCaller, RenderPool, Waiting } from './render/render-pool.ts'
import { IMAGE_LOG } from './log-codes.ts'

export type Obtained = Result<StoredPicture, RenderFailure>

export type RenderingsDeps = {
  readonly pool: RenderPool
  readonly disk: DiskCache
  readonly shipped: ShippedRenderings
  /** The folder of merchants' pictures. */
  readonly folder: string
  /** Where nodes share pictures. */
  readonly sharing?: SharedPictures | undefined
  readonly log: Log
}

/** With a signal the caller may stop waiting. */
export type RenderingCaller = RenderCaller & { readonly signal?: AbortSignal }

export type Renderings = ReturnType<typeof createRenderings>

/** A picture that kills its process would do so with every visitor. */
const FAILED_MS = 60_000
const MAX_CACHED_FAILURES = 1000

const CANCELLED = fail({ code: 'CANCELLED', reason: 'No caller waits for it any more' } as const)

/** Renderings of one picture at one width that are made together, and the callers that wait for them. */
type Work = { caller: RenderCaller; waiting: Waiting | undefined; callers: number; isCancelled: boolean }

type Flight = { readonly obtained: Promise<Obtained>; readonly work: Work }

/** Long: a factory; its functions share what is being rendered. */
export function createRenderings({ pool, disk, shipped, folder, sharing, log }: RenderingsDeps) {
  const flights = new Map<string, Flight>()
  /** Of visitors, by client. */
  const underWay = new Map<string, number>()
  const failed = new LRUCache<string, Obtained>({ max: MAX_CACHED_FAILURES, ttl: FAILED_MS })

  const read = async (key: string): Promise<StoredPicture | undefined> =>
    (await disk.read(key)) ?? (await shipped.read(key)) ?? (await readShared(key))

  /** An object store that fails costs a rendering, not an answer. */
  const orLog = (work: Promise<void>): Promise<void> =>
    work.catch((err: unknown) => log.write(IMAGE_LOG.objectStorageFailed, { err }))

  const readShared = async (key: string): Promise<StoredPicture | undefined> => {
    let bytes: Buffer | undefined
    if (sharing) await orLog(sharing.readRendering(key).then((found) => void (bytes = found)))
    return bytes && disk.write(key, bytes)
  }

  /** All of one picture at one width: what is missing on disk is rendered in one go. */
  function start(wanted: readonly Rendering[], { urgency, client }: RenderCaller): void {
    const isCounted = urgency === 'visitor'
    if (isCounted) countUnderWay(client, 1)
    const work: Work = { caller: { urgency, client }, waiting: undefined, callers: 0, isCancelled: false }
    const all = obtainAll(wanted, async (job) => {
      if (work.isCancelled) return CANCELLED
      work.waiting = pool.render(job, work.caller)
      return work.waiting.rendered
    }).catch((err: unknown) => {
      // No caller may be left to catch it, and an unhandled rejection would end the process.
      log.write(IMAGE_LOG.renderCrashed, { err })
      return new Map<string, Obtained>()
    })
    if (isCounted) void all.then(() => countUnderWay(client, -1))
    for (const key of wanted.map(renderingKey)) {
      const obtained = all.then((results) => results.get(key) ?? missing(key))
      const flight = { obtained, work }
      flights.set(key, flight)
      void obtained.then(() => flights.get(key) === flight && flights.delete(key))
    }
  }

  function countUnderWay(client: string, more: 1 | -1): void {
    const count = (underWay.get(client) ?? 0) + more
    if (count > 0) underWay.set(client, count)
    else underWay.delete(client)
  }

  async function obtainAll(wanted: readonly Rendering[], render: Render): Promise<ReadonlyMap<string, Obtained>> {
    const results = new Map<string, Obtained>()
    for (const key of wanted.map(renderingKey)) {
      const stored = await read(key)
      if (stored) results.set(key, ok(stored))
    }
    const lacking = wanted.filter((rendering) => !results.has(renderingKey(rendering)))
    const [first] = lacking
    if (!first) return results
    const { picture, width } = first
    if (sharing && picture.kind === 'file') await orLog(sharing.ensureFile(picture))
    const rendered = await render({ source: sourceOf(picture, folder), width, outputs: lacking.map(outputOf) })
    for (const [index, key] of lacking.map(renderingKey).entries()) {
      const bytes = rendered.ok ? rendered.value[index] : undefined
      if (bytes && sharing) void orLog(sharing.writeRendering(key, bytes))
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

  async function join(key: string, { urgency, client, signal }: RenderingCaller): Promise<Obtained> {
    const flight = flights.get(key)
    if (!flight) return failed.get(key) ?? missing(key)
    const { work, obtained } = flight
    if (urgency !== 'ahead' && work.caller.urgency === 'ahead') {
      work.caller = { urgency, client }
      work.waiting?.hurry(client)
    }
    work.callers += 1
    const leave = () => leaveWork(work)
    signal?.addEventListener('abort', leave, { once: true })
    if (signal?.aborted) leave()
    return obtained.finally(() => signal?.removeEventListener('abort', leave))
  }

  function leaveWork(work: Work): void {
    work.callers -= 1
    if (work.callers > 0) return
    work.isCancelled = true
    work.waiting?.cancel()
  }

  return {
    /** Reads the disk only. */
    find: (rendering: Rendering): Promise<StoredPicture | undefined> => read(renderingKey(rendering)),

    /** How many pictures are rendered for a visitor from this address, or wait to be. */
    underWayFor: (client: string): number => underWay.get(client) ?? 0,

    /** The results in the order of the requested renderings, which are all of one picture at one width. */
    obtain(wanted: readonly Rendering[], caller: RenderingCaller): Promise<readonly Obtained[]> {
      const fresh = wanted.filter((rendering) => {
        const key = renderingKey(rendering)
        return (flights.get(key)?.work.isCancelled ?? true) && !failed.has(key)
      })
      if (fresh.length > 0) start(fresh, caller)
      return Promise.all(wanted.map((rendering) => join(renderingKey(rendering), caller)))
    },
  }
}

type Render = (job: Parameters<RenderPool['render']>[0]) => Waiting['rendered']

const sourceOf = (picture: Picture, folder: string): RenderSource =>
  picture.kind === 'file'
    ? { kind: 'file', file: pictureFile(folder, picture), opaque: picture.opaque }
    : { kind: 'drawing', name: picture.name }

const outputOf = ({ format, quality, background }: Rendering) => ({ format, quality, background })

const missing = (key: string): Obtained => ({
  ok: false,
  failure: { code: 'FAILED', reason: `Nothing was rendered for ${key}` },
})
