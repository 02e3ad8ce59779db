import { describe, expect, it } from 'vitest'
import { receivedProduct } from '../../../../../tests/support/received-product.ts'
import { remoteService } from '../../../../../tests/support/remote-service.ts'
import { discoveryClient } from '../../../../contracts/discovery/discovery-client.ts'
import { toProduct } from '../../../../contracts/discovery/to-product.ts'
import { findMarket } from '../../../../markets/storefronts/table.ts'
import { loadRails, type RailsView } from './load-rails.ts'
import { http } from '../../../../contracts/transport.ts'

const numbered = (letter: string, many: number) => Array.from({ length: many }, (_, index) => `${letter}${index + 1}`)

const linked = {
  sku: 'A2',
  name: 'Sock',
  colour: 'blue',
  picture: '/images/2',
  backgroundColor: '#ffffff',
  stock: { nl: 1, us: 1 },
}

/** The rails of product A1, which also comes in A2, by the skus that each widget recommends. */
async function rails(skus: Readonly<Record<'pdp' | 'cluster' | 'similar', readonly string[] | 'fails'>>) {
  const market = findMarket('production', 'GB')
  const product = market && toProduct({ ...receivedProduct(), linkedProducts: [linked] }, market)
  if (!market || !product) throw new Error('No product to stand on')
  const remote = remoteService((path: string) => {
    const widget = (['pdp', 'cluster', 'similar'] as const).find((name) => path.includes(`/${name}-uk-gb/A1?`))
    const listed = widget ? skus[widget] : 'fails'
    if (listed === 'fails') return new Response('{}', { status: 500 })
    return {
      id: 'r1',
      recommendations: listed.map((sku) => ({ id: sku, distribution: 1, product: { ...receivedProduct(), sku } })),
    }
  })
  const loaded = await loadRails({ client: discoveryClient(http(remote)), market, product })
  return { shown: skusOf(loaded.rails), tags: loaded.tags }
}

const skusOf = ({ goesWith, sameDesign, similar }: RailsView) =>
  [goesWith, sameDesign, similar].map((rail) => rail.map(({ sku }) => sku))

describe('loadRails', () => {
  it('~REC-09 shows what goes with a product, its design on other products, and what is like it', async () => {
    const { shown, tags } = await rails({ pdp: ['B1'], cluster: ['C1'], similar: ['D1'] })
    expect(shown).toEqual([['B1'], ['C1'], ['D1']])
    expect(tags).toEqual(['goods', 'product:B1', 'product:C1', 'product:D1'])
  })

  it('shows nothing twice: neither the product, nor its colours, nor what a rail above has', async () => {
    const { shown } = await rails({ pdp: ['A1', 'B1', 'B1'], cluster: ['A2', 'B1', 'C1'], similar: ['C1', 'D1'] })
    expect(shown).toEqual([['B1'], ['C1'], ['D1']])
  })

  it('has at most eight in each, and fills up from behind what was left out', async () => {
    const { shown } = await rails({ pdp: numbered('B', 9), cluster: [], similar: ['B1', ...numbered('D', 9)] })
    expect(shown).toEqual([numbered('B', 8), [], numbered('D', 8)])
  })

  it('~REC-06 leaves out what cannot be had, and keeps the rest', async () => {
    expect((await rails({ pdp: 'fails', cluster: 'fails', similar: ['D1'] })).shown).toEqual([[], [], ['D1']])
    expect((await rails({ pdp: 'fails', cluster: [], similar: 'fails' })).shown).toEqual([[], [], []])
  })
})
