/** The state of a release in one word. */
import type { ReleaseEntry } from '../../api/content-version-schemas.ts'
import type { Tone } from '../../ui/Badge.tsx'

export type ReleaseProgress = 'open' | 'scheduled' | 'failed' | 'published' | 'reverted'

export function releaseStateOf(release: ReleaseEntry): ReleaseProgress {
  if (release.reverted_at !== null) return 'reverted'
  if (release.published_at !== null) return 'published'
  if (release.failed_at !== null) return 'failed'
  return release.publish_at === null ? 'open' : 'scheduled'
}

export const RELEASE_TONES: Readonly<Record<ReleaseProgress, Tone>> = {
  open: 'neutral',
  scheduled: 'info',
  failed: 'danger',
  published: 'done',
  reverted: 'attention',
}
