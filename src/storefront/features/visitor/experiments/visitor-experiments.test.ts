import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GEOLOCATION_MODAL_REDIRECT as geolocation } from '../../../../markets/experiments/experiments.ts'
import type { CountryCode } from '../../../../markets/types.ts'
import { createStore } from '../../../stores/store.ts'
import { consentStore, decide, NOTHING_ALLOWED } from '../consent/index.ts'
import type { StorefrontMarket } from '../markets/index.ts'
import { countOrder } from './count-order.ts'
import { isInSplitTest, seenVariant, startExperiments } from './visitor-experiments.ts'

const COOKIE = '__Host-exp_geolocation-modal-redirect'

/** Keeps cookies as a browser does, and what was last written of each. */
function cookieJar() {
  const cookies = new Map<string, string>()
  const written = new Map<string, string>()
  return {
    cookies,
    written,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [pair = '', maxAge] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      written.set(name, text)
      if (maxAge === 'Max-Age=0') cookies.delete(name)
      else cookies.set(name, value)
    },
  }
}

const placeIn = (countryCode: CountryCode): StorefrontMarket => ({
  storefront: 'uk',
  market: {
    countryCode,
    name: '',
    currency: { code: 'GBP', symbol: '£' },
    locale: 'en-GB',
    language: 'en',
    region: 'NL',
  },
})
const viewIn = (country: CountryCode) =>
  createStore<{ readonly place: StorefrontMarket | undefined }>({ place: placeIn(country) })
const statistics = { ...NOTHING_ALLOWED, statistics: true }

let jar = cookieJar()
/** What the server counts. */
let counted: Blob[] = []
const countedEvents = () =>
  Promise.all(counted.map(async (report): Promise<unknown> => JSON.parse(await report.text())))
const arrive = () => {
  jar = cookieJar()
  counted = []
  vi.stubGlobal('navigator', { sendBeacon: (_: string, report: Blob) => counted.push(report) })
  vi.stubGlobal('document', jar)
}

