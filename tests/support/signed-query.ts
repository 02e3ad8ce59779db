import { createHash } from 'node:crypto'

export const PREVIEW = { token: 'preview-4711', space: '42' } as const

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000)

type Signing = {
  readonly space?: string
  readonly token?: string
  readonly timestamp?: number
  readonly release?: string
}

/** The query with which the visual editor opens a page; each part of its signature can be another. */
export function signedQuery(signing: Signing = {}): string {
  const { space = PREVIEW.space, token = PREVIEW.token, timestamp = nowInSeconds(), release } = signing
  const query = new URLSearchParams({
    _storyblok: '5',
    _storyblok_c: 'page',
    _storyblok_lang: 'default',
    _storyblok_version: '',
    '_storyblok_tk[space_id]': space,
    '_storyblok_tk[timestamp]': String(timestamp),
    '_storyblok_tk[token]': createHash('sha1').update(`${space}:${token}:${timestamp}`).digest('hex'),
  })
  if (release !== undefined) query.set('_storyblok_release', release)
  return `?${query.toString()}`
}
