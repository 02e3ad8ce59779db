import { beforeEach, describe, expect, it } from 'vitest'
import { useCommerceDatabase } from '../../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../../tests/support/fresh-database.ts'
import { cachedTokens } from './cart-keys.ts'

describe.each(engines)('the keys of tokens on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  const secretsOf = (configured: readonly string[]) => cachedTokens(shop.database, configured, (secrets) => secrets)
  const stored = async () =>
    (await shop.query.selectFrom('cart_keys').select('secret').execute()).map((row) => row.secret)

  beforeEach(() => shop.query.deleteFrom('cart_keys').execute())

  it('are the configured ones, in their order, and then none is stored', async () => {
    expect(await secretsOf(['new', 'old'])()).toEqual(['new', 'old'])
    expect(await stored()).toEqual([])
  })

  it('are generated where none is configured: one for all nodes and restarts', async () => {
    const nodes = [secretsOf([]), secretsOf([]), secretsOf([])]
    const secrets = await Promise.all(nodes.map((read) => read()))
    const [own] = await stored()
    expect(secrets).toEqual([[own], [own], [own]])
    expect(Buffer.from(own ?? '', 'base64url')).toHaveLength(32)
    expect(await secretsOf([])()).toEqual([own])
  })

  it('makes the tokens once, and again after a failure', async () => {
    let made = 0
    const read = cachedTokens(shop.database, [], () => {
      made += 1
      if (made === 1) throw new Error('No tokens')
      return made
    })
    await expect(read()).rejects.toThrow('No tokens')
    expect([await read(), await read()]).toEqual([2, 2])
  })
})
