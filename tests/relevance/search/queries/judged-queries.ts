/** Everything that is judged, by the language it is typed in. */
import type { Language } from '../../../../src/markets/types.ts'
import type { Judged } from '../judged-query.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

export const JUDGED: Readonly<Record<Language, readonly Judged[]>> = { en, de, nl, fr, es, it }
