/** Datasources: named values with a translation per dimension, written and read as a whole. */
import { createHash } from 'node:crypto'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { announce, takeTurn } from '../changes.ts'
import { inPieces } from '../in-pieces.ts'
import type { ContentQuery, ContentTables } from '../tables.ts'
import { recordDatasourceSources } from '../translations/translated-sources.ts'
import type { Datasource } from './datasource.ts'
import { isDatasourceSlug, isDimension } from './datasource-names.ts'
import { textIn } from './datasource-texts.ts'

export type { Datasource }

/** These entries and no others from now on. Answers whether anything changed: the same again changes nothing. */
export async function writeDatasource(
  transaction: Transaction<ContentTables>,
  datasource: Datasource,
): Promise<boolean> {
  refuseUnusable(datasource)
  await takeTurn(transaction)
  const isChanged = await replaceDatasource(transaction, datasource)
  if (isChanged) await announce(transaction, [{ kind: 'datasource', datasource: datasource.slug }])
  return isChanged
}

/** The same without a version of its own. Drafts that say what is published from now on are gone. */
export async function replaceDatasource(
  transaction: Transaction<ContentTables>,
  datasource: Datasource,
): Promise<boolean> {
  const { slug, name } = datasource
  const before = await readDatasource(transaction, slug)
  if (before !== undefined && textOf(before) === textOf(datasource)) return false
  await transaction
    .insertInto('datasources')
    .values({ slug, name })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name }))
    .execute()
  await transaction.deleteFrom('datasource_entries').where('datasource', '=', slug).execute()
  await insertEntries(transaction, datasource)
  await dropEqualDrafts(transaction, datasource)
  if (before !== undefined) await recordDatasourceSources(transaction, before, datasource)
  return true
}

async function dropEqualDrafts(transaction: Transaction<ContentTables>, datasource: Datasource): Promise<void> {
  const drafts = await transaction
    .selectFrom('datasource_drafts')
    .select(['name', 'dimension', 'value'])
    .where('datasource', '=', datasource.slug)
    .execute()
  for (const { name, dimension, value } of drafts) {
    if (textIn(datasource, name, dimension) !== value) continue
    await transaction
      .deleteFrom('datasource_drafts')
      .where('datasource', '=', datasource.slug)
      .where('name', '=', name)
      .where('dimension', '=', dimension)
      .execute()
  }
}

async function insertEntries(transaction: Transaction<ContentTables>, { slug, entries }: Datasource): Promise<void> {
  const rows = entries.map(({ name, value }, position) => ({
    id: entryId(slug, name),
    datasource: slug,
    name,
    value,
    position,
  }))
  for (const piece of inPieces(rows)) await transaction.insertInto('datasource_entries').values(piece).execute()
  const dimensions = entries.flatMap(({ name, dimensions: values }) =>
    Object.entries(values).map(([dimension, value]) => ({ entry_id: entryId(slug, name), dimension, value })),
  )
  for (const piece of inPieces(dimensions)) {
    await transaction.insertInto('datasource_dimensions').values(piece).execute()
  }
}

export async function readDatasource(query: ContentQuery, slug: string): Promise<Datasource | undefined> {
  const [datasource] = await readWhere(query, slug)
  return datasource
}

export function readDatasources(query: ContentQuery): Promise<readonly Datasource[]> {
  return readWhere(query, undefined)
}

async function readWhere(query: ContentQuery, slug: string | undefined): Promise<readonly Datasource[]> {
  const datasources = await query
    .selectFrom('datasources')
    .selectAll()
    .$if(slug !== undefined, (select) => select.where('slug', '=', slug ?? ''))
    .orderBy('slug')
    .execute()
  const entries = await query
    .selectFrom('datasource_entries')
    .selectAll()
    .$if(slug !== undefined, (select) => select.where('datasource', '=', slug ?? ''))
    .orderBy('position')
    .orderBy('name')
    .execute()
  const dimensions = await query
    .selectFrom('datasource_dimensions')
    .innerJoin('datasource_entries', 'datasource_entries.id', 'datasource_dimensions.entry_id')
    .select(['entry_id', 'dimension', 'datasource_dimensions.value'])
    .$if(slug !== undefined, (select) => select.where('datasource', '=', slug ?? ''))
    .orderBy('dimension')
    .execute()
  const entriesOf = Map.groupBy(entries, (entry) => entry.datasource)
  const dimensionsOf = Map.groupBy(dimensions, (dimension) => dimension.entry_id)
  return datasources.map((datasource) => ({
    ...datasource,
    entries: (entriesOf.get(datasource.slug) ?? []).map(({ id, name, value }) => ({
      name,
      value,
      dimensions: Object.fromEntries((dimensionsOf.get(id) ?? []).map((one) => [one.dimension, one.value])),
    })),
  }))
}

/** Dimensions have no order of their own. */
function textOf({ name, entries }: Datasource): string {
  return JSON.stringify([
    name,
    entries.map((entry) => [
      entry.name,
      entry.value,
      Object.entries(entry.dimensions).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ]),
  ])
}

/** The same for the same entry on every machine, and after every change. */
export function entryId(slug: string, name: string): number {
  return createHash('sha256').update(`${slug}/${name}`).digest().readUIntBE(0, 6)
}

function refuseUnusable({ slug, entries }: Datasource): void {
  if (!isDatasourceSlug(slug)) throw new Error(`Not the slug of a datasource: ${JSON.stringify(slug)}`)
  const names = new Set<string>()
  for (const { name, dimensions } of entries) {
    if (name === '') throw new Error(`An entry of ${slug} has no name`)
    if (names.has(name)) throw new Error(`Two entries of ${slug} have the name ${name}`)
    names.add(name)
    const bad = Object.keys(dimensions).find((dimension) => !isDimension(dimension))
    if (bad !== undefined) throw new Error(`Not a dimension of ${slug}, ${name}: ${JSON.stringify(bad)}`)
  }
}
