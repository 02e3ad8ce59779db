/** A datasource as a file: its entries by name, each with its value and that of every dimension. */
import { z } from 'zod'
import { type Datasource, isDimension } from '../../../services/content/admin.ts'
import { plainly, problemsOf, type PlacedProblem } from './plain-words.ts'
import { prettyJson } from './story-file.ts'

const dimension = z.string().refine(isDimension, 'is no dimension such as de-DE')

const entry = z.object({ value: z.string() }).catchall(z.string())

const datasourceFile = z.strictObject({
  name: z.string().trim().min(1, 'must not be empty').max(200),
  entries: z.record(z.string().min(1, 'must have a name').max(500), entry),
})

export function datasourceFileText({ name, entries }: Datasource): string {
  const byName = entries.map((one) => [one.name, { value: one.value, ...one.dimensions }] as const)
  return prettyJson({ name, entries: Object.fromEntries(byName) })
}

export type ReadDatasource =
  | { readonly datasource: Datasource; readonly problems: readonly [] }
  | { readonly datasource?: never; readonly problems: readonly PlacedProblem[] }

export function readDatasourceFile(value: unknown, slug: string): ReadDatasource {
  const read = datasourceFile.safeParse(value, { error: plainly })
  if (!read.success) return { problems: problemsOf(read.error) }
  const entries = Object.entries(read.data.entries).map(([name, { value: plain, ...dimensions }]) => ({
    name,
    value: plain,
    dimensions,
  }))
  const problems = entries.flatMap(({ name, dimensions }) =>
    Object.keys(dimensions).flatMap((key) => {
      const checked = dimension.safeParse(key)
      return checked.success ? [] : [{ at: ['entries', name, key], message: 'is no dimension such as de-DE' }]
    }),
  )
  return problems.length > 0 ? { problems } : { datasource: { slug, name: read.data.name, entries }, problems: [] }
}
