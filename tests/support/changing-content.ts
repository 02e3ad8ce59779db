/** A content service whose shared content, translations and constants a test may change, or remove. */
import { answering, remoteContent, storyOf } from './remote-content.ts'

type Content = Readonly<Record<string, unknown>> & { readonly component: string }
type Entries = Readonly<Record<string, string>>

export type ContentState = {
  /** By full slug. */
  stories: Readonly<Record<string, Content>>
  translations: Entries
  constants: Entries
  /** What cannot be requested. */
  down: readonly ('stories' | 'translations' | 'constants')[]
}

export function changingContent(start: Partial<ContentState> = {}) {
  const state: ContentState = { stories: {}, translations: {}, constants: {}, down: [], ...start }
  const { client, queries } = remoteContent(({ path, query }) => {
    const what = path === '/stories' ? 'stories' : query['datasource']
    if (state.down.some((name) => name === what)) return new Response('{}', { status: 500 })
    if (what === 'stories') return answering(storiesBelow(query['starts_with'] ?? ''))
    const entries = Object.entries(what === 'constants' ? state.constants : state.translations)
    const inDimension = (value: string) => ('dimension' in query ? value : null)
    return {
      cv: 12,
      datasource_entries: entries.map(([name, value]) => ({ id: 1, name, value, dimension_value: inDimension(value) })),
    }
  })

  const storiesBelow = (folder: string) =>
    Object.entries(state.stories)
      .filter(([slug]) => slug.startsWith(folder))
      .map(([slug, content]) => storyOf(slug, { content: { _uid: `uid of ${slug}`, ...content } }))

  return { client, queries, state }
}

export const EVERYTHING = ['stories', 'translations', 'constants'] as const
