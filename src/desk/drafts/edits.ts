/**
 * Edits of a subject as a list of { path, before, after } (DSK-12): the same list gives the dirty marker, undo, the
 * three-way merge and what is sent. Pure functions; a draft is never changed in place.
 */
export type DraftEdit = { readonly path: string; readonly before: unknown; readonly after: unknown }

/** `group` joins the keystrokes of one field to one step of undo. */
type Step = DraftEdit & { readonly group: string | undefined }

export type DeskDraft = {
  readonly base: unknown
  readonly version: number
  readonly done: readonly Step[]
  readonly undone: readonly Step[]
}

export const startDraft = (base: unknown, version: number): DeskDraft => ({ base, version, done: [], undone: [] })

/** Members are separated by dots: `name`, `prices.EUR`. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), value)
}

function withValueAt(value: unknown, names: readonly string[], next: unknown): unknown {
  const [name, ...rest] = names
  if (name === undefined) return next
  const record = isRecord(value) ? value : {}
  return { ...record, [name]: withValueAt(record[name], rest, next) }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const draftValue = ({ base, done }: DeskDraft): unknown =>
  done.reduce((value, { path, after }) => withValueAt(value, path.split('.'), after), base)

export function addEdit(draft: DeskDraft, path: string, after: unknown, group?: string): DeskDraft {
  const before = valueAt(draftValue(draft), path)
  const last = draft.done.at(-1)
  const joins = group !== undefined && last?.group === group && last.path === path
  if (!joins) {
    return isEqual(before, after)
      ? draft
      : { ...draft, done: [...draft.done, { path, before, after, group }], undone: [] }
  }
  const earlier = draft.done.slice(0, -1)
  const joined = isEqual(last.before, after) ? earlier : [...earlier, { ...last, after }]
  return { ...draft, done: joined, undone: [] }
}

export function undoEdit(draft: DeskDraft): DeskDraft {
  const last = draft.done.at(-1)
  return last ? { ...draft, done: draft.done.slice(0, -1), undone: [...draft.undone, last] } : draft
}

export function redoEdit(draft: DeskDraft): DeskDraft {
  const last = draft.undone.at(-1)
  return last ? { ...draft, done: [...draft.done, last], undone: draft.undone.slice(0, -1) } : draft
}

/** What differs from the start value, once per path: an edit that was taken back is no change. */
export function draftChanges(draft: DeskDraft): readonly DraftEdit[] {
  const value = draftValue(draft)
  const paths = [...new Set(draft.done.map(({ path }) => path))]
  return paths
    .map((path) => ({ path, before: valueAt(draft.base, path), after: valueAt(value, path) }))
    .filter(({ before, after }) => !isEqual(before, after))
}

export const isDirty = (draft: DeskDraft): boolean => draftChanges(draft).length > 0

/**
 * After `sent` was saved as `base`: what was edited while the request was on its way stays an edit.
 */
export function rebaseDraft(now: DeskDraft, sent: DeskDraft, base: unknown, version: number): DeskDraft {
  const [value, sentValue] = [draftValue(now), draftValue(sent)]
  const paths = new Set([...now.done, ...sent.done].map(({ path }) => path))
  return [...paths].reduce(
    (draft, path) => {
      const after = valueAt(value, path)
      return isEqual(after, valueAt(sentValue, path)) ? draft : addEdit(draft, path, after)
    },
    startDraft(base, version),
  )
}

/** Of JSON values. The order of members does not count. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]))
  }
  if (!isRecord(one) || !isRecord(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isEqual(one[name], other[name]))
}
