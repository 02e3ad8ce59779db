/** The HTTP face of datasources. */
import { Hono } from 'hono'
import { DATASOURCE_ENTRIES_PATH, type DatasourceEntriesAnswer } from '../../../contracts/content/content.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import { contentVersion } from '../changes.ts'
import { allowCaching } from '../delivery/caching.ts'
import { readParameters } from '../delivery/parameters.ts'
import { mayPreview } from '../delivery/preview.ts'
import { notFound, unauthorized, unprocessable } from '../delivery/refusals.ts'
import type { DeliveryDeps } from '../delivery/story-routes.ts'
import { releaseState } from '../releases/release-state.ts'
import { entriesQuery } from './entries-query.ts'
import { findEntries } from './find-entries.ts'

export function entryRoutes({ database, previewToken }: DeliveryDeps) {
  return new Hono<ServiceEnv>().on('GET', [DATASOURCE_ENTRIES_PATH, `${DATASOURCE_ENTRIES_PATH}/`], (c) => {
    const parameters = readParameters(entriesQuery, c.req.url)
    if ('error' in parameters) return unprocessable(c, parameters.error)
    const { wanted } = parameters
    const { from_release: release } = wanted
    const isPreview = wanted.version === 'draft' || release !== undefined
    if (isPreview && !mayPreview(previewToken, wanted.token)) return unauthorized(c)
    return database.snapshot(async (transaction) => {
      const state = release === undefined ? 'published' : await releaseState(transaction, release)
      if (state === 'unknown') return unprocessable(c, 'from_release: must be the id of a release')
      const cv = await contentVersion(transaction)
      // What was published with a release is in the datasource by now, and may be newer there.
      const found = await findEntries(transaction, { ...wanted, from_release: state === 'open' ? release : undefined })
      if (found === undefined) return notFound(c)
      allowCaching(c, { isPreview, requestedCv: wanted.cv, cv })
      c.header('total', String(found.total))
      c.header('per-page', String(wanted.per_page))
      return c.json({ datasource_entries: found.entries, cv } satisfies DatasourceEntriesAnswer)
    })
  })
}
