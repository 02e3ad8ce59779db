/**
 * The index of a large shop on disk, so that a node searches seconds after a restart (ENG-07). A cache: a snapshot that is missing,
 * damaged, of another version or too old is ignored, and the index is built from the database.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../../../platform/clock.ts'
import type { Log } from '../../../platform/log/log.ts'
import { PRIVATE_FOLDER } from '../../../platform/private-files.ts'
import { SHOP_VERSION } from '../../../platform/shop-version.ts'
import type { UnrankedProductIndex } from '../build-product-index.ts'
import type { Versions } from '../index-snapshot.ts'
import { DISCOVERY_LOG } from '../log-codes.ts'
import { LANGUAGES } from '../../../markets/languages/languages.ts'
import type { Language } from '../../../markets/types.ts'
import type { TextIndex } from '../index/text-index.ts'
import type { WordIndex } from '../search/search-index.ts'
import { productIndex, textIndex } from './index-shapes.ts'
import { readSections, writeSections } from './section-file.ts'
import { integer, record, texts, type Shape } from './shapes.ts'

/** Raised with every change of what is stored or of how texts are analysed. */
const FORMAT = 2

/** Badges such as "new" depend on the day. */
export const MAX_INDEX_AGE_MS = 24 * 3_600_000

/** A smaller shop builds its index in less than two seconds. */
const MIN_PRODUCTS = 5000

export type StoredVersions = Pick<Versions, 'products' | 'offers'>

type StoredProducts = {
  /** The texts of the same snapshot have the same one. */
  readonly stamp: string
  readonly versions: StoredVersions
  readonly builtAt: Date
  readonly columns: UnrankedProductIndex
}

export type SnapshotFolder = {
  /** A smaller index is not stored. */
  readonly minProducts: number
  readonly readProducts: () => Promise<StoredProducts | undefined>
  readonly readText: (stamp: string, language: Language) => Promise<TextIndex | undefined>
  /** What it is given must not change until it returns. False: it failed, which is logged. */
  readonly write: (snapshot: Omit<StoredProducts, 'stamp'> & { readonly words: WordIndex }) => Promise<boolean>
}

const header = record({
  names: texts,
  products: integer,
  offers: integer,
  builtAt: integer,
})

type Deps = {
  readonly folder: string
  readonly minProducts?: number
  readonly clock: Clock
  readonly log: Pick<Log, 'write'>
}

export function openSnapshotFolder({ folder, minProducts = MIN_PRODUCTS, clock, log }: Deps): SnapshotFolder {
  const productsFile = join(folder, 'products')
  const textFile = (language: Language) => join(folder, `text-${language}`)

  const orUndefined = async <Value>(file: string, reading: Promise<Value>): Promise<Value | undefined> => {
    try {
      return await reading
    } catch (err) {
      if (isMissing(err)) return undefined
      log.write(DISCOVERY_LOG.snapshotUnreadable, { file, err })
      return undefined
    }
  }

  return {
    minProducts,
    readProducts: () =>
      orUndefined(
        productsFile,
        readSections(productsFile, async (from) => {
          const { names, products, offers, builtAt } = await header.read(from)
          const [format, stamp = ''] = names
          const age = clock.now().getTime() - builtAt
          if (format !== formatName() || age < 0 || age > MAX_INDEX_AGE_MS) return undefined
          return {
            stamp,
            versions: { products, offers },
            builtAt: new Date(builtAt),
            columns: await productIndex.read(from),
          }
        }),
      ),
    readText: (stamp, language) =>
      orUndefined(
        textFile(language),
        readSections(textFile(language), async (from) => {
          const { names } = await header.read(from)
          return names[0] === formatName() && names[1] === stamp ? textIndex.read(from) : undefined
        }),
      ),
    async write({ versions, builtAt, columns, words }) {
      try {
        const begin = { names: [formatName(), randomUUID()], ...versions, builtAt: builtAt.getTime() }
        await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
        await removeUnfinished(folder)
        // Texts first: products without their texts would be read, texts without products are not.
        for (const language of LANGUAGES) await writeFile(textFile(language), begin, textIndex, words[language].text)
        await writeFile(productsFile, begin, productIndex, columns)
        return true
      } catch (err) {
        log.write(DISCOVERY_LOG.snapshotNotWritten, { file: folder, err })
        return false
      }
    },
  }
}

type Header = Parameters<typeof header.write>[0]

const writeFile = <Value>(file: string, begin: Header, shape: Shape<Value>, value: Value): Promise<void> =>
  writeSections(file, async (to) => {
    await header.write(begin, to)
    await shape.write(value, to)
  })

const formatName = (): string => `sockeye ${SHOP_VERSION} search index ${FORMAT}`

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const UNFINISHED_MS = 3_600_000

/** What a killed process left behind; younger files may be those of a process that writes now. */
async function removeUnfinished(folder: string): Promise<void> {
  const before = Date.now() - UNFINISHED_MS
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (name.endsWith('.part') && (await stat(file)).mtimeMs < before) await rm(file, { force: true })
  }
}
