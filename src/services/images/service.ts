import type { Context as ServiceContext } from 'hono'
import { join } from 'node:path'
import { systemClock, type Clock } from '../../platform/clock.ts'
import type { Fetch } from '../../contracts/call-json.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { clientOf } from '../../platform/http/client-address.ts'
import { isKnown } from '../../platform/http/conditional-requests.ts'
import { refuse } from '../../platform/http/http-errors.ts'
import { createServiceApp, type ServiceEnv } from '../../platform/http/service-app.ts'
import type { Log } from '../../platform/log/log.ts'
import type { ObjectStorage } from '../../platform/object-storage/object-storage.ts'
import { restrictToOwner } from '../../platform/private-files.ts'
import { chooseFormat } from './address/choose-format.ts'
import { IMAGES_PREFIX, readPictureAddress } from '../../contracts/images/picture-address.ts'
import { readPictureRequest, type PictureRequest } from './address/picture-request.ts'
import { renderingKey, toRendering, type Rendering } from './address/rendering.ts'
import type { StoredPicture } from './cache/cache-file.ts'
import { createDiskCache } from './cache/disk-cache.ts'
import { shippedRenderings } from './cache/shipped-renderings.ts'
import {
  createPictureMemory,
  EVERY_PICTURE,
  lastingHeaders,
  pictureHeaders,
  type CachedPicture,
} from './cache/picture-memory.ts'
import { createAheadReader, createPictureFinder, type Picture } from './pictures/find-picture.ts'
import { picturesFolder } from './pictures/picture-files.ts'
import { sharedPictures } from './pictures/shared-pictures.ts'
import { plainPicture } from './plain-picture.ts'
import { createRenderAhead } from './render-ahead.ts'
import type { RenderFailure } from './render/render-job.ts'
import { createRenderPool, type PoolOptions, type RenderPool } from './render/render-pool.ts'
import { createRenderings, type Obtained, type RenderingCaller } from './renderings.ts'
import { IMAGE_LOG } from './log-codes.ts'
import type { ImageTables } from './tables.ts'

type Context = ServiceContext<ServiceEnv>

export type ImageDeps = {
  readonly database: Pick<Database<ImageTables>, 'query'>
  /** Holds merchants' pictures and the renderings. */
  readonly dataDir: string
  /** Renderings that come with the folder of the shop. */
  readonly shippedFolder?: string | undefined
  readonly cacheMegabytes: number
  /** Shared with other nodes; without it everything is in `dataDir`. */
  readonly objects?: ObjectStorage | undefined
  /** Whether common forms are prerendered. */
  readonly ahead: boolean
  readonly log: Log
  readonly clock?: Clock
} & PoolOptions

export type ImageService = {
  readonly fetch: Fetch
  /** The response to a path and query, if it is cached in memory: returned synchronously. */
  readonly findCached: (address: string, accept: string | undefined) => CachedPicture | undefined
  /** Prerenders what is missing. Runs in the background; callers need not wait. */
  readonly renderAhead: () => Promise<void>
  readonly counts: RenderPool['counts']
  readonly close: () => Promise<void>
}

const MAX_BODY_BYTES = 1024
const MEMORY_MB = 64
/** Until the better format is there. */
const A_MINUTE = 'public, max-age=60'
/** One that is rendered and two that wait: the next picture of the client is sent as a preview. */
const MAX_UNDER_WAY = 3
/** Drawn in a sixth of the time of a tile's picture. */
const PREVIEW_WIDTH = 160
/** The widest that is rendered after its preview was sent. */
const MAX_AHEAD_WIDTH = 1024

/**
 * The image service: registered pictures, in the width, format and quality of their address. It must never take an
 * address of elsewhere, send bytes as they were uploaded, or render where visitors are answered.
 * Long: a factory; its functions share the caches.
 */
