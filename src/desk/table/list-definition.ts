/** What a list screen declares about its columns, filters and rows. */
import type { ReactNode } from 'react'
import type { OperationName } from '../api/operations.ts'
import type { TextKey } from '../texts/texts.ts'
import type { ListView } from './list-view.ts'

export type ListColumn<Row> = {
  readonly id: string
  readonly title: TextKey
  /** The field that the server sorts by. */
  readonly sort?: string
  readonly width: number
  /** Numbers end at the same place. */
  readonly isNumber?: true
  /** Shown until the account chooses otherwise. */
  readonly isDefault: boolean
  /** The place in the two lines of a row on a phone; without one it is not shown there. */
  readonly phone?: 'title' | 'aside' | 'note' | 'state'
  readonly cell: (row: Row) => ReactNode
}

export type ListFilter = {
  readonly id: string
  readonly title: TextKey
  /** Shown on request, or while it filters. */
  readonly isMore?: true
} & (
  | { readonly kind: 'search'; /** What can be looked for. */ readonly hint?: TextKey }
  | { readonly kind: 'date' | 'text' }
  | { readonly kind: 'choice'; readonly options: readonly (readonly [value: string, text: string])[] }
)

export type ListOperation = Extract<OperationName, `${string}.list` | 'account.activity'>

export type ListRows<Row> = { readonly rows: readonly Row[]; readonly total: number; readonly more: boolean }

/** What the actions of a selection work with. */
export type SelectedSubjects = {
  readonly count: number
  /** The filter of the list. */
  readonly filter: ListView['filter']
  /** Everything that matches the filter is selected. */
  readonly isWholeFilter: boolean
  /** The keys of the rows; those that are not loaded are loaded. */
  readonly collect: (signal: AbortSignal) => Promise<readonly string[]>
  readonly clear: () => void
}

export type ListSelection = {
  /** At most as many rows. */
  readonly max: number
  readonly actions: (selected: SelectedSubjects) => ReactNode
}

export type ListDefinition<Row> = {
  /** Names the list in saved views and preferences. */
  readonly screen: string
  readonly operation: ListOperation
  /** What the screen itself filters by: the rows of one subject. */
  readonly within?: Readonly<Record<string, readonly string[]>>
  readonly load: (input: object, signal: AbortSignal) => Promise<ListRows<Row>>
  readonly label: string
  readonly columns: readonly ListColumn<Row>[]
  readonly filters: readonly ListFilter[]
  readonly keyOf: (row: Row) => string
  /** The screen of the row, as the link of its first column. */
  readonly linkOf?: (row: Row) => string
  /** Opens the row where it has no screen of its own. */
  readonly onOpen?: (row: Row) => void
  readonly actionsOf?: (row: Row) => ReactNode
  readonly nameOf?: (row: Row) => string
  /** Something is typed into the rows: Enter in the search goes to the first one. */
  readonly hasEntries?: true
  readonly isExported: boolean
  /** Rows can be ticked, and something can be done with them together. */
  readonly selection?: ListSelection
  readonly empty: { readonly title: string; readonly hint: string; readonly actions?: ReactNode }
}
