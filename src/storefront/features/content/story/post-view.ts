/** A post as a list shows it. */
import type { PictureView } from '../../../../contracts/content/kinds/fields.ts'

export type PostView = {
  readonly href: string
  readonly title: string
  readonly intro: string
  /** 2026-11-15, or nothing. */
  readonly date: string
  /** The same as the market writes it. */
  readonly day: string | undefined
  readonly picture?: PictureView | undefined
}
