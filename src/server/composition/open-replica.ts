/** The replica that the settings name. */
import type { ShopSchema } from '../../merchant/shop-schema.ts'
import { ConfigError } from '../../platform/config/config-error.ts'
import type { Config } from '../../platform/config/read-config.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { ReadReplica } from '../../platform/read-replica/read-replica.ts'
import type { Log } from '../../platform/log/log.ts'

/** A mistake is reported before the database is opened. */
export function requirePrimary({ databaseReadUrl, databaseUrl }: Config): void {
  if (databaseReadUrl === undefined || databaseUrl !== undefined) return
  throw new ConfigError('DATABASE_READ_URL is set, but DATABASE_URL is not: a replica belongs to a PostgreSQL.')
}

/** Undefined where the settings name none. */
export async function openReplica(
  database: Database<ShopSchema>,
  { databaseReadUrl, ...config }: Config,
  log: Log,
): Promise<ReadReplica<ShopSchema> | undefined> {
  if (databaseReadUrl === undefined) return undefined
  // Loads the driver only where it is used.
  const { openReadReplica } = await import('../../platform/read-replica/read-replica.ts')
  return openReadReplica(database, { ...config, databaseReadUrl, log })
}
