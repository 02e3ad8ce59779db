import { describe, expect, it } from 'vitest'
import { placeholderAddresses } from './placeholder-addresses.ts'

describe('placeholderAddresses', () => {
  it('IMG-06 are 90 and 720 wide', () => {
    const image = { href: '/images/sock.png', width: 1920, backgroundColor: '#ffb3cf' }
    expect(placeholderAddresses(image, 'webp')).toEqual([
      '/images/sock.png?width=90&format=webp&quality=70&background=%23ffb3cf',
      '/images/sock.png?width=720&format=webp&quality=70&background=%23ffb3cf',
    ])
  })
})
