/**
 * Renderings cached on disk, bounded in bytes, least recently used evicted first. Only a cache: when the disk is full
 * or cannot be written to, pictures are rendered again and the shop continues to work.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../platform/clock.ts'
import type { LogCode } from '../../../platform/log/log-code.ts'
import type { Log } from '../../../platform/log/log.ts'
import { UNFINISHED, writeWhole } from '../pictures/picture-files.ts'
import { ENCODERS } from '../render/encoders.ts'
import type { StoredPicture } from './cache-file.ts'
import { packPicture, unpackPicture } from './cache-file.ts'
import { IMAGE_LOG } from '../log-codes.ts'

export type DiskCacheOptions = {
  readonly folder: string
  /** 0 disables the cache. */
  readonly megabytes: number
  readonly clock: Clock
  readonly log: Log
}

export type DiskCache = ReturnType<typeof createDiskCache>

/** Other settings produce other bytes: these are in another folder, which is no longer read and is evicted by age. */
const VERSION = createHash('sha256').update(JSON.stringify(ENCODERS)).digest('hex').slice(0, 8)
/** Another node may be writing it this moment. */
const ABANDONED_MS = 60 * 60 * 1000

/** Long: a factory; its functions share the list of files. */
export function createDiskCache({ folder, megabytes, clock, log }: DiskCacheOptions) {
  /** The size of each file by its place below the folder, the one unread for longest first. */
  const files =
    megabytes > 0
      ? new LRUCache<string, number>({
          maxSize: megabytes * 1024 * 1024,
          sizeCalculation: (bytes) => bytes,
          dispose: (_, place, reason) => {
            if (reason === 'evict') void discard(place)
          },
        })
      : undefined
  let scanning: Promise<void> | undefined
  let complained = false

  const placeOf = (key: string) => join(VERSION, key.slice(0, 2), key)
  const discard = (place: string) => rm(join(folder, place), { force: true }).catch(() => undefined)

  /** The files of earlier runs. Read once, on first use; only the size accounting waits for it. */
  function scanned(): Promise<void> {
    scanning ??= scan().catch((err: unknown) => complain(IMAGE_LOG.cacheUnreadable, err))
    return scanning
  }

  async function scan(): Promise<void> {
    const found = await filesBelow(folder)
    const isUnfinished = ({ place }: FoundFile) => place.endsWith(UNFINISHED)
    const abandonedAt = clock.now().getTime() - ABANDONED_MS
    const abandoned = found.filter((file) => isUnfinished(file) && file.usedAt < abandonedAt)
    await Promise.all(abandoned.map(({ place }) => discard(place)))
    const whole = found.filter((file) => !isUnfinished(file)).toSorted((a, b) => a.usedAt - b.usedAt)
    for (const { place, bytes } of whole) count(place, bytes)
  }

  function count(place: string, bytes: number): void {
    files?.set(place, Math.max(1, bytes))
    // Larger than the whole cache: it was not taken in.
    if (!files?.has(place)) void discard(place)
  }

  /** Once, until it works again: a full disk would fill the log too. */
  function complain(line: LogCode, err: unknown): void {
    if (!complained) log.write(line, { err, folder })
    complained = true
  }

  return {
    /** Whether it is cached, by the index in memory. Does not read the disk. */
    async has(key: string): Promise<boolean> {
      await scanned()
      return files?.has(placeOf(key)) ?? false
    },

    async read(key: string): Promise<StoredPicture | undefined> {
      if (!files) return undefined
      const place = placeOf(key)
      const file = await readFile(join(folder, place)).catch(() => undefined)
      if (!file) return undefined
      const picture = unpackPicture(key, file)
      if (!picture) {
        files.delete(place)
        await discard(place)
        return undefined
      }
      // The next start learns from the time of the file what was used last.
      const now = clock.now()
      utimes(join(folder, place), now, now).catch(() => undefined)
      files.get(place)
      return picture
    },

    /** Returns the picture whether it could be cached or not. */
    async write(key: string, bytes: Buffer): Promise<StoredPicture> {
      const { file, picture } = packPicture(key, bytes)
      if (!files) return picture
      const place = placeOf(key)
      try {
        await writeWhole(join(folder, place), file)
      } catch (err) {
        complain(IMAGE_LOG.cacheNotWritable, err)
        return picture
      }
      complained = false
      await scanned()
      count(place, file.byteLength)
      return picture
    },
  }
}

type FoundFile = { readonly place: string; readonly bytes: number; readonly usedAt: number }

async function filesBelow(folder: string): Promise<readonly FoundFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files: FoundFile[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const known = await stat(path).catch(() => undefined)
    if (known) files.push({ place: relative(folder, path), bytes: known.size, usedAt: known.mtimeMs })
  }
  return files
}
