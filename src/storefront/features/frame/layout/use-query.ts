import { useSyncExternalStore } from 'react'
import { visits } from '../../../stores/visits.ts'

/** The query of the address, for links that keep it (NAV-05). Pages are drawn without: their HTML serves any query. */
export const useQuery = (): string =>
  useSyncExternalStore(
    visits.subscribe,
    () => location.search,
    () => '',
  )
