/** Short messages in a corner. An undo offer stays for 10 s, longer while it is hovered or focused (DSK-16). */
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'
import type { UndoOffer } from '../api/call-operation.ts'

export type ToastContent = {
  readonly text: string
  readonly tone: 'done' | 'danger'
  readonly undo?: UndoOffer | undefined
}

export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 })

const UNDO_MS = 10_000
const PLAIN_MS = 6000

export const showToast = (content: ToastContent): string =>
  toastQueue.add(content, { timeout: content.undo ? UNDO_MS : PLAIN_MS })

/** A dialog that opens would be covered by them. Offers to undo and failures stay. */
export function closePlainToasts(): void {
  for (const { key, content } of toastQueue.visibleToasts) {
    if (content.undo === undefined && content.tone === 'done') toastQueue.close(key)
  }
}

/** What Ctrl-Z takes back: the newest offer that is still on the screen. */
export const newestUndo = () => toastQueue.visibleToasts.find(({ content }) => content.undo !== undefined)
