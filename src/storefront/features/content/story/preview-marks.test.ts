import { describe, expect, it } from 'vitest'
import { previewMarks } from './preview-marks.ts'

describe('previewMarks', () => {
  it.each([
    ['texts', '{"uid":"abc","id":"42"}', '42-abc'],
    ['a number for an id', '{"uid":"abc","id":42}', '42-abc'],
    ['words with line ends', '{"name":"a --\\n b","uid":"abc","id":"42"}', '42-abc'],
  ])('reads %s', (_, json, uid) => {
    expect(previewMarks(`<!--#storyblok#${json}-->`)).toEqual({ 'data-blok-c': json, 'data-blok-uid': uid })
  })

  it.each([
    ['no comment', undefined],
    ['nothing', ''],
    ['another comment', '<!-- -->'],
    ['half of one', '<!--#storyblok#{-->'],
    ['a list', '<!--#storyblok#[]-->'],
    ['no uid', '<!--#storyblok#{"id":1}-->'],
    ['no frame', '{"uid":"abc","id":"42"}'],
  ])('has nothing for %s', (_, comment) => {
    expect(previewMarks(comment)).toBeUndefined()
  })
})
