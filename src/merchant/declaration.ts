/** What every operation declares, and what it gets when it runs. The code in `run/` reads nothing else of an operation. */
import type { ObjectStorageSettings } from '../platform/object-storage/object-storage.ts'
import type { z } from 'zod'
import type { Actor } from '../contracts/staff/actor.ts'
import type { Permission } from '../contracts/staff/permissions.ts'
import type { ApiScope } from '../contracts/staff/scopes.ts'
import type { EditedService, RemoteServices } from '../contracts/staff/session-view.ts'
import type { ThresholdTable } from '../markets/shipping/free-shipping.ts'
import type { Environment } from '../markets/types.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/open-database.ts'
import type { Result } from '../platform/result.ts'
import type { Seller } from '../services/commerce/admin.ts'
import type { DiscoveryService } from '../services/discovery/service.ts'
import type { ReceiverRules } from '../services/webhooks/admin.ts'
import type { OperationFailure } from './failures/operation-failure.ts'
import type { Progress } from './progress.ts'
import type { ShopSchema } from './shop-schema.ts'

/** The shop that an operation runs in. */
export type OperationContext = {
  readonly database: Database<ShopSchema>
  readonly clock: Clock
  /** Where the files of the shop are. Absent in tests of operations that touch no file. */
  readonly files?: ShopFiles
  /** Where the desk is reached, for links in answers. */
  readonly deskUrl?: () => string
  readonly remoteServices?: RemoteServices
  /** What mails about orders name, for previews of them. */
  readonly orderMails?: { readonly seller: Seller; readonly publicUrl: () => string }
  /** How carts are priced: the environment of the markets, and from how much on delivery is free. */
  readonly pricing?: { readonly environment: Environment; readonly thresholds: () => ThresholdTable }
  /** The index of search of this process; absent where discovery or the shop runs elsewhere. */
  readonly search?: Pick<DiscoveryService, 'compare'>
  /** Which addresses may receive webhooks; those of a live shop when absent. */
  readonly receivers?: ReceiverRules
}

export type ShopFiles = { readonly dataDir: string; readonly drawingsModule: string } & ObjectStorageSettings

/** A changed field, as the audit log shows it. */
export type Change = {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
  /** Data of a shopper: stored apart, so that it can be erased (AUD-06). */
  readonly personal?: true
}

/** Collects what an operation changes. Audit row, diff of a dry run, version and undo are made from it. */
export type ChangeLog = {
  readonly changed: (change: Change) => void
  /** What undo writes back where the before-values of the changes do not say it: the audit log does not repeat whole pages. */
  readonly restores: (state: unknown) => void
  /** Facts about a read or an export that are no change: filter and number of rows. */
  readonly detail: (name: string, value: unknown) => void
}

/** What a running operation works with. */
export type RunContext = OperationContext & {
  readonly actor: Actor
  /** The transaction is rolled back at the end. Effects outside of the database (files) must be left out. */
  readonly dryRun: boolean
  readonly progress: Progress
  /** Aborted when the time is over or the job was cancelled. Loops check it between items. */
  readonly signal: AbortSignal
  /** Of the subject that the input names. */
  readonly audit: ChangeLog
  /** Of another subject: a bulk operation has one per item. */
  readonly auditOf: (subject: string, version?: number) => ChangeLog
  /**
   * Another subject that the edit changed, and its fields. The audit log has the edit at its own subject; the version of this one is
   * raised, so that a form which shows it and the undo of an earlier edit notice.
   */
  readonly alsoChanged: (subject: string, fields: readonly string[]) => void
}

export type OperationResult<Value> = Promise<Result<Value, OperationFailure>>

/** The before-values of one subject, as they were recorded. */
export type UndoneSubject = { readonly subject: string; readonly changes: readonly Change[]; readonly state?: unknown }

/** Deep, because schemas produce mutable arrays and services return readonly ones. */
export type ReadonlyDeep<Value> = Value extends (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: ReadonlyDeep<Value[Name]> }
    : Value

