/** The keys that sign tokens: the configured ones, or one that the shop generated and stored. */
import { randomBytes } from 'node:crypto'
import type { Database } from '../../../../platform/database/open-database.ts'
import type { CommerceTables } from '../../tables.ts'
import type { Secrets } from '../../tokens/signed-tokens.ts'

/** Creates the tokens once, on first use; a failure is not cached. */
export function cachedTokens<Tokens>(
  database: Database<CommerceTables>,
  configured: readonly string[],
  make: (secrets: Secrets) => Tokens,
): () => Promise<Tokens> {
  const [first, ...others] = configured
  if (first !== undefined) {
    const tokens = Promise.resolve(make([first, ...others]))
    return () => tokens
  }
  let cached: Promise<Tokens> | undefined
  return () => {
    cached ??= ownSecret(database).then((secret) => make([secret]))
    cached.catch(() => {
      cached = undefined
    })
    return cached
  }
}

/** Of two nodes that start together one is first, and both use what it wrote. */
async function ownSecret({ query }: Database<CommerceTables>): Promise<string> {
  await query
    .insertInto('cart_keys')
    .values({ id: 1, secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await query.selectFrom('cart_keys').select('secret').executeTakeFirstOrThrow()).secret
}
