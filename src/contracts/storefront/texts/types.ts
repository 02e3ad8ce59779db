import type { texts as enGB } from './en-GB.ts'

/** Every text of the skeleton. The keys come from British English; a locale that lacks one does not compile. */
export type Texts = Readonly<Record<keyof typeof enGB, string>>

export type { TextLocale } from '../../../markets/types.ts'
