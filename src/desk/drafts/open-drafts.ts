/** The drafts on the screen: leaving them needs a confirmation. */
import { createDeskStore } from '../app/store.ts'
import { guardLeaving } from '../navigation/location.ts'

type OpenDraft = { readonly isDirty: () => boolean; readonly discard: () => void }

const open = new Set<OpenDraft>()

/** The move that waits for an answer. */
export const leavingStore = createDeskStore<{ readonly go: () => void } | undefined>(undefined)

const hasEdits = (): boolean => [...open].some(({ isDirty }) => isDirty())

const onUnload = (event: BeforeUnloadEvent): void => {
  if (hasEdits()) event.preventDefault()
}

export function registerDraft(draft: OpenDraft): () => void {
  open.add(draft)
  globalThis.addEventListener('beforeunload', onUnload)
  const release = guardLeaving((go) => {
    if (!hasEdits()) return true
    leavingStore.set(() => ({ go }))
    return false
  })
  return () => {
    open.delete(draft)
    release()
    if (open.size === 0) globalThis.removeEventListener('beforeunload', onUnload)
  }
}

/** For what ends the screen without another address: signing out. */
export function askToLeave(go: () => void): void {
  if (hasEdits()) leavingStore.set(() => ({ go }))
  else go()
}

/** Ends the question: leave and lose the edits, or stay. */
export function answerLeaving(leaves: boolean): void {
  const leaving = leavingStore.get()
  leavingStore.set(() => undefined)
  if (!leaves || !leaving) return
  for (const { discard } of open) discard()
  leaving.go()
}
