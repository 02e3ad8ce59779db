export type PreviewState = {
  /** Whose changes are shown beside the drafts. */
  readonly release: number | undefined
  /** The origin of the visual editor. */
  readonly editor: string
  /** Where the preview is left. */
  readonly leave: string
}
