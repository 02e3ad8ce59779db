/** Three-way merge after a stale version (DSK-13): base, mine, theirs. Nothing is overwritten without a choice. */
import { addEdit, type DeskDraft, draftChanges, type DraftEdit, isEqual, startDraft, valueAt } from './edits.ts'

export type MergeConflict = {
  readonly path: string
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

export type MergeResult = { readonly draft: DeskDraft; readonly conflicts: readonly MergeConflict[] }

/** Edits of fields that the other person did not touch are applied to what they saved; the rest is a conflict. */
export const mergeDraft = (draft: DeskDraft, theirs: unknown, version: number): MergeResult =>
  mergeEdits(draftChanges(draft), theirs, version)

/** The same with edits that were stored. */
export function mergeEdits(edits: readonly DraftEdit[], theirs: unknown, version: number): MergeResult {
  const conflicts: MergeConflict[] = []
  let merged = startDraft(theirs, version)
  for (const { path, before, after } of edits) {
    const now = valueAt(theirs, path)
    if (isEqual(now, before)) merged = addEdit(merged, path, after)
    else if (!isEqual(now, after)) conflicts.push({ path, base: before, mine: after, theirs: now })
  }
  return { draft: merged, conflicts }
}

export type MergeChoice = 'mine' | 'theirs'

export const resolveConflict = (draft: DeskDraft, { path, mine }: MergeConflict, choice: MergeChoice): DeskDraft =>
  choice === 'mine' ? addEdit(draft, path, mine) : draft
