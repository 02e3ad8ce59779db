import { describe, expect, it } from 'vitest'
import { answering } from '../../../tests/support/remote-content.ts'
import { remoteService } from '../../../tests/support/remote-service.ts'
import { nowInSeconds, PREVIEW, signedQuery } from '../../../tests/support/signed-query.ts'
import { contentClient } from '../../contracts/content/content-client.ts'
import { systemClock } from '../../platform/clock.ts'
import { createPreviews } from './previews.ts'

/** Previews on a content service that records its requests. */
function previews(answer: Parameters<typeof remoteService>[0] = answering([])) {
  const remote = remoteService(answer)
  const { of } = createPreviews({
    token: PREVIEW.token,
    spaceId: Number(PREVIEW.space),
    editor: 'https://editor.example',
    uncachedContent: (seen) => contentClient({ fetch: remote.fetch, baseUrl: remote.baseUrl, ...seen }),
    clock: systemClock,
  })
  const requested = async (search: string, cookies?: string) => {
    const preview = await of({ search }, cookies)
    await preview?.content.fetchStory({ contentKey: 'uk', slug: 'gifts', language: 'default' })
    const query = new URL(remote.requests.at(-1)?.path ?? '', 'http://remote').searchParams
    return preview && [query.get('version'), query.get('from_release'), query.get('token')]
  }
  return { of, requested }
}

describe('a preview', () => {
  it('CNT-30 requests drafts, and the release of the URL', async () => {
    const { requested } = previews()
    expect(await requested(signedQuery())).toEqual(['draft', null, PREVIEW.token])
    expect(await requested(signedQuery({ release: '7' }))).toEqual(['draft', '7', PREVIEW.token])
    expect(await requested(signedQuery({ release: '0' }))).toEqual(['draft', null, PREVIEW.token])
    expect(await requested(signedQuery({ release: '7&version=x' }))).toEqual(['draft', null, PREVIEW.token])
  })

  it('continues with its release on URLs without one', async () => {
    const { of, requested } = previews()
    const opened = await of({ search: signedQuery({ release: '7' }) }, undefined)
    const cookies = opened?.cookie?.split(';')[0]
    expect(await requested('', cookies)).toEqual(['draft', '7', PREVIEW.token])
    // An expired signature does not end the session.
    expect(await requested(signedQuery({ timestamp: nowInSeconds() - 7200, release: '8' }), cookies)).toEqual([
      'draft',
      '7',
      PREVIEW.token,
    ])
  })

  it('starts no session with an unknown release, whatever page is requested', async () => {
    const { of } = previews((path: string) => (path.includes('from_release=999') ? 'no such release' : answering([])))
    const unknown = await of({ search: signedQuery({ release: '999' }) }, undefined)
    expect([unknown?.release, unknown?.cookie]).toEqual([999, undefined])
    const known = await of({ search: signedQuery({ release: '7' }) }, undefined)
    expect(known?.cookie).toMatch(/^preview=7\./)
  })

  it.each(['', '?_storyblok=5', '?_storyblok=5&_storyblok_release=7', '?_storyblok_tk[token]=x'])(
    'is none for %j',
    async (search) => {
      expect(await previews().of({ search }, undefined)).toBeUndefined()
    },
  )
})
