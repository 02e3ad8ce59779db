import { EN } from './en.ts'
import type { DeskTexts } from './texts.ts'

export const DE: DeskTexts = EN
