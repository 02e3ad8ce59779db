/** What is published of the shared content, as one storefront reads it. */
import { contentClient, NoContentError } from '../../contracts/content/content-client.ts'
import type { Story } from '../../contracts/content/content.ts'
import { STOREFRONT_RECORDS, type AnyStorefrontCode } from '../../markets/storefronts/storefront-records.ts'
import { createLog } from '../../platform/log/log.ts'
import { createContentService } from '../../services/content/service.ts'
import type { OperationContext } from '../operation.ts'

/** Returns undefined where nothing of it is published. */
export async function publishedSharedContent(
  storefront: AnyStorefrontCode,
  { database }: Pick<OperationContext, 'database'>,
): Promise<readonly Story[] | undefined> {
  const { contentKey, contentLocale } = STOREFRONT_RECORDS[storefront]
  const service = createContentService({ database, log: createLog({ level: 'warn' }) })
  const client = contentClient({ fetch: service.fetch, baseUrl: 'http://content' })
  try {
    return await client.fetchSharedContent({ contentKey, language: contentLocale })
  } catch (error) {
    if (error instanceof NoContentError) return undefined
    throw error
  }
}
