/** The stories of one view: published, drafts, or with the stories of a release in place of the published ones. */
import { sql, type Kysely } from 'kysely'
import { EDITED_COLUMNS, type ContentTables, type EditedColumns } from '../tables.ts'

/** Wherever its words come from, a story has the same columns. */
export interface SeenStory extends Readonly<EditedColumns> {
  readonly id: number
  readonly uuid: string
  readonly full_slug: string
  readonly created_at: string
  readonly updated_at: string
  readonly published_at: string | null
  readonly first_published_at: string | null
  /** The release that its words are of. */
  readonly release_id: number | null
}

export interface StoryVersion {
  readonly version: 'published' | 'draft'
  /** One that is not published yet: what would be seen if it were. */
  readonly release: number | undefined
}

const HELD_BY_RELEASES = new Set<string>(['name', 'component', 'content'])

const UNCHANGING = sql.join(
  ['id', 'uuid', 'full_slug', 'created_at', 'published_at', 'first_published_at'].map((column) =>
    sql.ref(`stories.${column}`),
  ),
)

/** As the table `seen`, to be narrowed further; both engines look through it to the indexes below. */
export function seenStories(query: Kysely<ContentTables>, { version, release }: StoryVersion) {
  const isDraft = version === 'draft'
  const own = (column: string) => sql.ref(isDraft ? `stories.${column}` : `stories.published_${column}`)
  // Saving a draft must not change what is published, so that has a time of its own.
  const updated = sql.ref(isDraft ? 'stories.updated_at' : 'stories.published_at')
  if (release === undefined) {
    const edited = sql.join(EDITED_COLUMNS.map((column) => sql`${own(column)} as ${sql.ref(column)}`))
    const visible = isDraft ? sql`true` : sql`stories.published_content is not null`
    return query.selectFrom(
      sql<SeenStory>`(select ${UNCHANGING}, ${edited}, ${updated} as updated_at, null as release_id
        from stories where ${visible})`.as('seen'),
    )
  }
  const edited = sql.join(
    EDITED_COLUMNS.map((column) => {
      const held = HELD_BY_RELEASES.has(column) ? sql`held.${sql.ref(column)}` : sql`null`
      // What the release publishes for the first time takes the rest from its draft.
      const otherwise = isDraft
        ? own(column)
        : sql`case when stories.published_content is null
        then ${sql.ref(`stories.${column}`)} else ${own(column)} end`
      return sql`coalesce(${held}, ${otherwise}) as ${sql.ref(column)}`
    }),
  )
  return query.selectFrom(
    sql<SeenStory>`(select ${UNCHANGING}, ${edited}, coalesce(${updated}, stories.updated_at) as updated_at,
      held.release_id
      from stories left join release_stories as held on held.story_id = stories.id and held.release_id = ${release}
      where coalesce(held.content, ${own('content')}) is not null)`.as('seen'),
  )
}
