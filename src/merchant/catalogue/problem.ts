/** What is wrong with a catalogue file, said so that a merchant finds it: which row, which column, what to do. */
export type Problem = { readonly row: number; readonly column: string; readonly message: string }

/** The file as a whole cannot be read, from some row on. */
export class CatalogueFileError extends Error {
  override readonly name = 'CatalogueFileError'
  readonly row: number

  constructor(message: string, row: number, options?: ErrorOptions) {
    super(message, options)
    this.row = row
  }
}
