import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pictureSources } from '../../markets/images/picture-sources.ts'
import { Picture } from './Picture.tsx'

const href = '/images/0123456789abcdef/crew.pair.lemons_sun'
const sources = pictureSources({ href, width: 1440, backgroundColor: '#ffd9cc' }, { columns: 3, widest: 1024 })
const shape = { alt: 'Lemon socks', width: 1440, height: 1800 }
const draw = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(<Picture {...sources} {...shape} {...props} />)
/** What stands in the place of the picture; React adds a hint to load the eager ones early. */
const place = (markup: string) => /<span.*<\/span>/s.exec(markup)?.[0] ?? ''

describe('Picture', () => {
  it('always has its dimensions, so that nothing shifts when it loads', () => {
    expect(draw()).toMatch(/<img [^>]*width="1440" height="1800"/)
  })

  it('~IMG-02 ~IMG-03 lets the browser choose the width and the format', () => {
    const markup = draw()
    expect(markup).toContain('sizes="(min-width: 960px) 34vw, 100vw"')
    expect(markup).toContain('width=320&amp;format=auto&amp;quality=70&amp;background=%23ffd9cc 320w, ')
  })

  it('waits until it is looked at, unless it is in view from the beginning', () => {
    expect(place(draw())).toContain('<img loading="lazy" decoding="async" ')
    expect(place(draw({ eager: true }))).toContain('<img loading="eager" fetchPriority="high" ')
    expect(place(draw({ eager: true }))).not.toContain('lazy')
  })

  it('stands on its tint without a style in the markup', () => {
    expect(draw({ tint: '#ffd9cc' })).toContain('<svg aria-hidden="true" color="#ffd9cc"></svg>')
    expect(draw({ tint: '#ffd9cc' })).not.toContain('style=')
    expect(draw()).not.toContain('<svg')
  })

  it('has its text, and none where it has nothing to say', () => {
    expect(draw()).toContain('alt="Lemon socks"')
    expect(draw({ alt: '' })).toContain('alt=""')
  })

  it('stays small: 64 of them take less than 60 KB', () => {
    expect(draw({ tint: '#ffd9cc' }).length * 64).toBeLessThan(60_000)
  })
})
