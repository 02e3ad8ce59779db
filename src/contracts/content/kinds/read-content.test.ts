import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publishedStory } from '../../../../tests/support/published-story.ts'
import { readBlock, reader, reading, readShared, setting } from '../../../../tests/support/reading-content.ts'
import { inSwissGerman } from '../../../markets/languages/swiss-german.ts'
import { fieldsFor } from './fields.ts'
import { pageBlockSchemas } from './page-blocks.ts'
import { contentReader } from './read-content.ts'
import { sharedSchemas } from './shared-kinds.ts'
import { storySchemas } from './story-kinds.ts'

const strictReader = contentReader({ ...setting, isStrict: true })

describe('the kinds of content', () => {
  const fields = fieldsFor(setting)

  it('~CNT-25 there are all 21 that pages share', () => {
    const kinds = `banner navigation navigation-alternate newsletter checkout-message-banner checkout-free-shipping-bar
      segmented-upsell pdp-enhanced pdp-size-guide speechBubble segmented-popup checkout-newsletter-checkbox
      pdp-list-icons pdp-certifications pdp-shipping-and-returns pdp-sustainability widget footer facet
      sidebar-filters segment`.split(/\s+/)
    expect(kinds).toHaveLength(21)
    expect(Object.keys(sharedSchemas(fields)).toSorted()).toEqual([...kinds, 'split-test'].toSorted())
  })

  it.each(Object.entries({ ...storySchemas(fields), ...pageBlockSchemas(fields), ...sharedSchemas(fields) }))(
    '~CNT-25 %s is named as it is looked up',
    (name, schema) => {
      expect(schema.shape.component.value).toBe(name)
    },
  )

  it.each([
    ['an unknown kind', { component: 'carousel' }, 'carousel'],
    ['a kind of another place', { component: 'footer' }, 'footer'],
    ['what every object has', { component: 'constructor' }, 'constructor'],
    ['no kind at all', {}, ''],
    ['no block at all', 'hero', ''],
  ])('~CNT-25 %s shows nothing and is reported', (_, block, component) => {
    expect(readBlock(block)).toEqual({
      view: undefined,
      problems: [`uk/home.body[0]: Unknown component: ${component}`],
    })
  })
})

