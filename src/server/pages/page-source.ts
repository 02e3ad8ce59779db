/** Where the server gets its pages from: the build in production, the source files while developing. */
import type * as storefrontEntry from '../../storefront/app/entry-server.tsx'
import type { DocumentAssets } from '../../storefront/app/document-html.ts'
import type { PageState } from '../../storefront/app/page-state.ts'

/** The storefront's server entry. It is built, so it is known here by its type only. */
export type StorefrontEntry = typeof storefrontEntry

export type PageSource = {
  readonly build: string
  readonly development: boolean
  readonly bootstrap: string
  entry(): Promise<StorefrontEntry>
  assetsOf(state: PageState): DocumentAssets
}
