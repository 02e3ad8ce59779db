/** The selected rows of a list: some of them, or all of the filter but some. */
import { useMemo, useState } from 'react'

export type SelectedRows = {
  /** Everything that matches the filter, also what is not loaded. */
  readonly isAll: boolean
  /** Those that differ: selected ones, or with `isAll` those that are not. */
  readonly keys: ReadonlySet<string>
}

const NOTHING: SelectedRows = { isAll: false, keys: new Set() }

export const isSelected = ({ isAll, keys }: SelectedRows, key: string): boolean => isAll !== keys.has(key)

export const countSelected = ({ isAll, keys }: SelectedRows, total: number): number =>
  isAll ? Math.max(total - keys.size, 0) : keys.size

/** What is above the limit is not selected. */
export function toggled(selected: SelectedRows, key: string, max: number): SelectedRows {
  const keys = new Set(selected.keys)
  if (keys.has(key)) keys.delete(key)
  else if (selected.isAll || keys.size < max) keys.add(key)
  return { ...selected, keys }
}

export type SelectionState = {
  readonly selected: SelectedRows
  readonly toggle: (key: string) => void
  readonly selectAll: () => void
  readonly clear: () => void
}

/** `scope` is the filter: rows of another one are not selected any more. */
export function useSelection(scope: string, max: number): SelectionState {
  const [state, setState] = useState({ scope, selected: NOTHING })
  const selected = state.scope === scope ? state.selected : NOTHING
  return useMemo(() => {
    const set = (next: SelectedRows): void => setState({ scope, selected: next })
    return {
      selected,
      toggle: (key) => set(toggled(selected, key, max)),
      selectAll: () => set({ isAll: true, keys: new Set() }),
      clear: () => set(NOTHING),
    }
  }, [scope, selected, max])
}
