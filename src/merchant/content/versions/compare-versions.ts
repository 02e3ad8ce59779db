/** Compares two versions of a story field by field (DCO-10). Pure functions. */
import type { StoryVersionContent } from '../../../services/content/admin.ts'
import { blockPlace } from '../../../services/content/admin.ts'
import { isMembers } from '../walk-content.ts'
import { plainText } from '../translations/plain-text.ts'

export type FieldChange = {
  /** The id of the block that has the field; empty for the story itself. */
  readonly block: string
  readonly field: string
  /** Null where the field is not there. */
  readonly before: string | null
  readonly after: string | null
}

export function compareVersions(one: StoryVersionContent, other: StoryVersionContent): readonly FieldChange[] {
  const [before, after] = [fieldsOf(one), fieldsOf(other)]
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  return keys.flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)]
    const [known] = [was ?? is]
    if (known === undefined || was?.value === is?.value) return []
    return [{ block: known.block, field: known.field, before: was?.value ?? null, after: is?.value ?? null }]
  })
}

type Field = { readonly block: string; readonly field: string; readonly value: string }

/** In reading order. */
function fieldsOf(version: StoryVersionContent): ReadonlyMap<string, Field> {
  const found = new Map<string, Field>()
  const add = (block: string, field: string, value: string) => found.set(`${block} ${field}`, { block, field, value })
  add('', 'name', version.name)
  add('', 'tags', version.tag_list.join(', '))
  add('', 'position', String(version.position))
  add('', 'date', version.sort_by_date ?? '')
  const walk = (value: object, block: string): void => {
    for (const [field, member] of Object.entries(value)) {
      if (field === '_uid' || field === '_editable') continue
      const blocks = blocksIn(member)
      if (blocks === undefined) {
        add(block, field, shown(member))
        continue
      }
      const named = blocks.map((one, index) => ({ one, place: blockPlace(block, `${field}[${index}]`, one['_uid']) }))
      add(block, field, named.map(({ place }) => place).join('\n'))
      for (const { one, place } of named) walk(one, place)
    }
  }
  walk(version.content, '')
  return found
}

/** A list of blocks: its order is one field, and each block has its own. */
function blocksIn(value: unknown): readonly Readonly<Record<string, unknown>>[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined
  const items: readonly unknown[] = value
  const blocks = items.filter(isMembers)
  return blocks.length === items.length ? blocks : undefined
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value
  if (isMembers(value) && value['type'] === 'doc') return plainText(value)
  return value === undefined || value === null ? '' : JSON.stringify(value)
}
