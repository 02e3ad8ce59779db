/** Operations on content. */
import type { RegisteredOperation } from '../../operation.ts'
import { contentStatus, deleteContent, publishContent, unpublishContent } from './publish-content.ts'
import { pullContent } from './pull-content.ts'
import { pushContent } from './push-content.ts'
import {
  addToContentRelease,
  createContentRelease,
  listContentReleases,
  publishContentRelease,
} from './release-content.ts'
import { sharedCopies } from './shared-copies.ts'

/** All operations of `npm run content`. */
export const CONTENT_OPERATIONS: readonly RegisteredOperation[] = [
  pullContent,
  pushContent,
  publishContent,
  unpublishContent,
  deleteContent,
  contentStatus,
  createContentRelease,
  listContentReleases,
  addToContentRelease,
  publishContentRelease,
  sharedCopies,
]
