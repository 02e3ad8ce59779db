import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DeskDraft, isDirty } from './edits.ts'
import type { MergeResult } from './merge.ts'
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
  readonly onRestore: (restored: MergeResult) => void
}

/** Offers what a crash left, and stores the draft every 5 s while it changes. A failure here must not disturb the form. */
export function useStoredDraft({ subject, isStored, draft, onRestore }: Options) {
  const [found, setFound] = useState<UnsavedDraft>()
  /** What was stored last, or needs no storing; undefined after a failure, so that the next interval tries again. */
  const stored = useRef<DeskDraft | undefined>(draft)
  /** Whether the server has a draft of this subject. */
  const isOnServer = useRef(false)
  useEffect(() => {
    if (!isStored) return
    const find = async (): Promise<void> => {
      const draftOnServer = await readStoredDraft(subject)
      isOnServer.current ||= draftOnServer !== undefined
      setFound(draftOnServer)
    }
    find().catch(() => undefined)
  }, [subject, isStored])
  const remove = useCallback(() => {
    setFound(undefined)
    if (!isOnServer.current) return
    isOnServer.current = false
    removeStoredDraft(subject).catch(() => undefined)
  }, [subject])
  const store = useEffectEvent(() => {
    if (stored.current === draft) return
    stored.current = draft
    if (!isDirty(draft)) {
      // What was found is there until the person decides.
      if (!found) remove()
      return
    }
    isOnServer.current = true
    storeDraft(subject, draft).catch(() => {
      stored.current = undefined
    })
  })
  useEffect(() => {
    if (!isStored) return undefined
    const timer = setInterval(() => store(), SAVE_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isStored])
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
