/** The data of a person as one archive: JSON for programs, a page to read, and their documents (DPR-02). */
import type { PersonRecord } from '../../contracts/staff/person-records.ts'
import { isLanguage, type Language } from '../../markets/languages/languages.ts'
import { writeZip } from '../../platform/zip.ts'
import { exportHtml, type ExportedPerson } from './export-html.ts'

type Archive = { readonly email: string; readonly records: readonly PersonRecord[]; readonly now: Date }

/** `language`: of the page, where no order says which one the person reads. */
export function exportArchive({ email, records, now }: Archive, language: Language): Promise<Buffer> {
  const exported = records.filter((record) => !isRestricted(record))
  const restricted = records
    .filter((record) => isRestricted(record) && record.kind === 'orders')
    .map(({ label: number, until = '' }) => ({ number, until }))
  const person: ExportedPerson = {
    email,
    language: languageIn(records) ?? language,
    now,
    records: exported,
    restricted,
  }
  const data = {
    email,
    createdAt: now.toISOString(),
    records: exported.map(({ kind, label, at, data: content }) => ({ kind, label, at, data: content })),
    restricted,
  }
  const files = exported.flatMap(({ file }) => (file === undefined ? [] : [file]))
  return writeZip(
    [
      { name: 'index.html', content: exportHtml(person) },
      { name: 'data.json', content: JSON.stringify(data, undefined, 2) },
      ...files.map(({ name, html }) => ({ name: `documents/${name}`, content: html })),
    ],
    now,
  )
}

/** Of an order that is restricted already; what erasing would restrict is exported. */
const isRestricted = (record: PersonRecord): boolean => record.isRestricted === true

/** Of the newest order. */
function languageIn(records: readonly PersonRecord[]): Language | undefined {
  const order = records.find(({ kind }) => kind === 'orders')
  const language = order?.data?.['language']
  return isLanguage(language) ? language : undefined
}
