/** What every field of the page editor needs of the screen around it. */
import { createContext, useContext } from 'react'
import type { StorefrontCode } from '../../../../markets/types.ts'
import type { StoryChoice } from './story-choices.ts'

type EditorPlace = {
  readonly storefront: StorefrontCode
  /** Added to the names of translated fields. */
  readonly suffix: string
  /** Paths of pages, for links. */
  readonly pages: readonly string[]
  /** Stories that this one may relate to. */
  readonly stories: readonly StoryChoice[]
  /** The message of a problem at this place of the content: `body[2].link`. */
  readonly problemAt: (at: string) => string | undefined
}

export const EditorPlaceContext = createContext<EditorPlace>({
  storefront: 'uk',
  suffix: '',
  pages: [],
  stories: [],
  problemAt: () => undefined,
})

export const useEditorPlace = (): EditorPlace => useContext(EditorPlaceContext)
