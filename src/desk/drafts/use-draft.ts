/** The draft of one subject in a form: edit, undo, save, merge. */
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { OperationError } from '../api/operation-error.ts'
import { type Action, useAction } from '../api/use-action.ts'
import {
  addEdit,
  type DeskDraft,
  draftChanges,
  type DraftEdit,
  draftValue,
  isDirty,
  isEqual,
  rebaseDraft,
  redoEdit,
  startDraft,
  undoEdit,
} from './edits.ts'
import { mergeDraft, type MergeChoice, type MergeConflict, type MergeResult, resolveConflict } from './merge.ts'
import { registerDraft } from './open-drafts.ts'
import { useStoredDraft, type UnsavedDraftOffer } from './use-stored-draft.ts'

export type Versioned<Value> = { readonly value: Value; readonly version: number }

type Options<Value> = {
  /** `account:ID`, `product:SKU`. */
  readonly subject: string
  readonly loaded: Versioned<Value>
  /** Whether unsaved edits may be stored on the server: never those of persons. */
  readonly isStored: boolean
  readonly save: (value: Value, version: number, changes: readonly DraftEdit[]) => Promise<Versioned<Value>>
  readonly reload: () => Promise<Versioned<Value>>
  readonly read: (value: unknown) => Value
}

export type FormDraft<Value> = {
  readonly value: Value
  readonly changes: readonly DraftEdit[]
  readonly edit: (path: string, after: unknown, group?: string) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly discard: () => void
  readonly saving: Action<[]>
  /** For what needs the edits to be stored first; rejects where they cannot be. */
  readonly saveNow: () => Promise<void>
  readonly conflicts: readonly MergeConflict[]
  readonly resolve: (choices: ReadonlyMap<string, MergeChoice>) => void
  readonly offer: UnsavedDraftOffer | undefined
}

const isStale = (error: unknown): boolean => error instanceof OperationError && error.code === 'STALE_VERSION'

/** Of one press on Save: with more, several people save the same subject all the time. */
const MAX_MERGES = 3

/** Long: its functions share the state of the draft. */
export function useDraft<Value>({ subject, loaded, isStored, save, reload, read }: Options<Value>): FormDraft<Value> {
  const [draft, setDraft] = useState<DeskDraft>(() => startDraft(loaded.value, loaded.version))
  const [seen, setSeen] = useState(loaded)
  const [conflicts, setConflicts] = useState<readonly MergeConflict[]>([])
  // What was loaded again is shown, unless there are edits: those are merged when they are saved.
  if (!isEqual(loaded, seen)) {
    setSeen(loaded)
    if (!isDirty(draft)) setDraft(startDraft(loaded.value, loaded.version))
  }
  const latest = useRef(draft)
  useLayoutEffect(() => {
    latest.current = draft
  }, [draft])
  const take = (merged: MergeResult): void => {
    setDraft(merged.draft)
    setConflicts(merged.conflicts)
  }
  const stored = useStoredDraft({ subject, isStored, draft, onRestore: take })

  const { remove } = stored
  const discard = useCallback(() => {
    setDraft(({ base, version }) => startDraft(base, version))
    remove()
  }, [remove])
  const hasEdits = useEffectEvent(() => isDirty(draft))
  useEffect(() => registerDraft({ isDirty: () => hasEdits(), discard }), [discard])

  const store = async (next: DeskDraft): Promise<void> => {
    const saved = await save(read(draftValue(next)), next.version, draftChanges(next))
    setDraft((now) => rebaseDraft(now, next, saved.value, saved.version))
    remove()
  }
  /** Without a conflict the merged draft is saved without a question; otherwise the person decides first. */
  const storeOrMerge = async (next: DeskDraft, merges: number): Promise<void> => {
    try {
      await store(next)
    } catch (error) {
      if (!isStale(error) || merges === 0) throw error
      const theirs = await reload()
      // With what was typed since the press.
      const merged = mergeDraft(latest.current, theirs.value, theirs.version)
      take(merged)
      if (merged.conflicts.length === 0 && isDirty(merged.draft)) await storeOrMerge(merged.draft, merges - 1)
    }
  }
  const saveNow = () => storeOrMerge(draft, MAX_MERGES)
  const saving = useAction(saveNow)
  const resolve = (choices: ReadonlyMap<string, MergeChoice>): void => {
    const resolved = conflicts.reduce(
      (state, conflict) => resolveConflict(state, conflict, choices.get(conflict.path) ?? 'theirs'),
      draft,
    )
    setConflicts([])
    setDraft(resolved)
  }
  return {
    value: read(draftValue(draft)),
    changes: draftChanges(draft),
    edit: (path, after, group) => setDraft((state) => addEdit(state, path, after, group)),
    undo: useCallback(() => setDraft(undoEdit), []),
    redo: useCallback(() => setDraft(redoEdit), []),
    canUndo: draft.done.length > 0,
    canRedo: draft.undone.length > 0,
    discard,
    saving,
    saveNow,
    conflicts,
    resolve,
    offer: stored.offer,
  }
}
