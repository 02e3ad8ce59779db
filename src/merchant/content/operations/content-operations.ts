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
import { readContentRelease, revertContentRelease, scheduleContentRelease } from './dated-release-operations.ts'
import { datasourceDrafts, publishDatasourceTexts } from './datasource-operations.ts'
import { putDraftsIntoRelease, removeFromContentRelease } from './release-items-operations.ts'
import { deletedStories, moveStoryOperation, restoreStoryOperation, storyLinks } from './story-operations.ts'
import { readTranslations, saveTranslations, translationGaps } from './translation-operations.ts'
import { compareStoryVersions, nameStoryVersion, restoreStoryVersion, storyVersions } from './version-operations.ts'

/** All operations of `npm run content`, and those that only the desk has. */
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
  readContentRelease,
  scheduleContentRelease,
  revertContentRelease,
  putDraftsIntoRelease,
  removeFromContentRelease,
  storyVersions,
  compareStoryVersions,
  restoreStoryVersion,
  nameStoryVersion,
  storyLinks,
  moveStoryOperation,
  deletedStories,
  restoreStoryOperation,
  translationGaps,
  readTranslations,
  saveTranslations,
  datasourceDrafts,
  publishDatasourceTexts,
  ...STORY_OPERATIONS,
]
