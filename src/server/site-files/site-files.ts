/**
 * robots.txt, the service worker, and the sitemaps and web app manifests of all storefronts. Built on request from content and discovery, and cached for ten minutes: a
 * robot reads all of them in a row, then not for hours.
 */
import { LRUCache } from 'lru-cache'
import type { DirectoryEntry } from '../../contracts/discovery/discovery.ts'
import { isStorefrontCode, STOREFRONT_CODES } from '../../markets/storefronts/codes.ts'
import { findStorefront } from '../../markets/storefronts/table.ts'
import type { Environment, StorefrontCode } from '../../markets/types.ts'
import type { Clock } from '../../platform/clock.ts'
import { lastModifiedOf } from '../../platform/http/conditional-requests.ts'
import type { Clients } from '../../storefront/page/page-contract.ts'
import type { EncodedResponse } from '../http/answer.ts'
import { etagOf } from '../http/answer.ts'
import { Packed } from '../http/encodings.ts'
import { EVERYWHERE } from '../http/security-headers.ts'
import { productEntries, storyEntries } from './pages-of-storefront.ts'
import { offlineWorker } from './offline-worker.ts'
import { robotsTxt } from './robots-txt.ts'
import { mapFiles, mapIndex } from './sitemap-xml.ts'
import { webAppManifest } from './web-app-manifest.ts'

const ROBOTS = '/robots.txt'
const WORKER = '/widgets/offline.js'
const INDEX = '/sitemap.xml'
/** `/manifest/uk.webmanifest` */
const MANIFEST = /^\/manifest\/([a-z]{2})\.webmanifest$/
/** `/sitemap/uk.xml`, and `/sitemap/uk-2.xml` where one file cannot hold it. */
const MAP = /^\/sitemap\/([a-z]{2})(?:-([1-9]\d{0,3}))?\.xml$/

const CACHED_MS = 10 * 60_000
/** The sitemaps of a large shop are too large to cache all of them. */
const MAX_BYTES = 64 * 2 ** 20

type Deps = {
  readonly clients: Pick<Clients, 'content' | 'discovery'>
  readonly environment: Environment
  readonly publicUrl: () => string
  readonly clock: Clock
}

type StorefrontMap = { readonly files: readonly EncodedResponse[]; readonly changedAt: readonly (string | undefined)[] }

export type SiteFiles = (path: string) => Promise<EncodedResponse | undefined> | undefined

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
  const maps = new LRUCache<StorefrontCode, StorefrontMap>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf })
  const inProgress = new Map<StorefrontCode, Promise<StorefrontMap>>()
  let products: Promise<readonly DirectoryEntry[]> | undefined
  /** By path: the file as it was last built, and since when it is the same. */
  const built = new Map<string, { readonly etag: string; readonly builtAt: Date }>()
  let since = 0

  /** A page that was removed leaves no date behind, so a file is dated when a process first builds it as it is. */
  function dated(path: string, file: UndatedFile): EncodedResponse {
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
    inProgress.clear()
    since = now
    products = clients.discovery.directory()
    products.catch(() => {
      products = undefined
    })
  }

  async function makeMap(code: StorefrontCode): Promise<StorefrontMap> {
    const storefront = findStorefront(environment, code)
    if (!storefront) return { files: [], changedAt: [] }
    const { contentKey, contentLocale: language } = storefront
    const [stories, entries] = await Promise.all([
      clients.content.fetchSiblings({ contentKey, slug: '', language }),
      products ?? [],
    ])
    const where = { environment, origin: publicUrl(), code }
    const files = mapFiles([...storyEntries(stories, where), ...productEntries(entries, where)])
    return {
      files: files.map(({ xml }, place) => dated(mapPath(code, place), xmlFile(xml))),
      changedAt: files.map(({ changedAt }) => changedAt),
    }
  }

  function mapOf(code: StorefrontCode): Promise<StorefrontMap> {
    const known = maps.get(code)
    if (known) return Promise.resolve(known)
    const making = inProgress.get(code) ?? makeMap(code)
    inProgress.set(code, making)
    void making
      .then((made) => inProgress.get(code) === making && maps.set(code, made))
      .catch(() => undefined)
      .finally(() => inProgress.get(code) === making && inProgress.delete(code))
    return making
  }

  async function index(): Promise<EncodedResponse> {
    const files: Parameters<typeof mapIndex>[0][number][] = []
    // Sequential, so that it does not slow down requests of visitors.
    for (const code of STOREFRONT_CODES) {
      const { changedAt } = await mapOf(code)
      files.push(...changedAt.map((at, place) => ({ url: publicUrl() + mapPath(code, place), changedAt: at })))
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
    return isStorefrontCode(code)
      ? mapOf(code).then(({ files }) => files[Number(number) - 1])
      : Promise.resolve(undefined)
  }
}

const mapPath = (code: StorefrontCode, place: number): string =>
  `/sitemap/${code}${place === 0 ? '' : `-${place + 1}`}.xml`

const bytesOf = ({ files }: StorefrontMap): number =>
  1 + files.reduce((sum, { body }) => sum + (body instanceof Packed ? body.identity : body).byteLength, 0)

type UndatedFile = EncodedResponse & { readonly etag: string }

const xmlFile = (xml: string): UndatedFile => fileOf(xml, 'application/xml')

function fileOf(text: string, type: string): UndatedFile {
  const body = Buffer.from(text)
  return {
    status: 200,
    headers: {
      ...EVERYWHERE,
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=3600',
      Vary: 'Accept-Encoding',
    },
    body: new Packed(body),
    etag: etagOf(body),
  }
}
