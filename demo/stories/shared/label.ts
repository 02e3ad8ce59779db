import type { Words } from '../demo-story.ts'

/** A short text in its languages, written on one line: a list of them is proofread like a table. */
export const label = (
  english: string,
  german: string,
  dutch: string,
  french: string,
  spanish: string,
  italian: string,
  american?: string,
): Words => ({
  default: english,
  ...(american !== undefined && { 'en-US': american }),
  'de-DE': german,
  'nl-NL': dutch,
  'fr-FR': french,
  'es-ES': spanish,
  'it-IT': italian,
})
