/** Gives a story another path. Links by uuid follow it; a redirect can stay behind (DCO-13). */
import type { Transaction } from '../../platform/database/open-database.ts'
import { announce, takeTurn } from './changes.ts'
import { changesOf, publishStories } from './publish-stories.ts'
import { identityOf, writeDrafts } from './save-stories.ts'
import type { ContentTables } from './tables.ts'
import type { Authored } from './versions/record-versions.ts'

/** The caller has looked that there is the one and not the other. The redirect is published where the story is. */
export async function moveStory(
  transaction: Transaction<ContentTables>,
  { from, to, redirect }: { readonly from: string; readonly to: string; readonly redirect: boolean },
  { now, author }: Authored,
): Promise<void> {
  await takeTurn(transaction)
  const story = await transaction
    .updateTable('stories')
    .set({ full_slug: to, updated_at: now.toISOString() })
    .where('full_slug', '=', from)
    .returning(['uuid', 'name', 'published_component'])
    .executeTakeFirstOrThrow()
  const component = story.published_component
  if (component !== null) {
    await announce(
      transaction,
      [from, to].flatMap((slug) => changesOf({ full_slug: slug, component, before: component })),
    )
  }
  if (!redirect) return
  const link = { linktype: 'story', fieldtype: 'multilink', id: story.uuid, cached_url: to }
  // The identity of the old path is that of the story itself.
  const { id, uuid } = identityOf(`${from} redirects to ${story.uuid}`)
  const content = { _uid: uuid, component: 'redirect', title: story.name, link }
  await writeDrafts(transaction, [{ full_slug: from, name: story.name, content, id, uuid }], now, author)
  if (component !== null) await publishStories(transaction, [from], now, author)
}
