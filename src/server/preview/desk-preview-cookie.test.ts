import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deskPreviewCookie } from './desk-preview-cookie.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const options = { installationSecret: 's3cret', isSecure: false, isCrossSite: false }
const cookies = deskPreviewCookie(options)
const preview = { session: 'abc_DEF-1', storefront: 'uk', release: 7 }
const pairOf = (header: string) => header.slice(0, header.indexOf(';'))
const pair = pairOf(cookies.set(preview, NOW))

describe('the cookie of a preview', () => {
  it('DCO-05 names session, storefront and release for an hour, and not a second longer', () => {
    expect(cookies.read(`market=SE; ${pair}`, after(3599))).toEqual(preview)
    expect(cookies.read(pair, after(3600))).toBeUndefined()
    const without = pairOf(cookies.set({ ...preview, release: undefined }, NOW))
    expect(cookies.read(without, NOW)).toEqual({ ...preview, release: undefined })
  })

  it('DCO-05 travels in the frame of a desk on another host, and never to a script', () => {
    const other = deskPreviewCookie({ ...options, isSecure: true, isCrossSite: true })
    expect(other.set(preview, NOW)).toMatch(/^__Host-desk-preview=.*; HttpOnly; Secure; SameSite=None; Partitioned$/)
    expect(cookies.set(preview, NOW)).toMatch(/; HttpOnly; SameSite=Strict$/)
    expect(deskPreviewCookie({ ...options, isSecure: true }).set(preview, NOW)).toMatch(/; SameSite=Strict; Secure$/)
  })

  it.each([
    ['another session', pair.replace('abc', 'abd')],
    ['another storefront', pair.replace('.uk.', '.de.')],
    ['another release', pair.replace('.7.', '.8.')],
    ['a later end', pair.replace(/\.(\d{10})\./, (_, end: string) => `.${Number(end) + 1}.`)],
    ['another secret', pairOf(deskPreviewCookie({ ...options, installationSecret: 'other' }).set(preview, NOW))],
    ['an ended one', pairOf(cookies.remove)],
  ])('DCO-05 is none with %s', (_, given) => {
    expect(cookies.read(given, NOW)).toBeUndefined()
  })

  it('is none whatever else a browser sends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(cookies.read(`desk-preview=${value}`, NOW)).toBeUndefined()
      }),
    )
  })
})
