export type PreviewState = {
  /** Whose changes are shown beside the drafts. */
  readonly release: number | undefined
  /** The origin of the visual editor. */
  readonly editor: string
  /** The editor is the desk: it shows what is typed, and not only what is saved. */
  readonly isDesk?: true
  /** Where the preview is left. */
  readonly leave: string
}