describe('the variants of a visitor', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { protocol: 'https:' })
    arrive()
    consentStore.set(() => 'undecided')
  })
  afterEach(async () => {
    consentStore.set(() => 'unknown')
    // Reports are sent by a file that is loaded then.
    await vi.dynamicImportSettled()
  })

  it('~EXP-06 ~EXP-07 ~EXP-09 are the defaults until statistics are allowed, then drawn once, stored, and deleted on demand', () => {
    const view = viewIn('GB')
    const stop = startExperiments(view, () => 0)
    expect([jar.cookies.size, seenVariant(geolocation, 'GB')]).toEqual([0, 'variant2'])
    decide({ ...NOTHING_ALLOWED, marketing: true, extras: true })
    expect(jar.cookies.size).toBe(0)
    decide(statistics)
    expect([...jar.cookies]).toEqual([[COOKIE, 'variant1']])
    expect(jar.written.get(COOKIE)).toBe(`${COOKIE}=variant1; Max-Age=15552000; Path=/; SameSite=Lax; Secure`)
    expect(seenVariant(geolocation, 'GB')).toBe('variant1')
    // Another page, another draw: what was drawn first stays.
    startExperiments(view, () => 0.999)()
    expect(jar.cookies.get(COOKIE)).toBe('variant1')
    decide(NOTHING_ALLOWED)
    expect([jar.cookies.size, seenVariant(geolocation, 'GB')]).toEqual([0, 'variant2'])
    stop()
    decide(statistics)
    expect(jar.cookies.size).toBe(0)
  })

  it('DIN-06 are counted once for a visitor who takes part, and once for each order', async () => {
    countOrder()
    startExperiments(viewIn('GB'), () => 0)()
    expect(counted).toEqual([])
    decide(statistics)
    startExperiments(viewIn('GB'), () => 0)()
    startExperiments(viewIn('GB'), () => 0)()
    await expect.poll(() => counted).toHaveLength(1)
    countOrder()
    await expect.poll(() => counted).toHaveLength(2)
    const report = { experiment: geolocation.id, variant: 'variant1' }
    expect(await countedEvents()).toEqual([
      { ...report, event: 'visitor' },
      { ...report, event: 'order' },
    ])
    jar.cookies.set(COOKIE, 'none')
    countOrder()
    decide(NOTHING_ALLOWED)
    countOrder()
    expect(counted).toHaveLength(2)
  })

  it('~DIN-06 are not counted where the browser stores no cookie', () => {
    vi.stubGlobal('document', {
      get cookie() {
        return ''
      },
      set cookie(_: string) {
        // As browsers do where cookies are blocked.
      },
    })
    decide(statistics)
    startExperiments(viewIn('GB'), () => 0)()
    expect(counted).toEqual([])
  })

  it.each([
    ['is switched off', { active: false }, 'variant2', []],
    ['has other weights', { weights: [0, 100] }, 'variant2', ['variant2']],
    ['has no visitor who takes part', { trafficPercentage: 0 }, 'variant2', ['none']],
    ['has values that are none', { active: 'no', weights: [1] }, 'variant1', ['variant1']],
  ])('DIN-06 follow an override: the experiment %s', (_, override, seen, stored) => {
    const textContent = JSON.stringify({ experiments: { [geolocation.id]: override } })
    const getElementById = (id: string) => (id === 'add-ons' ? { textContent } : null)
    vi.stubGlobal('document', Object.assign(jar, { getElementById }))
    decide(statistics)
    startExperiments(viewIn('GB'), () => 0)()
    expect([...jar.cookies.values()]).toEqual(stored)
    expect(seenVariant(geolocation, 'GB')).toBe(seen)
  })

  it('fall back where the cookie was tampered with, and are drawn anew', () => {
    jar.cookies.set(COOKIE, '<script>')
    expect(seenVariant(geolocation, 'GB')).toBe('variant2')
    decide(statistics)
    startExperiments(viewIn('GB'), () => 0.999)()
    expect(jar.cookies.get(COOKIE)).toBe('variant2')
  })

  it('~EXP-03 are drawn only where the experiment runs', () => {
    decide(statistics)
    const view = viewIn('JP')
    const stop = startExperiments(view, () => 0)
    expect(jar.cookies.size).toBe(0)
    view.set(() => ({ place: placeIn('SE') }))
    expect(jar.cookies.get(COOKIE)).toBe('variant1')
    stop()
  })

  it.each([
    ['runs', {}, 'variant1'],
    ['is switched off', { active: false }, 'variant2'],
    ['has not begun', { startDate: '2999-01-01T00:00:00Z' }, 'variant2'],
    ['is over', { endDate: '2020-01-01T00:00:00Z' }, 'variant2'],
    ['runs elsewhere', { includedMarkets: ['JP'] as const }, 'variant2'],
  ])('EXP-02 ~EXP-07 QLT-02 of an experiment that %s, whatever was drawn before', (_, change, expected) => {
    jar.cookies.set(COOKIE, 'variant1')
    expect(seenVariant({ ...geolocation, ...change }, 'GB')).toBe(expected)
  })

  it('EXP-02 are not drawn of an experiment that is switched off', () => {
    decide(statistics)
    startExperiments(viewIn('GB'), () => 0)()
    expect([...jar.cookies.keys()]).toEqual([COOKIE])
  })

  it('~EXP-04 ~EXP-10 come out half and half over many visitors, each of whom comes several times', () => {
    decide(statistics)
    let draws = 0
    /** Low-discrepancy: no luck in it, and the same on every machine. */
    const random = () => (++draws * 0.618_033_988_749_895) % 1
    let first = 0
    for (let visitor = 0; visitor < 2000; visitor++) {
      arrive()
      const seen = new Set<string>()
      for (let visit = 0; visit < 3; visit++) {
        startExperiments(viewIn('GB'), random)()
        seen.add(seenVariant(geolocation, 'GB'))
      }
      expect(seen.size).toBe(1)
      if (seen.has('variant1')) first++
    }
    expect(Math.abs(first - 1000)).toBeLessThan(60)
  })

  it.each([
    ['an active experiment covers the market', 'GB', undefined, true],
    ['also who was drawn', 'GB', 'variant1', true],
    ['not who was drawn out', 'GB', 'none', false],
    ['no experiment covers the market', 'JP', undefined, false],
  ] as const)('~EXP-11 report the split test in events: %s', (_, country, cookies, expected) => {
    if (cookies !== undefined) jar.cookies.set(COOKIE, cookies)
    expect(isInSplitTest(country)).toBe(expected)
  })
})
