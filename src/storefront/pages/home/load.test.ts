import { describe, expect, it } from 'vitest'
import { receivedProduct } from '../../../../tests/support/received-product.ts'
import { answering, storyOf } from '../../../../tests/support/remote-content.ts'
import { shopVisit, type Visiting } from '../../../../tests/support/shop-visit.ts'
import { load } from './load.ts'

const liked = () => ({
  id: 'w',
  recommendations: [{ id: 'L1', distribution: 1, product: { ...receivedProduct(), sku: 'L1' } }],
})
const home = (content: object) => () => answering([storyOf('uk/home', { content: { _uid: 'u', ...content } })])

const visit = (answers: Pick<Visiting, 'content' | 'discovery'>) =>
  load(shopVisit({ route: 'storefront', address: '/uk', ...answers }).visit)

describe('the home page', () => {
  it('shows its story', async () => {
    const content = home({
      component: 'page',
      title: 'Socks',
      metaDescription: 'All of them',
      body: [{ component: 'widget', _uid: 'w' }],
    })
    expect(await visit({ content, discovery: liked })).toMatchObject({
      kind: 'page',
      data: {
        outcome: 'story',
        title: 'Socks',
        metaDescription: 'All of them',
        body: { tiles: { w: [{ sku: 'L1' }] } },
      },
      tags: ['goods', 'product:L1'],
    })
  })

  it('ERR-13 is not found where there is no story', async () => {
    expect(await visit({ content: () => answering([]) })).toEqual({
      kind: 'not-found',
      message: 'Story not found: home',
    })
  })

  it('shows products while content is unreachable, without caching that', async () => {
    expect(await visit({ discovery: liked })).toMatchObject({
      kind: 'page',
      data: { outcome: 'products', liked: [{ sku: 'L1' }] },
      isMakeshift: true,
    })
  })

  it('is rendered when no service is reachable', async () => {
    expect(await visit({})).toMatchObject({ kind: 'page', data: { outcome: 'products', liked: [] }, isMakeshift: true })
  })
})
