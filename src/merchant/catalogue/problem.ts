/** An error in a catalogue file: row, column, and what to do. */
export type CatalogueProblem = { readonly row: number; readonly column: string; readonly message: string }

/** The file as a whole cannot be read, from some row on. */
export class CatalogueFileError extends Error {
  override readonly name = 'CatalogueFileError'
  readonly row: number

  constructor(message: string, row: number, options?: ErrorOptions) {
    super(message, options)
    this.row = row
  }
}
