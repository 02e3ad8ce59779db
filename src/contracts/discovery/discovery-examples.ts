/** Requests of discovery as the description of the API shows them. A test checks each against its schema. Server only. */
import type { OperationExamples } from '../openapi-paths.ts'

const PROFILE = '6a1ce0a2-7f0a-4c39-9ad8-5f1e6a1c0f52'

export const DISCOVERY_EXAMPLES: OperationExamples = {
  search: {
    input: { token: 'uk-gb', query: 'red wool socks', options: { limit: 24, facets: ['colour', 'sizes'] } },
  },
  suggest: { input: { token: 'uk-gb', query: 'woo', options: { limit: 5 } } },
  listFilters: { input: { token: 'uk-gb', query: '', options: { filter: { category: ['adults/socks'] } } } },
  readPriceRange: { input: { token: 'uk-gb', query: '', options: { filter: { category: ['adults/socks'] } } } },
  recommendForCart: {
    input: {
      widgetId: 'basket-uk-gb',
      profileId: PROFILE,
      variables: { $CartAmount: 2590, $selected_items_1: ['CR021-BRICK'], $ShippingThreshold: 6000 },
      limit: 4,
      requestName: 'basket',
    },
  },
  recordEvents: { input: { profileId: PROFILE, events: [{ kind: 'view', sku: 'CR021-BRICK' }] } },
  recordBaskets: { input: { baskets: [{ id: '100001', at: '2026-11-18T10:00:00.000Z', skus: ['CR021-BRICK'] }] } },
}
