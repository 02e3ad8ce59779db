/** A list that can be exported: how its pages are read, and which of its columns are personal. */
import type { Actor } from '../../contracts/staff/actor.ts'
import type { Permission } from '../../contracts/staff/permissions.ts'
import type { ListAnswer } from '../../contracts/staff/list-query.ts'
import type { EditedService } from '../../contracts/staff/session-view.ts'
import type { OperationContext } from '../declaration.ts'
import type { OperationFailure } from '../failures/operation-failure.ts'

export type ListPage = {
  readonly filter: Readonly<Record<string, readonly string[] | undefined>>
  readonly sort: { readonly field: string; readonly descending: boolean } | undefined
  readonly offset: number
  readonly limit: number
  readonly isCounted?: boolean
  /** All rows are exported: searches and carriers, too, are counted as far as any list. */
  readonly isExported?: boolean
}

export type ExportedRows = Pick<ListPage, 'filter' | 'sort'> & {
  /** Others need not be read. */
  readonly columns: readonly string[]
}

export type ExportableList = {
  readonly permission: Permission
  readonly service?: EditedService | readonly EditedService[]
  readonly filters: readonly string[]
  readonly sorts: readonly string[]
  readonly columns: readonly string[]
  readonly personalColumns: readonly string[]
  /** Rows of one read. */
  readonly pageSize: number
  readonly guard?: (actor: Actor, filter: ListPage['filter']) => OperationFailure | undefined
  readonly page: (context: OperationContext, actor: Actor, page: ListPage) => Promise<ListAnswer<object>>
  /** All rows, where they can be read faster than page by page. */
  readonly pages?: (context: OperationContext, actor: Actor, wanted: ExportedRows) => AsyncIterable<readonly object[]>
}
