/** Operations on content. */
import type { RegisteredOperation } from '../../operation.ts'
import { STORY_OPERATIONS } from '../editor/story-operations.ts'
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

/** All operations of `npm run content`, and those of the desk. */
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
  ...STORY_OPERATIONS,
]
