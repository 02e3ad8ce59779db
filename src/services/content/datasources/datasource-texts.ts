/** Single texts of datasources: the value of an entry, or its translation in a dimension. */
import type { Datasource, DatasourceEntryToSave } from './datasource.ts'

export type DatasourceText = {
  readonly datasource: string
  /** Of the entry. */
  readonly name: string
  /** Empty for the value itself. */
  readonly dimension: string
  readonly value: string
}

/** A text that is null is taken away: a value with its entry. */
export type TextChange = Omit<DatasourceText, 'value'> & { readonly value: string | null }

export const textKey = ({ datasource, name, dimension }: Omit<DatasourceText, 'value'>): string =>
  JSON.stringify([datasource, name, dimension])

/** Those of other datasources are ignored. An entry that is new comes last. */
export function withTexts(datasource: Datasource, changes: readonly TextChange[]): Datasource {
  const own = changes.filter((change) => change.datasource === datasource.slug)
  if (own.length === 0) return datasource
  const entries = new Map(datasource.entries.map((entry) => [entry.name, entry]))
  for (const { name, dimension, value } of own) {
    const entry = entries.get(name) ?? { name, value: '', dimensions: {} }
    if (dimension === '' && value === null) entries.delete(name)
    else entries.set(name, changed(entry, dimension, value))
  }
  return { ...datasource, entries: [...entries.values()] }
}

function changed(entry: DatasourceEntryToSave, dimension: string, value: string | null): DatasourceEntryToSave {
  if (dimension === '') return { ...entry, value: value ?? '' }
  const { [dimension]: _before, ...others } = entry.dimensions
  return { ...entry, dimensions: value === null ? others : { ...others, [dimension]: value } }
}

/** Null where there is none. */
export function textIn(datasource: Datasource | undefined, name: string, dimension: string): string | null {
  const entry = datasource?.entries.find((one) => one.name === name)
  if (entry === undefined) return null
  return dimension === '' ? entry.value : (entry.dimensions[dimension] ?? null)
}
