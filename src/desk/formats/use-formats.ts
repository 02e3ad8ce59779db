import { useMemo } from 'react'
import { sessionStore } from '../api/session.ts'
import { useDeskStore } from '../app/store.ts'
import { useTexts } from '../texts/use-texts.ts'
import { type Formats, formatsOf } from './formats.ts'

/** In the language and the time zone of the person who is signed in. */
export function useFormats(): Formats {
  const { language } = useTexts()
  const { session } = useDeskStore(sessionStore)
  const timeZone = session?.account.timeZone ?? null
  return useMemo(() => formatsOf(language, timeZone), [language, timeZone])
}