describe('reading content', () => {
  it('CNT-28 ERR-24 a story that is undefined is an error of the caller', () => {
    expect(() => reader.story(undefined, () => undefined)).toThrow('Story is undefined')
  })

  it('reads a story, and leaves the blocks of its body to the screen', () => {
    const story = publishedStory('uk/about', { component: 'page', title: ' About ', body: [{ component: 'hero' }, 7] })
    const { view, problems } = reading((report) => reader.story(story, report))
    expect(view).toMatchObject({ component: 'page', title: 'About', intro: '', body: [{ component: 'hero' }, 7] })
    expect(problems).toEqual([])
  })

  it('reads the same block for one place after the other, and each but once', () => {
    const quote = { component: 'quote', text: 'Groß', source: '' }
    const swiss = contentReader({ ...setting, spell: inSwissGerman })
    const [here, there] = [reader, swiss].map(({ blocks }) => blocks([quote], 'body', () => undefined))
    expect([here, there].map((views) => views?.[0])).toMatchObject([{ text: 'Groß' }, { text: 'Gross' }])
    expect(reader.blocks([quote], 'body', () => undefined)[0]).toBe(here?.[0])
  })

  it('returns the blocks that can be read, in their order', () => {
    const blocks = [{ component: 'quote', text: 'One' }, { component: 'quote' }, 7, { component: 'quote', text: 'Two' }]
    const { view, problems } = reading((report) => reader.blocks(blocks, 'body', report))
    expect(view.map((block) => block.component === 'quote' && block.text)).toEqual(['One', 'Two'])
    expect(problems.map((line) => line.split(':')[0])).toEqual(['body[1].text', 'body[2]'])
  })

  it.each([undefined, null, ''])('takes %j for nothing', (nothing) => {
    const hero = { component: 'hero', title: 'Hi', text: nothing, picture: nothing, link: nothing, linkText: nothing }
    expect(readBlock(hero)).toEqual({
      problems: [],
      view: {
        component: 'hero',
        _uid: '',
        title: 'Hi',
        text: '',
        picture: undefined,
        link: undefined,
        linkText: '',
        tint: 'paper',
      },
    })
    const block = { component: 'shelves', title: nothing, links: nothing }
    expect(readBlock(block)).toMatchObject({ view: { title: '', links: [] }, problems: [] })
    expect(readBlock({ component: 'rich-text', text: nothing })).toMatchObject({ view: { text: [] }, problems: [] })
    expect(readBlock({ component: 'product-row', title: 'Row', collection: 'a', count: nothing })).toMatchObject({
      view: { count: 8 },
      problems: [],
    })
    const story = publishedStory('uk/post', { component: 'post', title: 'Post', date: nothing, body: nothing })
    expect(reading((report) => reader.story(story, report))).toMatchObject({
      view: { date: '', body: [] },
      problems: [],
    })
  })

  it('leaves out what cannot be read in a list, reports its path, and shows the rest', () => {
    const navigation = {
      component: 'navigation',
      headerLinks: [{ text: 'Gifts' }],
      categories: [
        { name: 'Adults', links: [{ name: 'Socks' }, { name: '' }, 'what?'] },
        { name: 7 },
        { name: 'Kids', links: null },
      ],
    }
    const { view, problems } = readShared(navigation)
    expect(view).toMatchObject({
      headerLinks: [{ text: 'Gifts' }],
      categories: [
        { name: 'Adults', links: [{ name: 'Socks' }] },
        { name: 'Kids', links: [] },
      ],
    })
    expect(problems).toEqual([
      'shared/it.categories[0].links[1].name: navigation: must not be empty',
      expect.stringMatching(/^shared\/it\.categories\[0\]\.links\[2\]: navigation: Invalid input/),
      expect.stringMatching(/^shared\/it\.categories\[1\]\.name: navigation: Invalid input/),
    ])
    expect(readShared(navigation, strictReader)).toEqual({ view: undefined, problems })
  })

  it('shows the block of a dead link, and reports it', () => {
    const hero = { component: 'hero', title: 'Hi', link: { linktype: 'url', url: 'javascript:alert(1)' } }
    const problems = ['uk/home.body[0].link: hero: leads nowhere that a link may lead']
    expect(readBlock(hero)).toMatchObject({ view: { title: 'Hi', link: undefined }, problems })
    expect(readBlock(hero, strictReader)).toEqual({ view: undefined, problems })
  })

  it('spells as its place does, but not what is a name', () => {
    const swiss = contentReader({ storefront: 'ch', spell: inSwissGerman })
    const row = { component: 'product-row', title: 'Große Größen', collection: 'große/socken' }
    expect(readBlock(row, swiss).view).toMatchObject({ title: 'Grosse Grössen', collection: 'große/socken' })
    expect(readBlock(row).view).toMatchObject({ title: 'Große Größen' })
  })

  it('is the same for the same place', () => {
    expect(contentReader({ ...setting })).toBe(reader)
    expect(contentReader({ ...setting, isStrict: true })).toBe(strictReader)
    expect(contentReader({ ...setting, storefront: 'de' })).not.toBe(reader)
  })

  it('never throws, and reports whatever it leaves out', () => {
    const fields = fieldsFor(setting)
    const names = Object.keys({ ...storySchemas(fields), ...pageBlockSchemas(fields), ...sharedSchemas(fields) })
    const members = 'title text link url picture links questions table thead body count names _uid'.split(' ')
    const deeper = 'linktype anchor filename value type content component __proto__'.split(' ')
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.jsonValue({ maxDepth: 1 }),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...members, ...deeper), tie('value'), { maxKeys: 4 }),
      ),
    }))
    const block = fc
      .tuple(fc.dictionary(fc.constantFrom(...members), value), fc.constantFrom(...names))
      .map(([more, component]) => ({ ...more, component }))
    fc.assert(
      fc.property(fc.oneof(block, fc.dictionary(fc.string(), fc.jsonValue())), (given) => {
        const readings = [
          reading((report) => reader.blocks([given], 'here', report)[0]),
          reading((report) => reader.shared(given, 'here[0]', report)),
          reading((report) => reader.story(publishedStory('here[0]', given), report)),
        ]
        expect(readings.filter(({ view, problems }) => view === undefined && problems.length === 0)).toEqual([])
        expect(readings.flatMap(({ problems }) => problems).filter((line) => !line.startsWith('here[0]'))).toEqual([])
      }),
    )
  })

  it('never throws for what is no block at all', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (given) => {
        const { view, problems } = readBlock(given)
        expect(view === undefined ? problems : ['']).toHaveLength(1)
      }),
    )
  })
})
