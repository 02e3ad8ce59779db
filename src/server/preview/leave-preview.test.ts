import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leaveAddress, leavePreview } from './leave-preview.ts'

const locationOf = (url: string) => leavePreview(url).headers['Location'] ?? ''

describe('leaving a preview', () => {
  it('ends the session and redirects to the page, not permanently', () => {
    const { status, headers } = leavePreview(leaveAddress('/uk/search?term=dog%26cat'))
    expect(status).toBe(303)
    expect(headers).toMatchObject({
      Location: '/uk/search?term=dog%26cat',
      'Set-Cookie': expect.stringMatching(/^preview=; Max-Age=0; /),
      'Cache-Control': 'no-store',
    })
  })

  it.each([
    ['https://elsewhere.example/uk', '/'],
    ['//elsewhere.example', '/'],
    ['/\\elsewhere.example', '/'],
    ['\\\\elsewhere.example', '/'],
    ['/.//elsewhere.example', '/'],
    ['/\t/elsewhere.example', '/'],
    ['http://shop//elsewhere.example', '/'],
    ['javascript:alert(1)', '/'],
    ['http://', '/'],
    ['', '/'],
    ['uk/gifts', '/uk/gifts'],
    ['/uk/gifts#top', '/uk/gifts'],
  ])('from %j goes to %j', (to, expected) => {
    expect(locationOf(`/preview/leave?to=${encodeURIComponent(to)}`)).toBe(expected)
  })

  it('redirects to the home page without a parameter', () => {
    expect(locationOf('/preview/leave')).toBe('/')
  })

  it('never leads to another site', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string({ unit: 'binary' })), (to) => {
        const seen = new URL(locationOf(leaveAddress(to.toWellFormed())), 'https://ours.example')
        expect(seen.origin).toBe('https://ours.example')
      }),
    )
  })
})
