import { describe, expect, it } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const inside = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 4 5" ${attributes}>${content}<circle r="2"/></svg>`

function clean(text: string): string {
  const cleaned = cleanSvg(Buffer.from(text))
  if (!cleaned.ok) throw new Error(cleaned.failure)
  return Buffer.from(cleaned.value).toString()
}

describe('cleanSvg', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', /script|alert/],
    [
      'a script under another prefix',
      '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
      /script|alert/,
    ],
    ['a script in letters of both cases', '<SCRIPT>alert(1)</SCRIPT>', /script|alert/i],
    ['a handler', '<rect onclick="alert(1)" onfocusin="alert(2)"/>', /alert/],
    [
      'a foreign document',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
      /foreign|body/i,
    ],
    ['a picture from elsewhere', '<image href="https://elsewhere.example/a.png"/>', /elsewhere/],
    ['a picture from the disk', '<image xlink:href="file:///etc/passwd"/>', /passwd/],
    ['a picture from beside the file', '<image href="secret.png"/>', /secret/],
    ['an SVG inside', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', /data:/],
    ['a part of another file', '<use href="other.svg#a"/>', /other/],
    ['a link that runs', '<a href="javascript:alert(1)"><rect/></a>', /alert/],
    ['a link that runs, hidden', '<a href=" java&#10;script:alert(1)"><rect/></a>', /alert/],
    ['a colour from elsewhere', '<rect fill="url(https://elsewhere.example/#a)"/>', /elsewhere/],
    ['a style from elsewhere', '<rect style="fill: url( \'//elsewhere.example\' )"/>', /elsewhere/],
    ['an escaped style', '<rect style="fill: u\\72l(//elsewhere.example)"/>', /elsewhere/],
    ['an import', '<style>@import "https://elsewhere.example/a.css";</style>', /elsewhere/],
    ['an import as data', '<style><![CDATA[@import "https://elsewhere.example/a.css";]]></style>', /elsewhere/],
    ['an animation of a link', '<a><set attributeName="href" to="javascript:alert(1)"/></a>', /alert/],
    ['an inclusion', '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="a"/>', /<xi:include/],
    ['a note of the author', '<metadata>my house</metadata><!-- my street -->', /house|street/],
  ])('removes %s, and nothing else', (_, content, gone) => {
    const cleaned = clean(inside(content))
    expect(cleaned).not.toMatch(gone)
    expect(cleaned).toContain('<circle')
  })

  it('leaves out a style sheet of the document, and another base', () => {
    const text = `<?xml-stylesheet href="https://elsewhere.example/a.css"?>${inside('', 'xml:base="https://elsewhere.example/"')}`
    expect(clean(text)).not.toContain('elsewhere')
  })

  it('leaves out a document type without entities', () => {
    expect(
      clean(`<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "https://elsewhere.example/x">${inside('')}`),
    ).not.toContain('DOCTYPE')
  })

  it('preserves gradients, styles and embedded pixels', () => {
    const cleaned = clean(
      inside(
        '<style>.a{fill:url(#g)}</style><rect class="a" fill="url(#g)" style="stroke:url(&quot;#g&quot;)"/><use xlink:href="#x"/><image href="data:image/png;base64,AAAA"/>',
      ),
    )
    for (const preserved of [
      '.a{fill:url(#g)}',
      'fill="url(#g)"',
      'stroke:url',
      'xlink:href="#x"',
      'data:image/png;base64,AAAA',
    ]) {
      expect(cleaned).toContain(preserved)
    }
  })

  it.each([
    [
      'entities',
      `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${inside('<text>&b;</text>')}`,
      'may not declare entities',
    ],
    [
      'an entity from the disk',
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${inside('<text>&a;</text>')}`,
      'may not declare entities',
    ],
    ['what is not well-formed', '<svg><rect></svg>', 'line 1'],
    ['too much of it', inside('<rect/>'.repeat(800_000)), 'at most 5 MB'],
    ['too deep a nesting', `${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}`, ''],
  ])('refuses %s', (_, text, reason) => {
    expect(cleanSvg(Buffer.from(text))).toEqual({ ok: false, failure: expect.stringContaining(reason) })
  })

  it('refuses another encoding, in which it could not look for anything', () => {
    expect(cleanSvg(Buffer.from(inside('<script/>'), 'utf16le')).ok).toBe(false)
  })
})
