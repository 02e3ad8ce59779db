import { inSwissGerman } from '../../../markets/languages/swiss-german.ts'
import { texts as german } from './de-DE.ts'
import type { Texts } from './types.ts'

/** German for Switzerland: the same words, in Swiss spelling. */
export const texts: Texts = mapTexts(german, inSwissGerman)

/** Starts from a copy, so that the compiler sees every key even before its text is changed. */
function mapTexts(from: Texts, change: (text: string) => string): Texts {
  const changed = { ...from }
  const isKey = (key: string): key is keyof Texts => Object.hasOwn(from, key)
  for (const key of Object.keys(from).filter(isKey)) changed[key] = change(from[key])
  return changed
}
