/** One line of the work list on the start screen of the desk (DSK-06). Each service adds its counters to `work-counters.ts`. */
import type { Permission } from '../../contracts/staff/permissions.ts'
import type { EditedService } from '../../contracts/staff/session-view.ts'
import type { WorkName } from '../../contracts/staff/work.ts'
import type { OperationContext } from '../declaration.ts'

export type WorkCount = {
  readonly count: number
  /** Of them, what is too late already. */
  readonly overdue?: number
}

export type WorkCounter = {
  readonly name: WorkName
  /** Of the people who can do the work; others do not see it. */
  readonly permission: Permission
  /** Where it runs elsewhere, its work is done there. */
  readonly service?: EditedService
  /** Reads few rows: it is called every few seconds while desks are open. */
  readonly count: (context: Pick<OperationContext, 'database' | 'clock'>) => Promise<WorkCount>
}
