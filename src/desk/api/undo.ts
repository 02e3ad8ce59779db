/** Takes the last operation back, and loads everything again that it may have changed. */
import type { Translate } from '../texts/translate.ts'
import { showToast, toastQueue } from '../ui/toasts.ts'
import { type UndoOffer, writeOperation } from './call-operation.ts'
import { failureText } from './failure-text.ts'
import { queryClient } from './queries.ts'

export function runUndo(toast: string, undo: UndoOffer | undefined, t: Translate): void {
  if (!undo) return
  toastQueue.close(toast)
  void takeBack(undo, t)
}

async function takeBack(undo: UndoOffer, t: Translate): Promise<void> {
  try {
    await writeOperation('undo.run', { id: undo.id })
    await queryClient.invalidateQueries()
    showToast({ text: t('toast.undone'), tone: 'done' })
  } catch (error) {
    showToast({ text: failureText(t, error), tone: 'danger' })
  }
}
