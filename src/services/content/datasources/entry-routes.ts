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
import { entriesQuery } from './entries-query.ts'
import { findEntries } from './find-entries.ts'

export function entryRoutes({ database, previewToken }: DeliveryDeps) {
  return new Hono<ServiceEnv>().on('GET', [DATASOURCE_ENTRIES_PATH, `${DATASOURCE_ENTRIES_PATH}/`], (c) => {
    const parameters = readParameters(entriesQuery, c.req.url)
    if ('error' in parameters) return unprocessable(c, parameters.error)
    const { wanted } = parameters
    // Datasources have no drafts; a request for drafts must be authorised all the same.
    const isPreview = wanted.version === 'draft'
    if (isPreview && !mayPreview(previewToken, wanted.token)) return unauthorized(c)
    return database.snapshot(async (transaction) => {
      const cv = await contentVersion(transaction)
      const found = await findEntries(transaction, wanted)
      if (found === undefined) return notFound(c)
      allowCaching(c, { isPreview, requestedCv: wanted.cv, cv })
      c.header('total', String(found.total))
      c.header('per-page', String(wanted.per_page))
      return c.json({ datasource_entries: found.entries, cv } satisfies DatasourceEntriesAnswer)
    })
  })
}
