import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isStorySlug } from '../../../contracts/content/content.ts'
import { caseCollisions, datasourceFileOf, datasourceSlugOf, storyFileOf, storySlugOf } from './file-names.ts'

const anySlug = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom('/', '.', '%', '-', 'a', 'B', 'ü', '\\', ':'),
      fc.string({ unit: 'grapheme', maxLength: 1 }),
    ),
  })
  .filter((slug) => slug.isWellFormed() && isStorySlug(slug))

describe('the file of a story', () => {
  it.each([
    ['a plain slug', 'uk/home', 'stories/uk/home.json'],
    ['dots, hyphens, capitals and underscores', '_default/v1.2/Size-Guide', 'stories/_default/v1.2/Size-Guide.json'],
    ['other letters', 'de/füße', 'stories/de/f%C3%BC%C3%9Fe.json'],
    ['a percent sign', 'uk/100%', 'stories/uk/100%25.json'],
    ['a step upwards', '../../etc/passwd', 'stories/%2E%2E/%2E%2E/etc/passwd.json'],
    ['an absolute path', '/etc/passwd', 'stories/%/etc/passwd.json'],
    ['the path of a drive', 'C:\\windows', 'stories/C%3A%5Cwindows.json'],
    ['the page of a folder', 'uk/faq/', 'stories/uk/faq/%.json'],
    ['a hidden file', 'uk/.git/config', 'stories/uk/%2Egit/config.json'],
    ['a dot at the end', 'uk/soon.', 'stories/uk/soon%2E.json'],
    ['the name of a device', 'uk/con', 'stories/uk/%63on.json'],
    ['the name of a device with an ending', 'NUL.txt/x', 'stories/%4EUL.txt/x.json'],
    ['a folder that looks like a file', 'uk/faq.json/x', 'stories/uk/faq%2Ejson/x.json'],
    ['a story that looks like a file', 'uk/faq.json', 'stories/uk/faq.json.json'],
  ])('for %s', (_, slug, file) => {
    expect(storyFileOf(slug)).toBe(file)
    expect(storySlugOf(file)).toBe(slug)
  })

  it('has a name that every file system takes, and leads back to the slug', () => {
    fc.assert(
      fc.property(anySlug, (slug) => {
        const file = storyFileOf(slug)
        if (file === undefined) return
        expect(storySlugOf(file)).toBe(slug)
        const [folder, ...parts] = file.split('/')
        expect(folder).toBe('stories')
        for (const part of parts) expect(part).toMatch(/^(?!\.\.?$)[\w.~%-]+(?<!\.)$/)
      }),
    )
  })

  it('is none for a name longer than file systems take', () => {
    expect(storyFileOf(`uk/${'x'.repeat(250)}`)).toBe(`stories/uk/${'x'.repeat(250)}.json`)
    expect(storyFileOf(`uk/${'x'.repeat(251)}`)).toBeUndefined()
    expect(storyFileOf(`uk/${'ü'.repeat(42)}`)).toBeUndefined()
  })

  it.each(['stories/uk/a b.json', 'stories/uk/%E0%A4%A.json', 'stories/uk/a,b.json'])('has no slug: %s', (file) => {
    expect(storySlugOf(file)).toBeUndefined()
  })
})

it.each([
  ['translations', 'datasources/translations.json'],
  ['Colour_names-2', 'datasources/Colour_names-2.json'],
])('the file of the datasource %s', (slug, file) => {
  expect(datasourceFileOf(slug)).toBe(file)
  expect(datasourceSlugOf(file)).toBe(slug)
})

it('a datasource in a folder of its own is none', () => {
  expect(datasourceSlugOf('datasources/x/y.json')).toBeUndefined()
})

it.each([
  ['nothing among different ones', ['a/b', 'a/c', 'a/b/c'], []],
  ['two files', ['uk/home', 'uk/Home'], [['uk/Home', 'uk/home']]],
  [
    'two folders',
    ['uk/home', 'UK/about', 'UK/faq'],
    [
      ['UK/about', 'uk/home'],
      ['UK/faq', 'uk/home'],
    ],
  ],
])('capitals: %s', (_, files, expected) => {
  expect(caseCollisions(files)).toEqual(expected)
})
