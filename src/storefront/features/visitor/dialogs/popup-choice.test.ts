import { describe, expect, it } from 'vitest'
import type { ShellView } from '../../content/story/index.ts'
import { choosePopup, type Visitor } from './popup-choice.ts'

const segment = (id: string, hideNewsletter: boolean) => ({
  component: 'segment' as const,
  _uid: id,
  id,
  utmCampaigns: [id],
  utmContents: [],
  hideNewsletter,
})
const popup = {
  component: 'segmented-popup' as const,
  _uid: 'p1',
  segment: 'gifts',
  title: 'Hello',
  text: '',
  picture: undefined,
  link: undefined,
  linkText: '',
}
const newsletter = {
  component: 'newsletter' as const,
  _uid: 'n1',
  title: 'News',
  subtitle: '',
  button: 'Go',
  successMessage: 'Yes',
  errorMessage: 'No',
  legal: [],
}
const content: Pick<ShellView, 'popups' | 'segments' | 'newsletter'> = {
  popups: [popup],
  segments: [segment('gifts', false), segment('friends', true)],
  newsletter,
}
const came = (campaign: string, isSubscribed = false) => ({ campaign, content: '', isSubscribed })
const ordinary: Visitor = {
  variables: came(''),
  hasSeenOne: false,
  newsletter: undefined,
  hasStayed: true,
  hasDecidedOnCookies: true,
}
const time = '2026-11-15T12:00:00.000Z'

describe('choosePopup', () => {
  it.each<[string, Partial<Visitor>, ReturnType<typeof choosePopup>]>([
    ['CNT-31 that of an active segment', { variables: came('gifts') }, { kind: 'segment', uid: 'p1' }],
    [
      'CNT-31 that of a segment also before the cookies are decided on',
      { variables: came('GIFTS'), hasDecidedOnCookies: false },
      { kind: 'segment', uid: 'p1' },
    ],
    ['CNT-31 none a second time in a session', { variables: came('gifts'), hasSeenOne: true }, undefined],
    ['the newsletter for all other visitors', {}, { kind: 'newsletter' }],
    ['nothing for who has just come', { hasStayed: false }, undefined],
    [
      'CNT-31 that of an active segment for who has just come',
      { variables: came('gifts'), hasStayed: false },
      { kind: 'segment', uid: 'p1' },
    ],
    ['the newsletter only once the cookies are decided on', { hasDecidedOnCookies: false }, undefined],
    ['~NWS-14 none for a segment without newsletter', { variables: came('friends') }, undefined],
    ['~NWS-14 none for who subscribes', { variables: came('', true) }, undefined],
    ['none for who has registered', { newsletter: { type: 'registered', time } }, undefined],
    ['none for who has turned it down', { newsletter: { type: 'dismissed', time } }, undefined],
  ])('%s', (_, visitor, expected) => {
    expect(choosePopup(content, { ...ordinary, ...visitor })).toEqual(expected)
  })

  it('none where content has none', () => {
    expect(choosePopup({ popups: [], segments: [], newsletter: undefined }, ordinary)).toBeUndefined()
  })
})
