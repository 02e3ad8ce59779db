import { describe, expect, it } from 'vitest'
import { searchLink } from './search-link.ts'

describe('searchLink', () => {
  it.each([
    ['cats', '/uk/search?term=cats'],
    ['fish & chips', '/uk/search?term=fish+%26+chips'],
    ['größe 40', '/uk/search?term=gr%C3%B6%C3%9Fe+40'],
    ['50% off?', '/uk/search?term=50%25+off%3F'],
    ['a+b#c/d', '/uk/search?term=a%2Bb%23c%2Fd'],
    ['<script>', '/uk/search?term=%3Cscript%3E'],
    ['🧦', '/uk/search?term=%F0%9F%A7%A6'],
    ['\ud83d', '/uk/search?term=%EF%BF%BD'],
  ])('SRC-18 %s', (term, expected) => {
    const link = searchLink('uk', term)
    expect(link).toBe(expected)
    expect(new URL(link, 'https://shop.example').searchParams.get('term')).toBe(term.toWellFormed())
  })
})
