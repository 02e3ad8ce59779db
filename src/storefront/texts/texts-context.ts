/** The texts of the visitor's language, for every component below the page layer. */
import { createContext, use } from 'react'
import type { Texts } from '../../contracts/storefront/texts/types.ts'

export const TextsContext = createContext<Texts | undefined>(undefined)

export function useTexts(): Texts {
  const texts = use(TextsContext)
  if (!texts) throw new Error('No texts around this component')
  return texts
}
