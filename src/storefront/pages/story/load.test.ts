import { describe, expect, it } from 'vitest'
import { receivedProduct } from '../../../../tests/support/received-product.ts'
import { answering, storyOf } from '../../../../tests/support/remote-content.ts'
import { shopVisit, type Visiting } from '../../../../tests/support/shop-visit.ts'
import { load } from './load.ts'

const STORIES: Readonly<Record<string, object>> = {
  '_default/about': { component: 'page', title: 'About', intro: 'Us', metaTitle: 'About us', metaDescription: 'All' },
  '_default/adults/socks': { component: 'category', title: 'Socks' },
  '_default/moved': {
    component: 'redirect',
    title: 'Moved',
    link: { linktype: 'url', url: '/about', cached_url: '/about' },
  },
  '_default/outside': {
    component: 'redirect',
    title: 'Outside',
    link: { linktype: 'url', url: 'https://outside.example/socks', cached_url: '' },
  },
  '_default/nowhere': { component: 'redirect', title: 'Nowhere' },
  '_default/posts/hello': { component: 'post', title: 'Hello', date: '2026-11-15', author: 'The fish' },
}

const content = (path: string) => {
  const wanted = new URL(path, 'http://remote').searchParams.get('by_slugs')?.split(',') ?? []
  const found = wanted.filter((slug) => Object.hasOwn(STORIES, slug))
  return answering(found.map((slug) => storyOf(slug, { content: { _uid: slug, ...STORIES[slug] } })))
}

const listing =
  (count = 200) =>
  () => ({
    id: 'w',
    pagination: { total: count },
    recommendations: count === 0 ? [] : [{ id: 'A1', distribution: 1, product: receivedProduct() }],
  })

const MENU = {
  menu: {
    component: 'navigation',
    categories: [
      { name: 'Adults', url: { url: '/adults' }, links: [{ name: 'Adult socks', url: { url: '/adults/socks' } }] },
    ],
  },
}

async function visit(path: string, answers: Pick<Visiting, 'content' | 'discovery' | 'shared'>) {
  const [pathname = ''] = path.split('?')
  const { visit: seen, requests } = shopVisit({
    route: 'storefront-slugs',
    address: `/uk/${path}`,
    params: { slugs: pathname.split('/') },
    ...answers,
  })
  return { answer: await load(seen), requests: requests.discovery.map((one) => one.path) }
}

describe('a content page', () => {
  it('redirects the story of the home page to its canonical address', async () => {
    expect((await visit('home', { content })).answer).toEqual({ kind: 'redirect', to: '/uk', permanent: true })
  })

  it.each([
    ['moved', '/uk/about'],
    ['outside', 'https://outside.example/socks'],
  ])('~DCO-13 ~RTE-26 a story that redirects leads from %s to %s', async (path, to) => {
    expect((await visit(path, { content })).answer).toEqual({ kind: 'redirect', to, permanent: true })
  })

  it('~DCO-13 a redirect without a target is not found', async () => {
    expect((await visit('nowhere', { content })).answer).toMatchObject({ kind: 'not-found' })
  })

  it('CNT-02 shows its story', async () => {
    const { answer, requests } = await visit('about', { content })
    expect(answer).toMatchObject({
      kind: 'page',
      data: {
        title: 'About',
        intro: 'Us',
        metaTitle: 'About us',
        metaDescription: 'All',
        body: { blocks: [], tiles: {}, posts: {} },
      },
      tags: [],
    })
    expect(requests).toEqual([])
  })

  it.each(['no-such-page', 'about/2', 'no/such/3'])('~CNT-03 ERR-13 is not found at %s', async (path) => {
    const { answer } = await visit(path, { content, discovery: listing() })
    expect(answer).toEqual({ kind: 'not-found', message: `Story not found: ${path}` })
  })

  it.each(['adults/socks/3', 'adults/socks?page=3', 'adults/socks/3?page=2'])(
    '~LST-05 ~LST-22 a change of filters leads from %s to page 1',
    async (path) => {
      const filtered = `${path}${path.includes('?') ? '&' : '?'}colour=red&sort=newest`
      const { answer } = await visit(filtered, { content, discovery: listing() })
      expect(answer).toMatchObject({
        data: {
          listing: {
            first: '/uk/adults/socks?colour=red&sort=newest',
            unfiltered: '/uk/adults/socks',
            order: { path: '/uk/adults/socks', kept: { colour: 'red' } },
          },
        },
      })
    },
  )

  it.each([
    ['adults/socks', '/64/1/'],
    ['adults/socks/2', '/64/2/'],
    ['adults/socks?page=3', '/64/3/'],
  ])('~LST-22 a category at %s shows its products', async (path, requested) => {
    const { answer, requests } = await visit(path, { content, discovery: listing() })
    expect(answer).toMatchObject({
      data: { title: 'Socks', listing: { tiles: [{ sku: 'A1' }] } },
      tags: ['goods', 'product:A1', 'shelf:adults/socks'],
    })
    expect(requests.findLast((one) => one.includes('{'))).toContain(`${requested}{"collection":"adults/socks"}`)
  })

  it('a post has its date and author, and links back to the others', async () => {
    const { answer } = await visit('posts/hello', { content })
    const post = {
      date: '2026-11-15',
      day: '15 November 2026',
      author: 'The fish',
      picture: undefined,
      back: { href: '/uk/posts' },
    }
    expect(answer).toMatchObject({ data: { title: 'Hello', post } })
  })
})

describe('a content page while content is unreachable', () => {
  it.each(['adults/socks', 'adults/socks/2'])(
    'shows the products at %s, by the name that the menu has',
    async (path) => {
      const { answer } = await visit(path, { discovery: listing(), shared: MENU })
      expect(answer).toMatchObject({
        kind: 'page',
        data: { title: 'Adult socks', listing: { tiles: [{ sku: 'A1' }] } },
        isMakeshift: true,
      })
    },
  )

  it.each([
    ['the menu does not know it', 'adults/hats', listing()],
    ['there are no products', 'adults/socks', listing(0)],
  ])('sleeps where %s', async (_, path, discovery) => {
    const { answer } = await visit(path, { discovery, shared: MENU })
    expect(answer).toEqual({ kind: 'asleep', message: `Story not fetched: ${path}` })
  })

  it('sleeps where products cannot be had either', async () => {
    const { answer } = await visit('adults/socks', { shared: MENU })
    expect(answer).toEqual({ kind: 'asleep', message: 'Story not fetched: adults/socks' })
  })
})

describe('a category without discovery', () => {
  it.each([502, 503, 504])('~SCL-14 shows its story with status 503 where discovery answers %i', async (status) => {
    const { answer } = await visit('adults/socks', { content, discovery: () => new Response('{}', { status }) })
    expect(answer).toMatchObject({
      kind: 'page',
      data: { title: 'Socks', isListingMissing: true },
      isMakeshift: true,
      isUnavailable: true,
    })
  })

  it('~SCL-14 fails where discovery has a bug', async () => {
    const discovery = () => new Response('{}', { status: 500 })
    await expect(visit('adults/socks', { content, discovery })).rejects.toThrow('500')
  })
})
