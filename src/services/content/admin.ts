/** What the merchant layer may do with content: stories, datasources, drafts, releases. */
export { takeTurn } from './changes.ts'
export { isDatasourceSlug, isDimension } from './datasources/datasource-names.ts'
export { readDatasource, readDatasources, writeDatasource, type Datasource } from './datasources/datasources.ts'
export { inLanguage, isMissing } from './delivery/in-language.ts'
export { deleteStories, publishStories, unpublishStories } from './publish-stories.ts'
export { readStoriesToPull, type StoryToPull } from './read-stories.ts'
export { slugsHeldBack } from './releases/held-back.ts'
export { publishRelease } from './releases/publish-release.ts'
export { releaseState } from './releases/release-state.ts'
export { createRelease, listReleases, putIntoRelease, type Release } from './releases/releases.ts'
export { restoreStory } from './restore-stories.ts'
export { readStoryRows, storyRow, type StoryRow } from './story-row.ts'
export { readStoryNames, storiesContaining } from './story-names.ts'
export { draftRowOf, writeDrafts, type StoryToSave } from './save-stories.ts'
export { listDeletedStories, restoreDeletedStory } from './deleted/deleted-stories.ts'
export {
  deleteTextDrafts,
  publishTextDrafts,
  readDraftDatasources,
  readTextDrafts,
  saveTextDrafts,
  unpublishTexts,
} from './datasources/datasource-drafts.ts'
export { textIn, textKey, type DatasourceText } from './datasources/datasource-texts.ts'
export { moveStory } from './move-story.ts'
export { readRelease, readReleaseContent } from './releases/read-release.ts'
export { putTextsIntoRelease, readReleaseTexts, removeFromRelease } from './releases/release-texts.ts'
export { publishedOver, revertRelease, REVERTIBLE_MS } from './releases/revert-release.ts'
export { dueReleases, failRelease, scheduleRelease } from './releases/schedule-release.ts'
export { blockPlace, placeIn } from './translations/text-places.ts'
export {
  confirmSources,
  datasourceTexts,
  readStaleTexts,
  sourceDigest,
  storyTexts,
  type StaleTexts,
} from './translations/translated-sources.ts'
export { listVersions, nameVersion, readVersion, type StoryVersionContent } from './versions/read-versions.ts'
