import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DeskDraft, isDirty } from './edits.ts'
import {
  readStoredDraft,
  removeStoredDraft,
  restoreDraft,
  SAVE_INTERVAL_MS,
  storeDraft,
  type UnsavedDraft,
} from './stored-draft.ts'

export type UnsavedDraftOffer = { readonly at: string; readonly restore: () => void; readonly dismiss: () => void }

type Options = {
  readonly subject: string
  readonly isStored: boolean
  readonly draft: DeskDraft
  readonly onRestore: (draft: DeskDraft) => void
}

/** Offers what a crash left, and stores the draft every 5 s while it changes. A failure here must not disturb the form. */
export function useStoredDraft({ subject, isStored, draft, onRestore }: Options) {
  const [found, setFound] = useState<UnsavedDraft>()
  const stored = useRef(draft)
  useEffect(() => {
    if (!isStored) return
    readStoredDraft(subject).then(setFound, () => undefined)
  }, [subject, isStored])
  const store = useEffectEvent(() => {
    if (stored.current === draft) return
    stored.current = draft
    const work = isDirty(draft) ? storeDraft(subject, draft) : removeStoredDraft(subject)
    work.catch(() => undefined)
  })
  useEffect(() => {
    if (!isStored) return undefined
    const timer = setInterval(() => store(), SAVE_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isStored])
  const remove = useCallback(() => {
    setFound(undefined)
    if (isStored) removeStoredDraft(subject).catch(() => undefined)
  }, [subject, isStored])
  const offer: UnsavedDraftOffer | undefined = found && {
    at: found.at,
    restore: () => {
      onRestore(restoreDraft(found, draft.base, draft.version))
      setFound(undefined)
    },
    dismiss: remove,
  }
  return { offer, remove }
}
