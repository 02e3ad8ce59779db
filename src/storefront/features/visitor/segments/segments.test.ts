import { describe, expect, it } from 'vitest'
import { activeSegments, hidesNewsletter } from './segments.ts'
import { toVariables, withAddress } from './start-segments.ts'

const gifts = { id: 'gifts', utmCampaigns: ['Xmas', 'gift-season'], utmContents: ['guide'], hideNewsletter: false }
const friends = { id: 'friends', utmCampaigns: ['friends'], utmContents: [], hideNewsletter: true }
const none = toVariables(undefined)
const after = (search: string, stored = none) => withAddress(stored, new URLSearchParams(search))
const idsOf = (search: string) => activeSegments([gifts, friends], after(search)).map(({ id }) => id)

describe('segments', () => {
  it.each([
    ['a campaign', 'utm_campaign=xmas', ['gifts']],
    ['another of its campaigns, in capitals', 'utm_campaign=GIFT-Season', ['gifts']],
    ['a content', 'utm_content=guide', ['gifts']],
    ['both', 'utm_campaign=friends&utm_content=guide', ['gifts', 'friends']],
    ['a part of a name: none', 'utm_campaign=gift', []],
    ['a campaign where a content should be: none', 'utm_content=friends', []],
    ['nothing: none', '', []],
    ['an empty campaign: none', 'utm_campaign=', []],
  ])('SEG-02 switched on by %s', (_, search, expected) => {
    expect(idsOf(search)).toEqual(expected)
  })

  it.each([
    ['a mail', 'utm_medium=email', true],
    ['a mail in capitals', 'utm_medium=Email', true],
    ['the flag', 'has_subscribed', true],
    ['the flag with a value', 'has_subscribed=1', true],
    ['the flag taken back', 'has_subscribed=false', false],
    ['another medium', 'utm_medium=social', false],
    ['nothing', '', false],
  ])('SEG-03 subscribed by %s', (_, search, expected) => {
    expect(after(search).isSubscribed).toBe(expected)
  })

  it('~SEG-04 stays as it was until another campaign comes', () => {
    const first = after('utm_campaign=xmas&utm_medium=email')
    expect(after('page=2', first)).toBe(first)
    expect(toVariables(JSON.parse(JSON.stringify(first)))).toEqual(first)
    expect(after('utm_content=guide', first)).toEqual({ campaign: '', content: 'guide', isSubscribed: true })
    expect(after('has_subscribed=1', after('utm_campaign=xmas'))).toEqual({ ...first })
  })

  it('~NWS-14 hides the newsletter where one of them says so', () => {
    expect(hidesNewsletter([gifts, friends], after('utm_campaign=friends'))).toBe(true)
    expect(hidesNewsletter([gifts, friends], after('utm_campaign=xmas'))).toBe(false)
    expect(hidesNewsletter([gifts, friends], none)).toBe(false)
  })

  it.each([null, 'x', [], { campaign: 1, isSubscribed: 'yes' }])('reads %j as nothing', (stored) => {
    expect(toVariables(stored)).toEqual({ campaign: '', content: '', isSubscribed: false })
  })
})
