/** Choices of the account that are about the desk and not about the person: on the server, the same on every device. */
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { writeOperation } from '../api/call-operation.ts'
import { operationQuery, queryClient, refresh } from '../api/queries.ts'

type PreferenceKey = 'shortcuts' | `columns.${string}`

const query = operationQuery('preference.read')

/** Undefined while it is loading and where nothing was chosen. */
export function usePreference(key: PreferenceKey): readonly [unknown, (value: unknown) => void] {
  const { data } = useQuery({ ...query, staleTime: Number.POSITIVE_INFINITY })
  const change = useCallback((value: unknown) => void changePreference(key, value).catch(() => undefined), [key])
  return [data?.preferences[key], change]
}

let pendingWrites = 0

/** No message: it is applied here before it is stored. What is stored is read again after the last change. */
async function changePreference(key: PreferenceKey, value: unknown): Promise<void> {
  pendingWrites += 1
  try {
    // Before anything asynchronous: a checkbox that does not change with its press flips back.
    queryClient.setQueryData(query.queryKey, (before) => ({ preferences: { ...before?.preferences, [key]: value } }))
    // An answer that is on its way is older than this change. What was set above stays.
    await queryClient.cancelQueries(query)
    await writeOperation('preference.save', { key, value })
  } finally {
    pendingWrites -= 1
    if (pendingWrites === 0) void refresh('preference.read')
  }
}
