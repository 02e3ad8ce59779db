import { sessionStore } from '../api/session.ts'
import { useDeskStore } from '../app/store.ts'
import { useTexts } from '../texts/use-texts.ts'
import { type Formats, formatsOf } from './formats.ts'

/** Shared by all components: a list has a time in each of its rows, and formats of `Intl` are slow to make. */
const formats = new Map<string, Formats>()

/** In the language and the time zone of the person who is signed in. */
export function useFormats(): Formats {
  const { language } = useTexts()
  const { session } = useDeskStore(sessionStore)
  const timeZone = session?.account.timeZone ?? null
  const key = `${language} ${timeZone}`
  const shared = formats.get(key) ?? formatsOf(language, timeZone)
  formats.set(key, shared)
  return shared
}
