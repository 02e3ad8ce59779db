/** A post as a list shows it. */
import type { StoryCard } from '../../../../contracts/content/kinds/fields.ts'

export type PostView = StoryCard & {
  /** 2026-11-15, or nothing. */
  readonly date: string
  /** The same as the market writes it. */
  readonly day: string | undefined
}
