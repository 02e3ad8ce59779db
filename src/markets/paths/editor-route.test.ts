import { describe, expect, it } from 'vitest'
import { isEditorRoute } from './editor-route.ts'
import { readQuery } from './query.ts'

describe('isEditorRoute', () => {
  it.each([
    ['?_storyblok=5', true],
    ['?term=dog&_storyblok=5&_storyblok_release=7', true],
    ['?_storyblok', true],
    ['', false],
    ['?term=_storyblok', false],
    ['?_storyblok_release=7', false],
  ])('APP-11 %j: %j', (search, expected) => {
    expect(isEditorRoute(readQuery(search))).toBe(expected)
  })
})
