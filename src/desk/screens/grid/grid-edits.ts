/** Edits of the grid as steps that can be undone: one keystroke run, fill or paste is one step. Pure functions. */
import type { CellTexts } from './grid-cells.ts'

/** Undefined: as it was loaded. */
type CellEdit = { readonly key: string; readonly before: string | undefined; readonly after: string | undefined }

export type GridEdits = {
  readonly texts: CellTexts
  readonly done: readonly (readonly CellEdit[])[]
  readonly undone: readonly (readonly CellEdit[])[]
}

export const NO_EDITS: GridEdits = { texts: new Map(), done: [], undone: [] }

export function editCells(edits: GridEdits, cells: readonly (readonly [key: string, text: string])[]): GridEdits {
  const step = cells
    .map(([key, after]) => ({ key, before: edits.texts.get(key), after }))
    .filter(({ before, after }) => before !== after)
  return step.length === 0 ? edits : { texts: apply(edits.texts, step), done: [...edits.done, step], undone: [] }
}

export function undoCells({ texts, done, undone }: GridEdits): GridEdits {
  const step = done.at(-1)
  if (!step) return { texts, done, undone }
  return { texts: apply(texts, step.map(reversed)), done: done.slice(0, -1), undone: [...undone, step] }
}

export function redoCells({ texts, done, undone }: GridEdits): GridEdits {
  const step = undone.at(-1)
  if (!step) return { texts, done, undone }
  return { texts: apply(texts, step), done: [...done, step], undone: undone.slice(0, -1) }
}

const reversed = ({ key, before, after }: CellEdit): CellEdit => ({ key, before: after, after: before })

function apply(texts: CellTexts, step: readonly CellEdit[]): CellTexts {
  const next = new Map(texts)
  for (const { key, after } of step) {
    if (after === undefined) next.delete(key)
    else next.set(key, after)
  }
  return next
}
