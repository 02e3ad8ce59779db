import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonForHtml } from './json-for-html.ts'

describe('jsonForHtml', () => {
  it('lets no text end the script or open another', () => {
    expect(jsonForHtml({ text: '</script><script>alert(1)</script><!--' })).not.toContain('<')
  })

  it('gives back what was put in', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(jsonForHtml(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})
