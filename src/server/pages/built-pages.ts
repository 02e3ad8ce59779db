/** Pages from the build: which files a page needs is read from the manifest that the build left. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DocumentAssets } from '../../storefront/app/document-html.ts'
import type { PageState } from '../../storefront/app/page-state.ts'
import type { PageSource, StorefrontEntry } from './page-source.ts'

type Chunk = {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
export type Manifest = { readonly [source: string]: Chunk }

const ENTRY = 'src/storefront/app/entry-browser.tsx'
/** What only editors load. */
const PREVIEW = 'src/storefront/features/content/preview/index.ts'
/** What every page shows first; the extended-latin halves are fetched only where a text needs them. */
const FONTS = ['src/brand/fonts/figtree-latin.woff2', 'src/brand/fonts/bricolage-grotesque-latin.woff2']

/** What the build says of itself. */
type Built = { readonly build: string; readonly bootstrap: string }

export async function builtPages(dist: string): Promise<PageSource> {
  const [manifest, { build, bootstrap }] = await Promise.all([
    readFile(join(dist, 'client', 'manifest.json'), 'utf8').then((text): Manifest => JSON.parse(text)),
    readFile(join(dist, 'build.json'), 'utf8').then((text): Built => JSON.parse(text)),
  ])
  const entry: Promise<StorefrontEntry> = import(pathToFileURL(join(dist, 'ssr', 'entry-server.js')).href)
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
