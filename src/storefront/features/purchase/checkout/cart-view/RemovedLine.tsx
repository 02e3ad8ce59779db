/** What was just taken out, and the way back in. It takes the focus: the button that was pressed is gone. */
import { useEffect, useRef } from 'react'
import { fill } from '../../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import styles from './RemovedLine.module.css'

export function RemovedLine({ name, onUndo }: { name: string; onUndo: () => void }) {
  const texts = useTexts()
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <div className={styles.removed}>
      <output>{fill(texts.removed, { name })}</output>
      <button
        ref={undo}
        className={styles.undo}
        type="button"
        aria-label={fill(texts.undoOf, { name })}
        onClick={onUndo}
      >
        {texts.undo}
      </button>
    </div>
  )
}
