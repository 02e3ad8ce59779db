/** A datasource as it is written and read. */

export interface Datasource {
  readonly slug: string
  readonly name: string
  /** In their order. */
  readonly entries: readonly DatasourceEntryToSave[]
}

export interface DatasourceEntryToSave {
  readonly name: string
  readonly value: string
  /** The value by dimension, for instance de-DE. */
  readonly dimensions: Readonly<Record<string, string>>
}
