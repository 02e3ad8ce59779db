/** Checks what is typed, a moment after the last key: the same checks as saving and publishing, without either. */
import { useEffect, useState } from 'react'
import { writeOperation } from '../../../api/call-operation.ts'
import type { StoryProblem } from '../../../api/content-schemas.ts'
import { isRecord } from '../../../drafts/edits.ts'

const RESTS_MS = 500

export function useCheck(slug: string, name: string, content: string): readonly StoryProblem[] {
  const [problems, setProblems] = useState<readonly StoryProblem[]>([])
  useEffect(() => {
    let isOver = false
    const check = async (): Promise<void> => {
      const parsed: unknown = JSON.parse(content)
      if (!isRecord(parsed)) return
      const input = { slug, name, content: parsed, publish: true, checkOnly: true }
      const outcome = await writeOperation('story.save', input, { retries: false })
      if (!isOver && outcome.kind === 'done') setProblems(outcome.value.problems)
    }
    // A check that fails disturbs nothing: saving checks again.
    const timer = setTimeout(() => void check().catch(() => undefined), RESTS_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [slug, name, content])
  return problems
}
