import { useEffect, useState } from 'react'
import { suggestClient } from '../../../../contracts/discovery/suggest-client.ts'
import { suggestionLimitOf } from '../../../ui/device-class.ts'
import { diagnostics } from '../../../stores/diagnostics.ts'
import { useStore } from '../../../stores/store.ts'
import { discoveryTransport } from '../../../stores/transports.ts'
import type { StorefrontMarket } from '../../visitor/markets/index.ts'
import { createSuggester, type Suggester, type Suggesting } from './suggester.ts'

/** Suggestions of the place that one shops in. */
export function useSuggestions(place: StorefrontMarket): Suggesting & Pick<Suggester, 'type'> {
  const [{ suggesting, type, stop }] = useState(() => suggesterIn(place))
  useEffect(() => stop, [stop])
  return { ...useStore(suggesting, (state) => state), type }
}

function suggesterIn({ storefront, market: { countryCode } }: StorefrontMarket): Suggester {
  const client = suggestClient(discoveryTransport())
  const market = { storefrontCode: storefront, countryCode }
  return createSuggester({
    ask: (query, signal) => client.suggest({ market, query, limit: suggestionLimitOf(window.innerWidth), signal }),
    report: (cause) => void diagnostics.log('search', 'suggest_failed', { message: String(cause) }),
  })
}
