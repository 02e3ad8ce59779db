/** Whether a release is open, or already published. */
import type { ContentQuery } from '../tables.ts'

export type ReleaseState = 'unknown' | 'open' | 'published'

export async function releaseState(query: ContentQuery, id: number): Promise<ReleaseState> {
  const release = await query.selectFrom('releases').select('published_at').where('id', '=', id).executeTakeFirst()
  if (release === undefined) return 'unknown'
  return release.published_at === null ? 'open' : 'published'
}
