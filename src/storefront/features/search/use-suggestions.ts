import { useEffect, useState } from 'react'
import { diagnosticsClient } from '../../../contracts/diagnostics-client.ts'
import { suggestClient } from '../../../contracts/suggest-client.ts'
import { suggestionLimitOf } from '../../../markets/interface/device-class.ts'
import { useStore } from '../../stores/store.ts'
import type { Place } from '../markets/index.ts'
import { createSuggester, type Suggester, type Suggesting } from './suggester.ts'

/** Suggestions of the place that one shops in. */
export function useSuggestions(place: Place): Suggesting & Pick<Suggester, 'type'> {
  const [{ suggesting, type, stop }] = useState(() => suggesterIn(place))
  useEffect(() => stop, [stop])
  return { ...useStore(suggesting, (state) => state), type }
}

function suggesterIn({ storefront, market: { countryCode } }: Place): Suggester {
  const reach = { fetch: (request: Request) => fetch(request), baseUrl: '' }
  const client = suggestClient(reach)
  const market = { storefrontCode: storefront, countryCode }
  return createSuggester({
    ask: (query, signal) => client.suggest({ market, query, limit: suggestionLimitOf(window.innerWidth), signal }),
    report: (cause) => void diagnosticsClient(reach).log('search', 'suggest_failed', { message: String(cause) }),
  })
}
