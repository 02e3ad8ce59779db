/**
 * The parts of shared content that a page can show, by name: a whole (`certifications`), or one of many
 * (`sizeGuides.socks`). A page has the tags of the parts it read, so a change invalidates only these pages.
 */
import { isDeepStrictEqual } from 'node:util'
import type { SharedContent, SharedTable, SharedTables } from '../../storefront/page/shared-content.ts'
import type { SharedReader } from '../../storefront/page/page-contract.ts'

/** The shell itself; on every page. */
export const SHELL_PART = 'shell'

export const sharedTag = (place: string, part: string): string => `shared:${place}:${part}`

/** The names of what differs. */
export function changedParts(before: SharedContent, after: SharedContent): readonly string[] {
  const [old, young] = [namesOf(before), namesOf(after)]
  return [...new Set([...old.keys(), ...young.keys()])].filter(
    (name) => !isDeepStrictEqual(old.get(name), young.get(name)),
  )
}

const TABLES: readonly SharedTable[] = ['sizeGuides', 'featureIcons', 'enhanced', 'widgets', 'facets']

/** A table is included as a whole too, for pages that read all of it. */
function namesOf(shared: SharedContent): ReadonlyMap<string, unknown> {
  const entries = TABLES.flatMap((table) =>
    Object.entries(shared[table]).map(([key, entry]): [string, unknown] => [`${table}.${key}`, entry]),
  )
  return new Map<string, unknown>([...Object.entries(shared), ...entries])
}

/** Returns parts and records which were read. */
export function recordShared(shared: SharedContent, place: string): { reader: SharedReader; tags: () => string[] } {
  const read = new Set<string>()
  const tables: SharedTables = shared
  const reader: SharedReader = {
    part: (name) => {
      read.add(name)
      return shared[name]
    },
    entry: (name, key) => {
      read.add(`${name}.${key}`)
      return Object.hasOwn(tables[name], key) ? tables[name][key] : undefined
    },
  }
  return { reader, tags: () => [SHELL_PART, ...read].map((part) => sharedTag(place, part)) }
}
