/** Writes the drafts of stories. */
import { createHash } from 'node:crypto'
import { isStorySlug, type StoryContent } from '../../contracts/content/content.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { takeTurn } from './changes.ts'
import { inPieces } from './in-pieces.ts'
import { parseFields } from './stored-story.ts'
import { EDITED_COLUMNS, type ContentTables, type EditedColumns } from './tables.ts'
import { recordStorySources } from './translations/translated-sources.ts'
import { recordVersions, SYSTEM_AUTHOR } from './versions/record-versions.ts'

export interface StoryToSave {
  readonly full_slug: string
  readonly name: string
  readonly content: StoryContent
  /** Given by the system the story comes from; derived from the slug otherwise. */
  readonly id?: number
  readonly uuid?: string
  /** False saves drafts only, and unpublishes those that are published. */
  readonly published?: boolean
  readonly tag_list?: readonly string[]
  readonly position?: number
  readonly sort_by_date?: string | null
  readonly is_startpage?: boolean
  readonly meta_data?: unknown
}

/** Writes the drafts only: nothing that is published changes. Answers the slugs of those that differ from before. */
export async function writeDrafts(
  transaction: Transaction<ContentTables>,
  stories: readonly StoryToSave[],
  now: Date,
  author: string = SYSTEM_AUTHOR,
): Promise<readonly string[]> {
  refuseBadSlugs(stories.map((story) => story.full_slug))
  await takeTurn(transaction)
  const changed: string[] = []
  for (const piece of inPieces(stories)) {
    const before = await draftsBefore(transaction, piece)
    const rows = await transaction
      .insertInto('stories')
      .values(piece.map((story) => draftRowOf(story, now.toISOString())))
      .onConflict((conflict) =>
        conflict
          .column('full_slug')
          .doUpdateSet((update) => ({
            name: update.ref('excluded.name'),
            component: update.ref('excluded.component'),
            content: update.ref('excluded.content'),
            position: update.ref('excluded.position'),
            tag_list: update.ref('excluded.tag_list'),
            sort_by_date: update.ref('excluded.sort_by_date'),
            is_startpage: update.ref('excluded.is_startpage'),
            meta_data: update.ref('excluded.meta_data'),
            updated_at: update.ref('excluded.updated_at'),
          }))
          .where((is) =>
            is.or(
              EDITED_COLUMNS.map((column) => is(`stories.${column}`, 'is distinct from', is.ref(`excluded.${column}`))),
            ),
          ),
      )
      .returning('full_slug')
      .execute()
    const slugs = rows.map((row) => row.full_slug)
    await recordVersions(transaction, slugs, { now, author })
    for (const story of piece) await recordChangedSources(transaction, before.get(story.full_slug), story)
    changed.push(...slugs)
  }
  return changed
}

type DraftBefore = { readonly id: number; readonly full_slug: string; readonly content: string }

async function draftsBefore(
  transaction: Transaction<ContentTables>,
  stories: readonly StoryToSave[],
): Promise<ReadonlyMap<string, DraftBefore>> {
  const slugs = stories.map((story) => story.full_slug)
  const columns = ['id', 'full_slug', 'content'] as const
  const rows = await transaction.selectFrom('stories').select(columns).where('full_slug', 'in', slugs).execute()
  return new Map(rows.map((row) => [row.full_slug, row]))
}

/** A story that is new has no stale translation. */
async function recordChangedSources(
  transaction: Transaction<ContentTables>,
  before: DraftBefore | undefined,
  { content }: StoryToSave,
): Promise<void> {
  if (before !== undefined) await recordStorySources(transaction, before.id, parseFields(before), content)
}

/** The row of a story that is not published. */
export function draftRowOf(story: StoryToSave, now: string) {
  const derived = identityOf(story.full_slug)
  return {
    id: story.id ?? derived.id,
    uuid: story.uuid ?? derived.uuid,
    full_slug: story.full_slug,
    ...editedColumnsOf(story),
    created_at: now,
    updated_at: now,
  }
}

function editedColumnsOf(story: StoryToSave): EditedColumns {
  const { name, content, position = 0, tag_list: tags = [], is_startpage: isStartpage = false } = story
  const { sort_by_date: sortByDate = null, meta_data: metaData = null } = story
  return {
    name,
    component: content.component,
    content: JSON.stringify(content),
    position,
    tag_list: JSON.stringify(tags),
    sort_by_date: sortByDate,
    is_startpage: isStartpage ? 1 : 0,
    meta_data: metaData === null ? null : JSON.stringify(metaData),
  }
}

/** The same for the same slug on every machine, so that two installations of the demo agree. */
export function identityOf(slug: string): { id: number; uuid: string } {
  const digest = createHash('sha256').update(slug).digest()
  const hex = digest.toString('hex')
  const uuid = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  return { id: digest.readUIntBE(0, 6), uuid }
}

export function refuseBadSlugs(slugs: readonly string[]): void {
  const bad = slugs.find((slug) => !isStorySlug(slug))
  if (bad !== undefined) throw new Error(`Not a slug: ${JSON.stringify(bad)}`)
  const seen = new Set<string>()
  for (const slug of slugs) {
    if (seen.has(slug)) throw new Error(`Two stories have the slug ${slug}`)
    seen.add(slug)
  }
}
