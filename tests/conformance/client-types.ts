/** Types of the operations of the shop for clients of others: from its descriptions, by openapi-typescript. */
import { readFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'

/** Described services that docs/api.md calls. */
export const CLIENT_TYPES = ['commerce', 'discovery'] as const

export const typesFile = (service: string): string => `docs/openapi/${service}.d.ts`

export async function clientTypes(service: string): Promise<string> {
  const description = await readFile(`docs/openapi/${service}.json`, 'utf8')
  return `/** Generated from ${service}.json by openapi-typescript: npm run openapi. */\n${astToString(await openapiTS(description))}`
}
