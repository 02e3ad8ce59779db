import { foldText } from './fold-text.ts'

/** Whether every word that was typed begins a word of a folded text, in any order. Nothing typed matches nothing. */
export function matchesWords(typed: string): (folded: string) => boolean {
  const words = foldText(typed)
    .split(' ')
    .filter((word) => word !== '')
  return (folded) => words.length > 0 && words.every((word) => ` ${folded}`.includes(` ${word}`))
}
