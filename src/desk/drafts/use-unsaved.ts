/** A screen with edits of its own: leaving it needs a confirmation while there are some. */
import { useEffect, useEffectEvent } from 'react'
import { registerDraft } from './open-drafts.ts'

export function useUnsaved(isDirty: boolean, discard: () => void): void {
  const hasEdits = useEffectEvent(() => isDirty)
  const drop = useEffectEvent(discard)
  useEffect(() => registerDraft({ isDirty: () => hasEdits(), discard: () => drop() }), [])
}
