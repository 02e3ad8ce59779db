/** Pages of the production build: the files of a page are read from the build's manifest. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { isObject } from '../../contracts/answer-kinds.ts'
import { parseStoredJson } from '../../platform/stored-json.ts'
import type { DocumentAssets } from '../../storefront/app/document-html.ts'
import type { PageState } from '../../storefront/app/page-state.ts'
import type { PageSource, StorefrontEntry } from './page-source.ts'

const chunkSchema = z.object({
  file: z.string(),
  css: z.array(z.string()).exactOptional(),
  imports: z.array(z.string()).exactOptional(),
})
const manifestSchema = z.record(z.string(), chunkSchema)

/** What the build writes about itself. */
const buildSchema = z.object({ build: z.string().min(1), bootstrap: z.string() })

type Chunk = Readonly<z.output<typeof chunkSchema>>
export type Manifest = Readonly<Record<string, Chunk>>

const ENTRY = 'src/storefront/app/entry-browser.tsx'
/** What only editors load. */
const PREVIEW = 'src/storefront/features/content/preview/index.ts'
/** What every page shows first; the extended-latin halves are fetched only where a text needs them. */
const FONTS = ['src/brand/fonts/figtree-latin.woff2', 'src/brand/fonts/bricolage-grotesque-latin.woff2']

export async function builtPages(dist: string): Promise<PageSource> {
  const [manifest, { build, bootstrap }] = await Promise.all([
    readJson(manifestSchema, join(dist, 'client', 'manifest.json')),
    readJson(buildSchema, join(dist, 'build.json')),
  ])
  const entry = importEntry(join(dist, 'ssr', 'entry-server.js'))
  const assets = new Map<string, DocumentAssets>()
  return {
    build,
    development: false,
    bootstrap,
    entry: () => entry,
    assetsOf({ page, preview }) {
      const name = preview ? `preview ${page}` : page
      const known = assets.get(name)
      if (known) return known
      const sources = preview ? [...sourcesOf(page), PREVIEW] : sourcesOf(page)
      const made = { bootstrap, ...assetsFrom(manifest, sources) }
      assets.set(name, made)
      return made
    },
  }
}

async function readJson<Value>(schema: z.ZodType<Value>, file: string): Promise<Value> {
  return parseStoredJson(schema, await readFile(file, 'utf8'), file)
}

async function importEntry(file: string): Promise<StorefrontEntry> {
  const entry: unknown = await import(pathToFileURL(file).href)
  if (!isStorefrontEntry(entry)) throw new Error(`The build has no server entry in ${file}`)
  return entry
}

/** The build compiled it from the module that the type is of. */
const isStorefrontEntry = (entry: unknown): entry is StorefrontEntry =>
  isObject(entry) && 'loadPage' in entry && 'renderPage' in entry

/** The files that a view begins with. The error page is part of the entry. */
export function sourcesOf(page: PageState['page']): readonly string[] {
  const own = page === 'error' ? [] : [`src/storefront/pages/${page}/page.tsx`]
  return [ENTRY, ...own]
}

export function assetsFrom(manifest: Manifest, sources: readonly string[]): Omit<DocumentAssets, 'bootstrap'> {
  const chunks = new Set<Chunk>()
  const collect = (source: string): void => {
    const chunk = chunkOf(manifest, source)
    if (chunks.has(chunk)) return
    chunks.add(chunk)
    for (const imported of chunk.imports ?? []) collect(imported)
  }
  for (const source of sources) collect(source)
  return {
    fonts: FONTS.map((source) => `/${chunkOf(manifest, source).file}`),
    styles: [...new Set([...chunks].flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
    modules: [...chunks].map(({ file }) => `/${file}`),
  }
}

function chunkOf(manifest: Manifest, source: string): Chunk {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no ${source}`)
  return chunk
}
