/** The texts of the desk in six languages (DSK-21). A missing text does not compile: every table has the keys of English. */
import type { EN } from './en.ts'

export type TextKey = keyof typeof EN
export type DeskTexts = Readonly<Record<TextKey, string>>

/** Texts with a number have two forms, `….one` and `….other`. */
export type CountKey = { [Key in TextKey]: Key extends `${infer Base}.one` ? Base : never }[TextKey]

export type TextValues = Readonly<Record<string, string | number>>
