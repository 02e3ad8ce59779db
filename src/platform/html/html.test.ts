import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Html, html } from './html.ts'

describe('html', () => {
  it.each([
    ['text', html`<p>${'a < b & "c"'}</p>`, '<p>a &lt; b &amp; &quot;c&quot;</p>'],
    ['an attribute', html`<a title="${`it's "x" onclick='`}"></a>`, '<a title="it&#39;s &quot;x&quot; onclick=&#39;">'],
    ['html in html as it is', html`<p>${html`<b>${'<'}</b>`}</p>`, '<p><b>&lt;</b></p>'],
    [
      'a list',
      html`<ul>
        ${['a', '<'].map((name) => html`<li>${name}</li>`)}
      </ul>`,
      '<ul><li>a</li><li>&lt;</li></ul>',
    ],
    ['numbers, and nothing for nothing', html`${1}${undefined}${false}`, '1'],
    ['no controls', html`${'a\0b\u0007c\nd'}`, 'a b c\nd'],
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
