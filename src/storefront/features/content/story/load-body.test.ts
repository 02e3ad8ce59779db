import { describe, expect, it } from 'vitest'
import { publishedStory } from '../../../../../tests/support/published-story.ts'
import { receivedProduct } from '../../../../../tests/support/received-product.ts'
import { answering, storyOf } from '../../../../../tests/support/remote-content.ts'
import { shopVisit, type Visiting } from '../../../../../tests/support/shop-visit.ts'
import { loadBody, pathOf } from './load-body.ts'

const row = { component: 'product-row', _uid: 'row', title: 'Row', collection: 'adults/socks', count: '4' }
const grid = { component: 'product-grid', _uid: 'grid', collection: 'kids' }
const widget = { component: 'widget', _uid: 'widget', count: 6 }
const posts = { component: 'post-list', _uid: 'posts', folder: 'posts', count: 2 }
const quote = { component: 'quote', _uid: 'quote', text: 'Hi' }

const productsResponse = (...skus: readonly string[]) => ({
  id: 'w',
  pagination: { total: skus.length },
  recommendations: skus.map((sku) => ({ id: sku, distribution: 1, product: { ...receivedProduct(), sku } })),
})

const post = (slug: string, content: object, more: object = {}) =>
  storyOf(`_default/posts/${slug}`, { content: { _uid: slug, component: 'post', title: slug, ...content }, ...more })

async function load(raw: readonly unknown[], answers: Pick<Visiting, 'content' | 'discovery'> = {}) {
  const { visit, warnings, requests } = shopVisit({ route: 'storefront-faq', address: '/uk', ...answers })
  const { body, tags } = await loadBody(visit, raw, 'uk/home')
  const skus = Object.entries(body.tiles).map(([uid, tiles]) => [uid, ...tiles.map(({ sku }) => sku)].join(' '))
  return { body, tags, warnings, requests, skus, kinds: body.blocks.map(({ component }) => component) }
}

describe('loadBody', () => {
  it('fetches what rows, grids and widgets show, by their blocks', async () => {
    const discovery = (path: string) =>
      productsResponse(path.includes('adults/socks') ? 'A1' : path.includes('kids') ? 'K1' : 'W1')
    const { skus, tags, requests } = await load([row, quote, grid, widget], { discovery })
    expect(skus).toEqual(['row A1', 'grid K1', 'widget W1'])
    expect(new Set(tags)).toEqual(
      new Set(['goods', 'product:A1', 'shelf:adults/socks', 'product:K1', 'shelf:kids', 'product:W1']),
    )
    const [, ofRow, ofGrid, ofWidget] = ['', ...requests.discovery.map(({ path }) => path)]
    expect(ofRow).toContain('/everybody/4/1/{"collection":"adults/socks"}')
    expect(ofGrid).toContain('/everybody/12/1/{"collection":"kids"}')
    expect(ofWidget).toContain('home-uk-gb/everybody/6/1/')
  })

  it('shows each row its own, whatever editors did to its name', async () => {
    const discovery = (path: string) => productsResponse(path.includes('adults') ? 'A1' : 'K1')
    const twins = [
      { ...row, _uid: 'same' },
      { ...row, _uid: 'same', collection: 'kids' },
      { ...row, _uid: null },
      { ...row, _uid: undefined, collection: 'kids' },
      { ...row, _uid: '__proto__' },
    ]
    const { body, skus } = await load(twins, { discovery })
    expect(skus.map((line) => line.split(' ').at(-1))).toEqual(['A1', 'K1', 'A1', 'K1', 'A1'])
    const names = body.blocks.map(({ _uid: uid }) => uid)
    expect(Object.keys(body.tiles)).toEqual(names)
    expect(new Set(names).size).toBe(5)
  })

  it('leaves a row without its products where they cannot be had, says so, and comes again when products do', async () => {
    const { body, kinds, tags, warnings } = await load([row, quote])
    expect([body.tiles, kinds, tags]).toEqual([{}, ['product-row', 'quote'], ['goods']])
    expect(warnings).toEqual([
      {
        problem: 'blockNotFilled',
        details: { uid: 'row', component: 'product-row', err: expect.any(Error) },
      },
    ])
  })

  it('lists the latest posts of a folder, the newest first', async () => {
    const stories = [
      post('old', { date: '2026-01-31' }),
      post('new', { date: '2026-11-15 09:00', intro: 'Hello' }),
      post('undated', {}),
      post('middle', { date: '2026-03-01' }),
    ]
    const { body, requests } = await load([posts], { content: () => answering(stories) })
    expect(body.posts['posts']).toEqual([
      {
        href: '/uk/posts/new',
        title: 'new',
        intro: 'Hello',
        date: '2026-11-15',
        day: '15 November 2026',
        picture: undefined,
      },
      {
        href: '/uk/posts/middle',
        title: 'middle',
        intro: '',
        date: '2026-03-01',
        day: '1 March 2026',
        picture: undefined,
      },
    ])
    expect(requests.content.map(({ path }) => /starts_with=([^&]+)/.exec(path)?.[1])).toEqual([
      '_default/posts/',
      'uk/posts/',
    ])
  })

  it('lists only posts, and of those what can be read', async () => {
    const stories = [
      storyOf('_default/posts/index', { content: { _uid: 'p', component: 'page', title: 'All' } }),
      post('broken', { title: '' }),
      post('good', {}),
    ]
    const { body, warnings } = await load([posts], { content: () => answering(stories) })
    expect(body.posts['posts']?.map(({ title }) => title)).toEqual(['good'])
    expect(warnings.map(({ details }) => details['path'])).toEqual(['_default/posts/broken.title'])
  })

  it('~CNT-25 leaves out blocks that cannot be shown, and reports their paths', async () => {
    const { kinds, warnings } = await load([quote, { component: 'carousel' }, { component: 'quote' }])
    expect(kinds).toEqual(['quote'])
    expect(warnings).toEqual([
      {
        problem: 'contentInvalid',
        details: { path: 'uk/home.body[1]', reason: 'Unknown component: carousel' },
      },
      {
        problem: 'contentInvalid',
        details: { path: 'uk/home.body[2].text', reason: expect.stringContaining('quote: ') },
      },
    ])
  })
})

describe('pathOf', () => {
  it.each([
    ['_default/posts/socks', null, '/posts/socks'],
    ['uk/about', null, '/about'],
    ['de/uk/ueber-uns', 'uk/about', '/about'],
  ])('the path of %s (%s) is %s', (slug, untranslated, path) => {
    expect(pathOf({ ...publishedStory(slug, {}), default_full_slug: untranslated })).toBe(path)
  })
})
