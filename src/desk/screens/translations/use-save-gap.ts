/** Saves a text while the next one is typed; a text that the server refuses is open again. */
import { useState, type Dispatch, type SetStateAction } from 'react'
import { writeOperation } from '../../api/call-operation.ts'
import type { GapEntry } from '../../api/content-version-schemas.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { showToast } from '../../ui/toasts.ts'
import { gapKey, nextGap } from './gap-order.ts'

type Setters = {
  readonly setFilled: Dispatch<SetStateAction<readonly GapEntry[]>>
  readonly setOpenKey: (key: string | undefined) => void
}

export function useSaveGap(gaps: readonly GapEntry[], { setFilled, setOpenKey }: Setters) {
  const t = useTexts()
  const [error, setError] = useState<unknown>()
  const [saving, setSaving] = useState(0)
  const save = async (gap: GapEntry, value: string): Promise<void> => {
    const { of, slug, place, language } = gap
    setSaving((count) => count + 1)
    try {
      const outcome = await writeOperation('translation.save', { texts: [{ of, slug, place, language, value }] })
      const undo = outcome.kind === 'done' ? outcome.undo : undefined
      showToast({ text: t.count('gap.saved', 1), tone: 'done', undo })
    } catch (failure) {
      setError(failure)
      setFilled((before) => before.filter((one) => one !== gap))
      setOpenKey(gapKey(gap))
    } finally {
      setSaving((count) => count - 1)
    }
  }
  const run = (gap: GapEntry, value: string): void => {
    const next = nextGap(gaps, gaps.indexOf(gap) + 1)
    setError(undefined)
    setFilled((before) => [...before, gap])
    setOpenKey(next && next !== gap ? gapKey(next) : undefined)
    void save(gap, value)
  }
  return { run, error, isSaving: saving > 0 }
}
