import type { Context as ServiceContext } from 'hono'
import { join } from 'node:path'
import { systemClock, type Clock } from '../../platform/clock.ts'
import type { Fetch } from '../../contracts/call-json.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { refuse } from '../../platform/http/http-errors.ts'
import { createServiceApp, type ServiceEnv } from '../../platform/http/service-app.ts'
import type { Log } from '../../platform/log/log.ts'
import { restrictToOwner } from '../../platform/private-files.ts'
import { chooseFormat, type EncodedFormat } from './address/choose-format.ts'
import { IMAGES_PREFIX, readPictureAddress } from '../../contracts/images/picture-address.ts'
import { readPictureRequest, type PictureRequest } from './address/picture-request.ts'
import { renderingKey, toRendering, type Rendering } from './address/rendering.ts'
import type { StoredPicture } from './cache/cache-file.ts'
import { createDiskCache } from './cache/disk-cache.ts'
import { createPictureMemory, FOREVER, pictureHeaders, type CachedPicture } from './cache/picture-memory.ts'
import { createAheadReader, createPictureFinder, type Picture } from './pictures/find-picture.ts'
import { picturesFolder } from './pictures/picture-files.ts'
import { createRenderAhead } from './render-ahead.ts'
import type { RenderFailure } from './render/child-process.ts'
import { createRenderPool, type PoolOptions } from './render/render-pool.ts'
import { createRenderings, type Obtained } from './renderings.ts'
import type { ImageTables } from './tables.ts'

type Context = ServiceContext<ServiceEnv>

export type ImageDeps = {
  readonly database: Pick<Database<ImageTables>, 'query'>
  /** Holds merchants' pictures and the renderings. */
  readonly dataDir: string
  readonly cacheMegabytes: number
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
  readonly counts: { readonly started: number; readonly processes: number }
  readonly close: () => Promise<void>
}

const MAX_BODY_BYTES = 1024
const MEMORY_MB = 64
/** Until the better format is there. */
const A_MINUTE = 'public, max-age=60'
const RETRY_SECONDS = '2'

/** The placeholder of a missing picture: empty, with the proportions of a product's picture. */
const BLANK: Picture = {
  hash: '0'.repeat(16),
  name: 'blank',
  kind: 'blank',
  width: 720,
  height: 900,
  opaque: false,
  background: '#fffaf2',
}

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
  const renderings = createRenderings({ pool, disk, folder: picturesFolder(dataDir), log })
  const memory = createPictureMemory(MEMORY_MB)
  const findPicture = createPictureFinder(database)
  const renderAhead = createRenderAhead({
    pictures: createAheadReader(database),
    renderings,
    disk,
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
    return picture ? sendPicture(c, picture, request.value) : sendBlank(c, request.value)
  })

  async function sendPicture(c: Context, picture: Picture, request: PictureRequest): Promise<Response> {
    const negotiated = request.format === 'auto'
    const format = negotiated ? chooseFormat(c.req.header('Accept')) : request.format
    const rendering = toRendering(picture, request, format)
    if (negotiated && format === 'avif' && !(await find(rendering))) return sendForNow(c, rendering)
    const obtained = await obtain(rendering)
    if (!obtained.ok) return sendFailure(c, obtained.failure)
    const { pathname, search } = new URL(c.req.url)
    memory.note(pathname + search, c.req.header('Accept'), { key: renderingKey(rendering), negotiated })
    return send(c, obtained.value, pictureHeaders(format, FOREVER, negotiated))
  }

  /** AVIF takes long to make: WebP now, and the other behind whatever visitors wait for. */
  async function sendForNow(c: Context, better: Rendering): Promise<Response> {
    const obtained = await obtain({ ...better, format: 'webp' })
    void renderings.obtain([better], 'ahead').then(([made]) => made?.ok && cacheRendering(better, made.value))
    if (!obtained.ok) return sendFailure(c, obtained.failure)
    return send(c, obtained.value, pictureHeaders('webp', A_MINUTE, true))
  }

  /** Not found, but a picture all the same: a page with a hole looks better than one with a torn paper in it. */
  async function sendBlank(c: Context, request: PictureRequest): Promise<Response> {
    const format = request.format === 'auto' ? blankFormat(c.req.header('Accept')) : request.format
    const blank = await obtain(toRendering(BLANK, { ...request, background: undefined }, format))
    if (!blank.ok) return refuse(c, 'NOT_FOUND')
    return send(c, blank.value, pictureHeaders(format, A_MINUTE, request.format === 'auto'), 404)
  }

  async function find(rendering: Rendering): Promise<StoredPicture | undefined> {
    const known = memory.find(renderingKey(rendering))
    if (known) return known
    const stored = await renderings.find(rendering)
    if (stored) cacheRendering(rendering, stored)
    return stored
  }

  async function obtain(rendering: Rendering): Promise<Obtained> {
    const known = memory.find(renderingKey(rendering))
    if (known) return { ok: true, value: known }
    const [obtained] = await renderings.obtain([rendering], 'visitor')
    if (!obtained) throw new Error('Requested one rendering and obtained none')
    if (obtained.ok) cacheRendering(rendering, obtained.value)
    return obtained
  }

  const cacheRendering = (rendering: Rendering, stored: StoredPicture) =>
    memory.store(renderingKey(rendering), rendering.format, stored)

  function sendFailure(c: Context, { code }: RenderFailure): Response {
    if (code === 'FAILED') return refuse(c, 'INTERNAL_ERROR', { requestId: c.get('requestId') })
    return c.json({ code: 'BUSY', message: 'Too many pictures are being made' }, 503, { 'Retry-After': RETRY_SECONDS })
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

const blankFormat = (accept: string | undefined): EncodedFormat => {
  const format = chooseFormat(accept)
  return format === 'avif' ? 'webp' : format
}

type Headers = Readonly<Record<string, string>>

function send(c: Context, { bytes, etag }: StoredPicture, headers: Headers, status: 200 | 404 = 200): Response {
  const all = { ...headers, ETag: etag }
  if (status === 200 && isKnown(c.req.header('If-None-Match'), etag)) return c.body(null, 304, all)
  return c.body(new Uint8Array(bytes), status, { ...all, 'Content-Length': String(bytes.byteLength) })
}

/** A cache on the way may have weakened the tag, and may hold several. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === etag)
}
