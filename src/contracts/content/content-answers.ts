/** What the answers of a content service are recognised by. */
import { isObject } from '../answer-kinds.ts'
import type {
  ChangesAnswer,
  ContentChange,
  DatasourceEntriesAnswer,
  DatasourceEntry,
  SpaceAnswer,
  StoriesAnswer,
} from './content.ts'

/** `rels` and `links` are absent where none were requested. */
export type StoriesReceived = Pick<StoriesAnswer, 'stories'> & Partial<StoriesAnswer>

export function isStoriesAnswer(body: unknown): body is StoriesReceived {
  return isObject(body) && 'stories' in body && Array.isArray(body.stories) && body.stories.every(isObject)
}

export function isEntriesAnswer(body: unknown): body is DatasourceEntriesAnswer {
  const entries = isObject(body) && 'datasource_entries' in body ? body.datasource_entries : undefined
  return Array.isArray(entries) && entries.every(isEntry)
}

function isEntry(value: unknown): value is DatasourceEntry {
  return isObject(value) && 'name' in value && typeof value.name === 'string' && 'value' in value
}

export function isSpaceAnswer(body: unknown): body is SpaceAnswer {
  const space = isObject(body) && 'space' in body ? body.space : undefined
  return isObject(space) && 'version' in space && typeof space.version === 'number'
}

export function isChangesAnswer(body: unknown): body is ChangesAnswer {
  if (!isObject(body) || !('cv' in body) || typeof body.cv !== 'number' || !('changes' in body)) return false
  return body.changes === null || (Array.isArray(body.changes) && body.changes.every(isChange))
}

function isChange(value: unknown): value is ContentChange {
  if (!isObject(value) || !('kind' in value)) return false
  if (value.kind === 'datasource') return 'datasource' in value && typeof value.datasource === 'string'
  return value.kind === 'story' && 'full_slug' in value && typeof value.full_slug === 'string' && 'component' in value
}
