/** Pictures cached in memory, ready to be sent, by the address of the request: no promise, no query, no parsing. */
import { LRUCache } from 'lru-cache'
import { TextCache } from '../../../platform/text-cache.ts'
import { cachedFormats, type EncodedFormat } from '../address/choose-format.ts'
import type { Rendering } from '../address/rendering.ts'
import { lastModifiedOf } from '../../../platform/http/conditional-requests.ts'
import type { Picture } from '../pictures/find-picture.ts'
import type { StoredPicture } from './cache-file.ts'

/** A complete response, sent many times. */
export type CachedPicture = {
  readonly status: 200
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly etag: string
}

/** Under the name of its content a picture never changes. */
const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Pictures are public and embedded in mails, feeds and other sites. Browsers must not interpret one as anything but a
 * picture.
 */
export const EVERY_PICTURE = { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'cross-origin' }

export const pictureHeaders = (format: EncodedFormat, cacheControl: string, negotiated: boolean) => ({
  ...EVERY_PICTURE,
  'Content-Type': `image/${format}`,
  'Cache-Control': cacheControl,
  ...(negotiated ? { Vary: 'Accept' } : {}),
})

/** Of a picture as it was requested. What is sent until it is rendered has no date: with the same one it would never be replaced. */
export const lastingHeaders = (
  format: EncodedFormat,
  negotiated: boolean,
  { createdAt }: Pick<Picture, 'createdAt'>,
) => ({
  ...pictureHeaders(format, FOREVER, negotiated),
  'Last-Modified': lastModifiedOf(new Date(createdAt)),
})

const MEGABYTE = 1024 * 1024
/** A larger one is rarely requested, and would evict a hundred that are. */
const LARGEST = MEGABYTE / 2
const MAX_ADDRESSES = 10_000
/** Longer than any of our addresses: clients may add arbitrary parameters, and would fill the memory with them. */
const MAX_ADDRESS_LENGTH = 512

type Place = { readonly key: string; readonly negotiated: boolean }

export type PictureMemory = {
  readonly findCached: (address: string, accept: string | undefined) => CachedPicture | undefined
  readonly find: (key: string) => StoredPicture | undefined
  readonly store: (key: string, rendering: Pick<Rendering, 'format' | 'picture'>, stored: StoredPicture) => void
  /** This address, from a client that accepts this, is that picture. */
  readonly note: (address: string, accept: string | undefined, place: Place) => void
}

export function createPictureMemory(megabytes: number): PictureMemory {
  const pictures = new LRUCache<string, { readonly exact: CachedPicture; readonly negotiated: CachedPicture }>({
    maxSize: megabytes * MEGABYTE,
    maxEntrySize: LARGEST,
    sizeCalculation: ({ exact }) => Math.max(1, exact.body.byteLength),
  })
  const formatOf = cachedFormats()
  const limits = { maxEntries: MAX_ADDRESSES, maxKeyLength: MAX_ADDRESS_LENGTH }
  /** By the format that the client accepts, then by address. */
  const places: Readonly<Record<EncodedFormat, TextCache<Place>>> = {
    avif: new TextCache(limits),
    webp: new TextCache(limits),
    jpeg: new TextCache(limits),
  }

  return {
    findCached(address, accept) {
      const place = places[formatOf(accept)].get(address)
      if (!place) return undefined
      const picture = pictures.get(place.key)
      return place.negotiated ? picture?.negotiated : picture?.exact
    },

    find(key) {
      const picture = pictures.get(key)?.exact
      return picture && { bytes: picture.body, etag: picture.etag }
    },

    store(key, { format, picture }, { bytes, etag }) {
      if (pictures.has(key)) return
      const answer = (negotiated: boolean): CachedPicture => ({
        status: 200,
        headers: lastingHeaders(format, negotiated, picture),
        body: bytes,
        etag,
      })
      pictures.set(key, { exact: answer(false), negotiated: answer(true) })
    },

    note(address, accept, place) {
      places[formatOf(accept)].set(address, place)
    },
  }
}
