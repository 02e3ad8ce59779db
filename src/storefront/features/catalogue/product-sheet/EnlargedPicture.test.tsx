import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EnlargedPicture } from './EnlargedPicture.tsx'

const picture = { href: '/images/sock.png', alt: 'Lemon socks', width: 1920, height: 2400, tint: '#ffb3cf' }

describe('EnlargedPicture', () => {
  it('IMG-06 shows placeholders of 90 and 720 below the picture, without a text of their own', () => {
    const markup = renderToStaticMarkup(<EnlargedPicture picture={picture} sizes="1600px" />)
    const images = [...markup.matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
    expect(images.map((tag) => /src="[^"]*width=(\d+)/.exec(tag)?.[1])).toEqual(['90', '720', '720'])
    expect(images.map((tag) => /alt="([^"]*)"/.exec(tag)?.[1])).toEqual(['', '', 'Lemon socks'])
    expect(images[2]).toContain('sizes="1600px"')
    expect(markup).toMatch(/<svg [^>]*color="#ffb3cf"/)
    expect(images[2]).toContain(' 1920w')
  })
})
