/** Drafts on the server: saved every 5 s, offered after a crash (DSK-12). Never of persons. */
import * as z from 'zod/mini'
import { readOperation, writeOperation } from '../api/call-operation.ts'
import { type DeskDraft, draftChanges } from './edits.ts'
import { mergeEdits, type MergeResult } from './merge.ts'

const storedSchema = z.object({
  edits: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
})

export type UnsavedDraft = z.infer<typeof storedSchema> & { readonly at: string }

export const SAVE_INTERVAL_MS = 5000

export async function readStoredDraft(subject: string): Promise<UnsavedDraft | undefined> {
  const { draft } = await readOperation('draft.read', { subject })
  const parsed = storedSchema.safeParse(draft?.value)
  // A draft of an older version of the desk that cannot be read is not offered.
  return draft && parsed.success && parsed.data.edits.length > 0 ? { ...parsed.data, at: draft.updatedAt } : undefined
}

/** Not retried: the next one stores more. */
export const storeDraft = (subject: string, draft: DeskDraft): Promise<unknown> =>
  writeOperation('draft.save', { subject, value: { edits: draftChanges(draft) } }, { retries: false })

export const removeStoredDraft = (subject: string): Promise<unknown> =>
  writeOperation('draft.delete', { subject }, { retries: false })

/** The stored edits on the current value: what another person changed meanwhile is not overwritten. */
export const restoreDraft = (stored: UnsavedDraft, base: unknown, version: number): MergeResult =>
  mergeEdits(stored.edits, base, version)
