import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnalyticsEvent, pushEvent } from './data-layer.ts'

const CLICK: AnalyticsEvent = { event: 'clickSearch', type: 'suggestionClick', term: 'cats', id: 'CR001' }

describe('the data layer', () => {
  beforeEach(() => void vi.stubGlobal('window', {}))

  it('is made by the first event', () => {
    pushEvent(CLICK)
    expect(window.dataLayer).toEqual([CLICK])
  })

  it('keeps what others have put into it', () => {
    const theirs = [{ event: 'gtm.js' }]
    Reflect.set(window, 'dataLayer', theirs)
    pushEvent(CLICK)
    expect(window.dataLayer).toBe(theirs)
    expect(theirs).toEqual([{ event: 'gtm.js' }, CLICK])
  })

  it('takes the place of what is no list', () => {
    Reflect.set(window, 'dataLayer', 'nonsense')
    pushEvent(CLICK)
    expect(window.dataLayer).toEqual([CLICK])
  })
})
