/** Progress of a long operation, reported to the front end that runs it. */
export type Progress = {
  readonly begin: (title: string, total: number) => void
  readonly advance: (by: number) => void
  readonly end: () => void
}
