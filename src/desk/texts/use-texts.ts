/** The language of the desk as a store, and the texts in it. Switching it keeps everything else on the screen. */
import { isLanguage, LANGUAGES, type Language } from '../../markets/languages/languages.ts'
import { createDeskStore, useDeskStore } from '../app/store.ts'
import { loadTexts } from './load-texts.ts'
import { type Translate, translator } from './translate.ts'

/** One translator for all components: formats of `Intl` are slow to make. */
const textStore = createDeskStore<{ readonly translate: Translate } | undefined>(undefined)

/** Not personal: the language of the next sign-in screen on this device. */
const STORED = 'desk.language'

export async function switchLanguage(language: Language): Promise<void> {
  if (textStore.get()?.translate.language === language) return
  const texts = await loadTexts(language)
  textStore.set(() => ({ translate: translator(texts, language) }))
  document.documentElement.lang = language
  try {
    localStorage.setItem(STORED, language)
  } catch {
    // Storage may be switched off; the language then follows the browser.
  }
}

/** Before someone signs in: the last one on this device, otherwise that of the browser. */
export function languageOfDevice(): Language {
  const stored = readStored()
  if (isLanguage(stored)) return stored
  const known = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage)
  return known ?? LANGUAGES[0] ?? 'en'
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORED)
  } catch {
    return null
  }
}

/** The entry waits for the first table, so there is one whenever a component renders. */
export function useTexts(): Translate {
  const state = useDeskStore(textStore)
  if (!state) throw new Error('No texts are loaded')
  return state.translate
}