export function createImageService(deps: ImageDeps): ImageService {
  const { database, dataDir, cacheMegabytes, log, clock = systemClock } = deps
  const pool = createRenderPool(deps)
  const cacheFolder = join(dataDir, 'picture-cache')
  for (const folder of [dataDir, cacheFolder, picturesFolder(dataDir)]) restrictToOwner(folder)
  const disk = createDiskCache({ folder: cacheFolder, megabytes: cacheMegabytes, clock, log })
  const shipped = shippedRenderings(deps.shippedFolder)
  const sharing = deps.objects && sharedPictures(deps.objects, picturesFolder(dataDir))
  const renderings = createRenderings({ pool, disk, shipped, folder: picturesFolder(dataDir), sharing, log })
  const memory = createPictureMemory(MEMORY_MB)
  const findPicture = createPictureFinder(database)
  const renderAhead = createRenderAhead({
    pictures: createAheadReader(database),
    renderings,
    isStored: async (key) => (await disk.has(key)) || (await shipped.has(key)),
    clock,
    log,
  })

  const app = createServiceApp({ name: 'images', log, maxBodyBytes: MAX_BODY_BYTES })
  app.use(async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  })
  app.get(`${IMAGES_PREFIX}*`, async (c) => {
    const { pathname, searchParams } = new URL(c.req.url)
    const request = readPictureRequest(searchParams)
    if (!request.ok) return refuse(c, 'INVALID_REQUEST', request.failure)
    const address = readPictureAddress(pathname)
    const picture = address && (await findPicture(address.hash, address.name))
    return picture ? sendPicture(c, picture, request.value) : sendPlain(c, undefined, 404, A_MINUTE)
  })

  async function sendPicture(c: Context, picture: Picture, request: PictureRequest): Promise<Response> {
    const negotiated = request.format === 'auto'
    const format = negotiated ? chooseFormat(c.req.header('Accept')) : request.format
    const rendering = toRendering(picture, request, format)
    const caller = callerOf(c)
    if (!(await find(rendering))) {
      if (renderings.underWayFor(caller.client) >= MAX_UNDER_WAY) return sendPreview(c, rendering, caller)
      if (negotiated && format === 'avif') return sendForNow(c, rendering, { ...rendering, format: 'webp' }, caller)
    }
    const obtained = await obtain(rendering, caller)
    if (!obtained.ok) return sendFailure(c, picture, obtained.failure)
    const { pathname, search } = new URL(c.req.url)
    memory.note(pathname + search, c.req.header('Accept'), { key: renderingKey(rendering), negotiated })
    return send(c, obtained.value, lastingHeaders(format, negotiated, picture))
  }

  /** A small one now, and the requested one after the visitors' renderings. */
  function sendPreview(c: Context, better: Rendering, caller: RenderingCaller): Promise<Response> {
    const format = better.format === 'avif' ? 'webp' : better.format
    const width = Math.min(better.width, PREVIEW_WIDTH)
    return sendForNow(c, better, { ...better, width, format }, { ...caller, urgency: 'preview' })
  }

  /** AVIF takes long to make: WebP now, and the other after the visitors' renderings. */
  async function sendForNow(
    c: Context,
    better: Rendering,
    substitute: Rendering,
    caller: RenderingCaller,
  ): Promise<Response> {
    const obtained = await obtain(substitute, caller)
    if (!obtained.ok) return sendFailure(c, better.picture, obtained.failure)
    // A large one is rendered only for a visitor who has waited for it.
    if (caller.urgency === 'visitor' || better.width <= MAX_AHEAD_WIDTH) {
      const ahead = { urgency: 'ahead', client: caller.client } as const
      void renderings.obtain([better], ahead).then(([made]) => made?.ok && cacheRendering(better, made.value))
    }
    return send(c, obtained.value, pictureHeaders(substitute.format, A_MINUTE, true))
  }

  async function find(rendering: Rendering): Promise<StoredPicture | undefined> {
    const known = memory.find(renderingKey(rendering))
    if (known) return known
    const stored = await renderings.find(rendering)
    if (stored) cacheRendering(rendering, stored)
    return stored
  }

  async function obtain(rendering: Rendering, caller: RenderingCaller): Promise<Obtained> {
    const known = memory.find(renderingKey(rendering))
    if (known) return { ok: true, value: known }
    const [obtained] = await renderings.obtain([rendering], caller)
    if (!obtained) throw new Error('Requested one rendering and obtained none')
    if (obtained.ok) cacheRendering(rendering, obtained.value)
    return obtained
  }

  const cacheRendering = (rendering: Rendering, stored: StoredPicture) =>
    memory.store(renderingKey(rendering), rendering, stored)

  /** Never an error of the server: a page with a plain area looks better than one with a broken picture. */
  function sendFailure(c: Context, picture: Picture, { code }: RenderFailure): Response {
    if (code === 'FAILED') return sendPlain(c, picture, 404, A_MINUTE)
    if (code === 'BUSY') log.write(IMAGE_LOG.queueFull)
    return sendPlain(c, picture, 200, 'no-store')
  }

  return {
    fetch: async (request) => app.fetch(request),
    findCached: memory.findCached,
    renderAhead: async () => {
      if (deps.ahead && cacheMegabytes > 0) await renderAhead()
    },
    get counts() {
      return pool.counts
    },
    close: pool.close,
  }
}

const callerOf = (c: Context): RenderingCaller => ({
  urgency: 'visitor',
  client: clientOf(c.req.raw),
  signal: c.req.raw.signal,
})

function sendPlain(c: Context, picture: Picture | undefined, status: 200 | 404, cacheControl: string): Response {
  return c.body(plainPicture(picture), status, {
    ...EVERY_PICTURE,
    'Content-Type': 'image/svg+xml',
    'Cache-Control': cacheControl,
  })
}

type Headers = Readonly<Record<string, string>>

function send(c: Context, { bytes, etag }: StoredPicture, headers: Headers): Response {
  const all = { ...headers, ETag: etag }
  const conditions = { ifNoneMatch: c.req.header('If-None-Match'), ifModifiedSince: c.req.header('If-Modified-Since') }
  if (isKnown(conditions, { etag, lastModified: headers['Last-Modified'] })) return c.body(null, 304, all)
  return c.body(new Uint8Array(bytes), 200, { ...all, 'Content-Length': String(bytes.byteLength) })
}
