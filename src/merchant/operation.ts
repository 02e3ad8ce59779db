/**
 * What a merchant can do with the shop: a named operation, declared once. Command line, desk and API run it through the same
 * sequence: permission, strict input, idempotency, transaction, audit, listed output.
 */
import { checkValue, requireStrict } from '../platform/http/checked.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import type {
  BegunOperation,
  OperationDeclaration,
  OperationResult,
  PreparedOperation,
  RegisteredOperation,
  RunContext,
  Unversioned,
} from './declaration.ts'
import { rejected, type OperationFailure } from './failures/operation-failure.ts'
import { runAsCommand, type CommandContext } from './run/run-as-command.ts'

export type { OperationContext, RegisteredOperation, RunContext } from './declaration.ts'

const DEFAULT_TIMEOUT_MS = 30_000

export type MerchantOperation<Input, Value> = RegisteredOperation & {
  /** In this process, as the command line does: a failure is its English message. */
  readonly run: (input: Input, context: CommandContext) => Promise<Result<Value, string>>
  /** The same with an input that no type checked. */
  readonly runChecked: (input: unknown, context: CommandContext) => Promise<Result<unknown, string>>
}

export function merchantOperation<Input, Value>(
  declared: OperationDeclaration<Input, Value>,
): MerchantOperation<Input, Value> {
  const { name, kind, permission, fresh, input: inputSchema, output, personal = [], undo, movesMoney } = declared
  requireStrict(inputSchema)
  if (movesMoney && undo) throw new TypeError(`${name} moves money, so it has no undo`)
  const operation: RegisteredOperation = {
    name,
    kind,
    permission,
    fresh,
    personal,
    secret: declared.secret ?? [],
    timeoutMs: declared.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    inputSchema,
    outputSchema: output,
    checkInput: (given) => prepare(declared, given),
    ...(declared.scope && { scope: declared.scope }),
    ...(declared.auditRead && { auditRead: declared.auditRead }),
    ...(declared.commandLineOnly && { commandLineOnly: true }),
    ...(declared.isUpload && { isUpload: true }),
    ...(declared.service && { service: declared.service }),
    ...(movesMoney && { movesMoney }),
    ...(undo && { undo }),
    ...(declared.undoMany && { undoMany: declared.undoMany }),
    ...(declared.outcome && { outcome: declared.outcome }),
  }
  return {
    ...operation,
    async run(input, context) {
      const result = await runAsCommand(operation, input, context)
      return result.ok ? ok(output.parse(result.value)) : result
    },
    runChecked: (input, context) => runAsCommand(operation, input, context),
  }
}

function prepare<Input, Value>(
  declared: OperationDeclaration<Input, Value>,
  given: unknown,
): Result<PreparedOperation, OperationFailure> {
  const checked = checkValue(declared.input, given)
  if (!checked.ok) {
    const { message: problem, field } = checked.failure
    return rejected('INVALID_INPUT', { operation: declared.name, problem }, field === undefined ? {} : { field })
  }
  const input = checked.value
  const isCheck = declared.isCheck?.(input) ?? false
  return ok({
    input,
    subject: declared.subject?.(input),
    version: declared.version?.(input),
    unversioned: isCheck ? [] : unversionedIn(declared, input),
    isCheck,
    guard: async (context, actor) => declared.guard?.(context, input, actor),
    isJob: async (context, actor) => (await declared.job?.(context, input, actor)) ?? false,
    isRejection: (value) => declared.isRejection?.(declared.output.parse(value)) ?? false,
    begin: (context) => begin(declared, context, input),
  })
}

function unversionedIn<Input, Value>(
  { subject: subjectOf, version, needsNoVersion, unversioned }: OperationDeclaration<Input, Value>,
  input: Input,
): readonly Unversioned[] {
  if (unversioned) return unversioned(input)
  const subject = subjectOf?.(input)
  const isMissing = version && version(input) === undefined && needsNoVersion?.(input) !== true
  return isMissing && subject !== undefined ? [{ path: ['version'], subject }] : []
}

/** The value has the listed members only, from here on. */
async function begin<Input, Value>(
  declared: OperationDeclaration<Input, Value>,
  context: RunContext,
  input: Input,
): OperationResult<BegunOperation<unknown>> {
  const listed = async (result: OperationResult<unknown>): OperationResult<unknown> => {
    const outcome = await result
    return outcome.ok ? ok(declared.output.parse(outcome.value)) : outcome
  }
  if ('run' in declared) return ok({ write: (inside) => listed(declared.run(inside, input)) })
  const begun = await declared.begin(context, input)
  if (!begun.ok) return fail(begun.failure)
  const { write, end } = begun.value
  return ok({ write: (inside) => listed(write(inside)), ...(end && { end }) })
}
