import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Html, html } from './html.ts'

/** By another name: what is written here must stay as it is written, and formatters know the tag. */
const tagged = html

describe('html', () => {
  it.each([
    ['text', tagged`<p>${'a < b & "c"'}</p>`, '<p>a &lt; b &amp; &quot;c&quot;</p>'],
    ['an attribute', tagged`<a title="${`it's "x" onclick='`}">`, '<a title="it&#39;s &quot;x&quot; onclick=&#39;">'],
    ['html in html as it is', tagged`<p>${tagged`<b>${'<'}</b>`}</p>`, '<p><b>&lt;</b></p>'],
    [
      'a list',
      tagged`<ul>${['a', '<'].map((name) => tagged`<li>${name}</li>`)}</ul>`,
      '<ul><li>a</li><li>&lt;</li></ul>',
    ],
    ['numbers, and nothing for nothing', tagged`${1}${undefined}${false}`, '1'],
    ['no controls', tagged`${'a\0b\u0007c\nd'}`, 'a b c\nd'],
  ])('%s', (_, written, expected) => {
    expect(written.text).toBe(expected)
  })

  it('no text opens a tag or ends an attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(html`${text}`.text).not.toMatch(/[<>"']/)
        expect(html`${[text]}`.text).toBe(html`${text}`.text)
      }),
    )
  })

  it('text that looks like ours is not', () => {
    const fake: string = JSON.parse('"<b>"')
    expect(html`${fake}${new Html('<i>').text}`.text).toBe('&lt;b&gt;&lt;i&gt;')
  })
})
