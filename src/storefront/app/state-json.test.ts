import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PageState } from './page-state.ts'
import { stateJson } from './state-json.ts'

const state: PageState = {
  build: 'b1',
  routeName: undefined,
  page: 'home',
  pageType: 'unknown',
  layout: 'shop',
  view: undefined,
  hasSearch: true,
  noindex: false,
  place: undefined,
  shell: '/shell/uk-gb.json',
  textLocale: 'en-GB',
  lang: 'en-GB',
  data: undefined,
}

const asUsual = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('the state of a page as JSON', () => {
  it('says what JSON says of it, the first time and again, whatever a page shows', () => {
    const hole = fc.constant(undefined)
    const data = fc.oneof(
      fc.jsonValue(),
      fc.record({ tiles: fc.array(fc.oneof(fc.jsonValue(), hole)), words: fc.oneof(fc.string(), hole) }),
    )
    fc.assert(
      fc.property(data, (one) => {
        const whole = { ...state, data: one }
        const first = stateJson(whole)
        expect(JSON.parse(first)).toEqual(asUsual(whole))
        expect(stateJson(whole)).toBe(first)
      }),
    )
  })

  it.each([
    ['in a text', '</script>'],
    ['in a list', ['</script>', { text: '<!--' }]],
    ['in a name', { '</script>': { '<': 1 } }],
  ])('lets no text %s end the script or open another', (_, data) => {
    expect(stateJson({ ...state, data })).not.toContain('<')
  })

  it('is without the data of a page that has none', () => {
    expect(JSON.parse(stateJson(state))).toEqual(asUsual(state))
  })
})
