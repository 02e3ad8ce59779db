/** Choices of the account that are about the desk and not about the person: on the server, the same on every device. */
import { useQuery } from '@tanstack/react-query'
import { writeOperation } from '../api/call-operation.ts'
import { operationQuery, queryClient } from '../api/queries.ts'

type PreferenceKey = 'shortcuts' | `columns.${string}`

const query = operationQuery('preference.read')

/** Undefined while it is loading and where nothing was chosen. */
export function usePreference(key: PreferenceKey): readonly [unknown, (value: unknown) => void] {
  const { data } = useQuery({ ...query, staleTime: Number.POSITIVE_INFINITY })
  const change = (value: unknown): void => {
    queryClient.setQueryData(query.queryKey, (before) => ({ preferences: { ...before?.preferences, [key]: value } }))
    // No message: it is applied here already, and read again on the next visit.
    writeOperation('preference.save', { key, value }).catch(() => undefined)
  }
  return [data?.preferences[key], change]
}