export type OperationDeclaration<Input, Value> = {
  /** `subject.verb` */
  readonly name: string
  readonly kind: 'read' | 'write'
  readonly permission: Permission
  /** API keys with this scope may run it; without one, none may. */
  readonly scope?: ApiScope
  /** Needs a factor that was confirmed in the last five minutes (STF-16). */
  readonly fresh: boolean
  readonly input: z.ZodType<Input>
  /** Lists every member of the answer; others are dropped. */
  readonly output: z.ZodType<Value>
  /** Paths of the output that are removed without `persons.read`: `email`, `rows.name`. */
  readonly personal?: readonly string[]
  /** Paths of the output that are shown once: the answer that is stored for repeated requests lacks them. */
  readonly secret?: readonly string[]
  /** `order:1000`. Undefined where it is about no single subject. */
  readonly subject?: (input: Input) => string | undefined
  /** The version of the subject that the edit is based on (OPS-05). */
  readonly version?: (input: Input) => number | undefined
  /** Inputs that are based on no version: a new subject, or a change by a difference. The others need one from the desk. */
  readonly needsNoVersion?: (input: Input) => boolean
  /** Of an operation with many subjects: those that its input has no version of. */
  readonly unversioned?: (input: Input) => readonly Unversioned[]
  /**
   * The data of one person, or an export: reading it is audited (AUD-02). With `noted`, only a read that reported a detail;
   * with `persons`, only one of them that may contain persons.
   */
  readonly auditRead?: true | 'noted' | 'persons'
  /** Reads or writes files of the machine: never for the desk or the API. */
  readonly commandLineOnly?: true
  /** The input contains a file: it may have 40 MB instead of 1 (OPS-13). */
  readonly isUpload?: true
  /** What it reads and edits: where one of them is remote, staff cannot run it. Groups of operations are in `operations.ts`. */
  readonly service?: EditedService | readonly EditedService[]
  /** Such operations have no undo (OPS-10). */
  readonly movesMoney?: true
  /** Limits of a role that depend on the input, and permissions of single members. */
  readonly guard?: (context: OperationContext, input: Input, actor: Actor) => Promise<OperationFailure | undefined>
  /** Whether it takes long enough to be a job (OPS-09). The command line waits for it instead. */
  readonly job?: (context: OperationContext, input: Input, actor: Actor) => Promise<boolean>
  /** An input that requests a check only. */
  readonly isCheck?: (input: Input) => boolean
  /** A value that reports problems: nothing was written, nothing is audited. */
  readonly isRejection?: (value: Value) => boolean
  /** In the audit log; `done` by default. */
  readonly outcome?: 'undone'
  /** Restores the before-values of one subject. */
  readonly undo?: (context: RunContext, subject: UndoneSubject) => OperationResult<void>
  /** The same for all subjects of an edit together, where there may be thousands. */
  readonly undoMany?: (context: RunContext, subjects: readonly UndoneSubject[]) => OperationResult<void>
  readonly timeoutMs?: number
} & (
  | { readonly run: (context: RunContext, input: Input) => OperationResult<ReadonlyDeep<Value>> }
  | {
      /** For long checks: runs outside of the transaction, which would lock the whole embedded database. */
      readonly begin: (context: RunContext, input: Input) => OperationResult<BegunOperation<Value>>
    }
)

/** A subject that the input edits without its version, and the path where that belongs. */
export type Unversioned = { readonly path: readonly (string | number)[]; readonly subject: string }

export type BegunOperation<Value> = {
  /** Inside the transaction; may run again after a deadlock. */
  readonly write: (context: RunContext) => OperationResult<ReadonlyDeep<Value>>
  /** After the transaction, whatever came of it. */
  readonly end?: () => Promise<void>
}

/** An operation with an input that was checked. */
export type PreparedOperation = {
  /** As parsed: what an idempotency key is compared by. */
  readonly input: unknown
  readonly subject: string | undefined
  readonly version: number | undefined
  readonly unversioned: readonly Unversioned[]
  readonly isCheck: boolean
  readonly guard: (context: OperationContext, actor: Actor) => Promise<OperationFailure | undefined>
  readonly isJob: (context: OperationContext, actor: Actor) => Promise<boolean>
  readonly begin: (context: RunContext) => OperationResult<BegunOperation<unknown>>
  readonly isRejection: (value: unknown) => boolean
  /** Of a bulk operation. */
  readonly items?: readonly PreparedOperation[]
}

/** An operation whose types are erased, as the registry has it. */
export type RegisteredOperation = Pick<
  OperationDeclaration<never, never>,
  | 'name'
  | 'kind'
  | 'permission'
  | 'scope'
  | 'fresh'
  | 'auditRead'
  | 'commandLineOnly'
  | 'isUpload'
  | 'service'
  | 'movesMoney'
  | 'undo'
  | 'undoMany'
  | 'outcome'
> & {
  readonly personal: readonly string[]
  readonly secret: readonly string[]
  readonly timeoutMs: number
  readonly inputSchema: z.ZodType
  readonly outputSchema: z.ZodType
  /** `atomic`: all subjects or none; `each`: one transaction per subject. */
  readonly bulk?: 'atomic' | 'each'
  readonly checkInput: (input: unknown) => Result<PreparedOperation, OperationFailure>
}
