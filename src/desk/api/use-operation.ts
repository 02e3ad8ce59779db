/** A write on a press: shows a message, offers to undo it where that is possible, and reloads what it changed. */
import { useTexts } from '../texts/use-texts.ts'
import { showToast } from '../ui/toasts.ts'
import { type OperationOutcome, writeOperation } from './call-operation.ts'
import type { OperationName, OperationValue } from './operations.ts'
import { refreshSoon } from './queries.ts'
import { type Action, useAction } from './use-action.ts'

type Options<Name extends OperationName> = {
  /** The message when it is done; none where the screen shows it. */
  readonly done?: string | ((value: OperationValue<Name>) => string)
  readonly refreshes?: readonly OperationName[]
  readonly onDone?: (value: OperationValue<Name>) => void
  readonly onJob?: (job: string) => void
}

export function useOperation<Name extends OperationName>(name: Name, options: Options<Name> = {}): Action<[object]> {
  const { done, refreshes = [], onDone, onJob } = options
  const t = useTexts()
  return useAction(async (input: object) => {
    const outcome: OperationOutcome<OperationValue<Name>> = await writeOperation(name, input)
    const refreshed = refreshSoon(...refreshes)
    if (outcome.kind === 'job') {
      onJob?.(outcome.job)
      return
    }
    onDone?.(outcome.value)
    const text = typeof done === 'function' ? done(outcome.value) : done
    if (text !== undefined) showToast({ text, tone: 'done', undo: outcome.undo })
    else if (outcome.undo) showToast({ text: t('toast.done'), tone: 'done', undo: outcome.undo })
    // A second press with the version of before would be rejected as stale.
    if ('version' in input || 'items' in input) await refreshed
  })
}
