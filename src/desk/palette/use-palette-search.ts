/** What is typed into the palette, and what is found for it. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SessionView } from '../../contracts/staff/session-view.ts'
import { operationQuery } from '../api/queries.ts'
import { useFormats } from '../formats/use-formats.ts'
import { useTexts } from '../texts/use-texts.ts'
import { useLater } from '../ui/use-later.ts'
import { type PaletteSection, paletteSections } from './palette-entries.ts'

/** Between two letters of a word; each request reads six kinds of subjects. */
const PAUSE_MS = 150

export type PaletteSearch = {
  readonly text: string
  readonly setText: (text: string) => void
  readonly sections: readonly PaletteSection[]
  /** Whether this is the answer to what is typed; until then, that of the text before is shown. */
  readonly isCurrent: boolean
  readonly error: unknown
}

export function usePaletteSearch({ account, remoteServices }: SessionView): PaletteSearch {
  const t = useTexts()
  const formats = useFormats()
  const [text, setText] = useState('')
  const wanted = text.trim()
  const asked = useLater(wanted, PAUSE_MS)
  const { data, error, isPlaceholderData } = useQuery({
    ...operationQuery('search.find', { text: asked }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const context = { role: account.role, remote: remoteServices, t, formats }
  const isAnswered = asked === wanted && data !== undefined && !isPlaceholderData
  return {
    text,
    setText,
    sections: paletteSections(wanted, data, context),
    isCurrent: wanted === '' || isAnswered,
    error,
  }
}
