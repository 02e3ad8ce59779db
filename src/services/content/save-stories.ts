import { createHash } from 'node:crypto'
import { isStorySlug, type StoryContent } from '../../contracts/content.ts'
import { systemClock, type Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import type { ContentTables } from './tables.ts'

export interface StoryToSave {
  readonly full_slug: string
  readonly name: string
  readonly content: StoryContent
  /** Given by the system the story comes from; derived from the slug otherwise. */
  readonly id?: number
  readonly uuid?: string
  /** False keeps it to drafts. */
  readonly published?: boolean
}

/** Far below the number of parameters either engine takes in a statement. */
const ROWS_PER_STATEMENT = 500

/**
 * Writes all of them or none, each under its full slug. Saving the same stories again changes nothing, not even their
 * times, so that no cache is dropped for it.
 */
export async function saveStories(
  database: Pick<Database<ContentTables>, 'transaction'>,
  stories: readonly StoryToSave[],
  clock: Clock = systemClock,
): Promise<void> {
  await database.transaction((transaction) => writeStories(transaction, stories, clock.now()))
}

/** The same, inside somebody's transaction. */
export async function writeStories(
  transaction: Transaction<ContentTables>,
  stories: readonly StoryToSave[],
  now: Date,
): Promise<void> {
  refuseBadSlugs(stories.map((story) => story.full_slug))
  const rows = stories.map((story) => rowOf(story, now.toISOString()))
  let changed = 0
  for (let first = 0; first < rows.length; first += ROWS_PER_STATEMENT) {
    changed += await upsert(transaction, rows.slice(first, first + ROWS_PER_STATEMENT))
  }
  if (changed > 0) await raiseVersion(transaction)
}

async function raiseVersion(transaction: Transaction<ContentTables>): Promise<void> {
  await transaction
    .updateTable('content_version')
    .set((update) => ({ version: update('version', '+', 1) }))
    .execute()
}

async function upsert(transaction: Transaction<ContentTables>, rows: ContentTables['stories'][]): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('stories')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('full_slug')
        .doUpdateSet((update) => ({
          name: update.ref('excluded.name'),
          component: update.ref('excluded.component'),
          content: update.ref('excluded.content'),
          updated_at: update.ref('excluded.updated_at'),
          published_at: update.ref('excluded.published_at'),
        }))
        .where((is) =>
          is.or([
            is('stories.name', '<>', is.ref('excluded.name')),
            is('stories.content', '<>', is.ref('excluded.content')),
            is.and([is('stories.published_at', 'is', null), is('excluded.published_at', 'is not', null)]),
            is.and([is('stories.published_at', 'is not', null), is('excluded.published_at', 'is', null)]),
          ]),
        ),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

function rowOf(story: StoryToSave, now: string): ContentTables['stories'] {
  const { full_slug: slug, name, content, published = true } = story
  const derived = identityOf(slug)
  return {
    id: story.id ?? derived.id,
    uuid: story.uuid ?? derived.uuid,
    full_slug: slug,
    name,
    component: content.component,
    content: JSON.stringify(content),
    created_at: now,
    updated_at: now,
    published_at: published ? now : null,
  }
}

/** The same for the same slug on every machine, so that two installations of the demo agree. */
function identityOf(slug: string): { id: number; uuid: string } {
  const digest = createHash('sha256').update(slug).digest()
  const hex = digest.toString('hex')
  const uuid = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  return { id: digest.readUIntBE(0, 6), uuid }
}

function refuseBadSlugs(slugs: readonly string[]): void {
  const bad = slugs.find((slug) => !isStorySlug(slug))
  if (bad !== undefined) throw new Error(`Not a slug: ${JSON.stringify(bad)}`)
  if (new Set(slugs).size < slugs.length) {
    throw new Error(`Two stories have the slug ${slugs.find((slug, index) => slugs.indexOf(slug) !== index)}`)
  }
}
