/** Drafts on the server: saved every 5 s, offered after a crash (DSK-12). Never of persons. */
import * as z from 'zod/mini'
import { readOperation, writeOperation } from '../api/call-operation.ts'
import { addEdit, type DeskDraft, draftChanges, startDraft } from './edits.ts'

const storedSchema = z.object({ edits: z.array(z.object({ path: z.string(), after: z.unknown() })) })

export type UnsavedDraft = z.infer<typeof storedSchema> & { readonly at: string }

export const SAVE_INTERVAL_MS = 5000

export async function readStoredDraft(subject: string): Promise<UnsavedDraft | undefined> {
  const { draft } = await readOperation('draft.read', { subject })
  const parsed = storedSchema.safeParse(draft?.value)
  // A draft of an older version of the desk that cannot be read is not offered.
  return draft && parsed.success && parsed.data.edits.length > 0 ? { ...parsed.data, at: draft.updatedAt } : undefined
}

export function storeDraft(subject: string, draft: DeskDraft): Promise<unknown> {
  const edits = draftChanges(draft).map(({ path, after }) => ({ path, after }))
  return writeOperation('draft.save', { subject, value: { edits } })
}

export const removeStoredDraft = (subject: string): Promise<unknown> => writeOperation('draft.delete', { subject })

/** The stored edits on the current value, as if they had just been made. */
export const restoreDraft = (stored: UnsavedDraft, base: unknown, version: number): DeskDraft =>
  stored.edits.reduce((draft, { path, after }) => addEdit(draft, path, after), startDraft(base, version))
