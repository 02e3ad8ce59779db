/**
 * robots.txt, the service worker, and the sitemaps and web app manifests of all storefronts. Built on request from content and
 * discovery, and cached for ten minutes: a robot reads all of them in a row, then not for hours. Of a large sitemap only its tag is
 * cached; it is written while it is sent.
 */
import { createHash } from 'node:crypto'
import type { DirectoryEntry } from '../../contracts/discovery/discovery.ts'
import { isStorefrontCode, STOREFRONT_CODES } from '../../markets/storefronts/codes.ts'
import { findStorefront } from '../../markets/storefronts/table.ts'
import type { Environment, StorefrontCode } from '../../markets/types.ts'
import type { Clock } from '../../platform/clock.ts'
import { lastModifiedOf } from '../../platform/http/conditional-requests.ts'
import type { Clients } from '../../storefront/page/page-contract.ts'
import type { EncodedResponse } from '../http/answer.ts'
import { etagOf, weakTag } from '../http/answer.ts'
import { Packed } from '../http/encodings.ts'
import { EVERYWHERE } from '../http/security-headers.ts'
import { pagesOfStorefront } from './pages-of-storefront.ts'
import { offlineWorker } from './offline-worker.ts'
import { robotsTxt } from './robots-txt.ts'
import { mapChunks, mapFiles, mapIndex, type MapFile, type SitePages } from './sitemap-xml.ts'
import type { StreamedFile } from './stream-file.ts'
import { webAppManifest } from './web-app-manifest.ts'

const ROBOTS = '/robots.txt'
const WORKER = '/widgets/offline.js'
const INDEX = '/sitemap.xml'
/** `/manifest/uk.webmanifest` */
const MANIFEST = /^\/manifest\/([a-z]{2})\.webmanifest$/
/** `/sitemap/uk.xml`, and `/sitemap/uk-2.xml` where one file cannot hold it. */
const MAP = /^\/sitemap\/([a-z]{2})(?:-([1-9]\d{0,3}))?\.xml$/

const CACHED_MS = 10 * 60_000
/** A larger sitemap is not cached: there are twelve storefronts, and a file may have tens of megabytes. */
const MAX_CACHED_BYTES = 2 ** 20

type Deps = {
  readonly clients: Pick<Clients, 'content' | 'discovery'>
  readonly environment: Environment
  readonly publicUrl: () => string
  readonly clock: Clock
}

type StorefrontMap = { readonly pages: SitePages; readonly files: readonly MapFile[] }

export type SiteFile = EncodedResponse | StreamedFile

export type SiteFiles = (path: string) => Promise<SiteFile | undefined> | undefined

/** Undefined for other paths; a promise of undefined for a sitemap that does not exist. Long: one entry per file. */
export function createSiteFiles({ clients, environment, publicUrl, clock }: Deps): SiteFiles {
  const manifestFile = (code: StorefrontCode) => {
    const storefront = findStorefront(environment, code)
    return storefront && fileOf(webAppManifest(code, storefront.markets[0].language), 'application/manifest+json')
  }
  const workerFile = (): EncodedResponse => {
    const languages = STOREFRONT_CODES.flatMap((code) => {
      const language = findStorefront(environment, code)?.markets[0].language
      return language === undefined ? [] : [[code, language] as const]
    })
    const file = fileOf(offlineWorker(Object.fromEntries(languages)), 'text/javascript')
    return { ...file, headers: { ...file.headers, 'Service-Worker-Allowed': '/' } }
  }
  const maps = new Map<StorefrontCode, Promise<StorefrontMap>>()
  /** By path. */
  const mapsMade = new Map<string, Promise<SiteFile>>()
  let products: Promise<readonly DirectoryEntry[]> | undefined
  /** By path: the file as it was last built, and since when it is the same. */
  const built = new Map<string, { readonly etag: string; readonly builtAt: Date }>()
  let since = 0

  /** A page that was removed leaves no date behind, so a file is dated when a process first builds it as it is. */
  function dated<File extends UndatedFile | StreamedFile>(path: string, file: File): File {
    const before = built.get(path)
    const builtAt = before?.etag === file.etag ? before.builtAt : clock.now()
    built.set(path, { etag: file.etag, builtAt })
    return { ...file, headers: { ...file.headers, 'Last-Modified': lastModifiedOf(builtAt) } }
  }

  /** All maps expire together, so that the dates in the index match them. */
  function expireMaps(): void {
    const now = clock.now().getTime()
    if (products && now - since < CACHED_MS) return
    maps.clear()
    mapsMade.clear()
    since = now
    products = clients.discovery.directory()
    products.catch(() => {
      products = undefined
    })
  }

  async function makeMap(code: StorefrontCode): Promise<StorefrontMap> {
    const storefront = findStorefront(environment, code)
    if (!storefront) return { pages: { length: 0, sizeOf: () => undefined, entryOf: () => undefined }, files: [] }
    const { contentKey, contentLocale: language } = storefront
    const [stories, entries] = await Promise.all([
      clients.content.fetchSiblings({ contentKey, slug: '', language }),
      products ?? [],
    ])
    const pages = pagesOfStorefront(stories, entries, { environment, origin: publicUrl(), code })
    return { pages, files: await mapFiles(pages) }
  }

  const mapOf = (code: StorefrontCode): Promise<StorefrontMap> => once(maps, code, () => makeMap(code))

  async function mapFile(code: StorefrontCode, place: number): Promise<SiteFile | undefined> {
    const { pages, files } = await mapOf(code)
    const file = files[place]
    const path = mapPath(code, place)
    return file && once(mapsMade, path, async () => dated(path, await fileOfChunks(() => mapChunks(pages, file))))
  }

  async function index(): Promise<EncodedResponse> {
    const files: Parameters<typeof mapIndex>[0][number][] = []
    // Sequential, so that it does not slow down requests of visitors.
    for (const code of STOREFRONT_CODES) {
      const map = await mapOf(code)
      files.push(...map.files.map(({ changedAt }, place) => ({ url: publicUrl() + mapPath(code, place), changedAt })))
    }
    return dated(INDEX, xmlFile(mapIndex(files)))
  }

  return (path) => {
    if (path === ROBOTS)
      return Promise.resolve(dated(ROBOTS, fileOf(robotsTxt(environment, publicUrl()), 'text/plain')))
    if (path === WORKER) return Promise.resolve(workerFile())
    const [, app] = MANIFEST.exec(path) ?? []
    if (app !== undefined) return Promise.resolve(isStorefrontCode(app) ? manifestFile(app) : undefined)
    const [, code, number = '1'] = MAP.exec(path) ?? []
    if (path !== INDEX && code === undefined) return undefined
    expireMaps()
    if (path === INDEX) return index()
    return isStorefrontCode(code) ? mapFile(code, Number(number) - 1) : Promise.resolve(undefined)
  }
}

const mapPath = (code: StorefrontCode, place: number): string =>
  `/sitemap/${code}${place === 0 ? '' : `-${place + 1}`}.xml`

/** Made once for all who wait for it; again after a failure. */
function once<Key, Value>(made: Map<Key, Promise<Value>>, key: Key, make: () => Promise<Value>): Promise<Value> {
  const known = made.get(key)
  if (known) return known
  const making = make()
  made.set(key, making)
  making.catch(() => made.get(key) === making && made.delete(key))
  return making
}

type UndatedFile = EncodedResponse & { readonly etag: string }

const xmlFile = (xml: string): UndatedFile => fileOf(xml, 'application/xml')

/** Its tag needs all of it; its bytes are cached only if they are few. */
async function fileOfChunks(chunks: () => AsyncIterable<string>): Promise<UndatedFile | StreamedFile> {
  const hash = createHash('sha256')
  const written: string[] = []
  let bytes = 0
  for await (const chunk of chunks()) {
    hash.update(chunk)
    bytes += Buffer.byteLength(chunk)
    if (bytes <= MAX_CACHED_BYTES) written.push(chunk)
    else written.length = 0
  }
  if (bytes <= MAX_CACHED_BYTES) return xmlFile(written.join(''))
  return { status: 200, headers: headersOf('application/xml'), etag: weakTag(hash.digest('base64url')), chunks }
}

const headersOf = (type: string): EncodedResponse['headers'] => ({
  ...EVERYWHERE,
  'Content-Type': `${type}; charset=utf-8`,
  'Cache-Control': 'public, max-age=3600',
  Vary: 'Accept-Encoding',
})

function fileOf(text: string, type: string): UndatedFile {
  const body = Buffer.from(text)
  return { status: 200, headers: headersOf(type), body: new Packed(body), etag: etagOf(body) }
}
