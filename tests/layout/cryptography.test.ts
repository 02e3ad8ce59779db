/** Which cryptography the shop uses, as listed in docs/security/keys.md; nothing else, and no randomness that can be guessed. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './domain-words.ts'

const SOURCES = sourceFiles('src').map((file) => ({ file, source: readFileSync(file, 'utf8') }))

/** Prescribed by the visual editor and by authenticator apps (docs/security/keys.md). */
const SHA1 = ['src/server/preview/signed-query.ts', 'src/services/staff/factors/totp.ts']

/** Delays, samples and the choice of a variant: values that protect nothing. */
const GUESSABLE = [
  'src/contracts/content/content-pace.ts',
  'src/markets/experiments/choose-variant.ts',
  'src/platform/database/open-database.ts',
  'src/platform/outbox/outbox.ts',
  'src/server/jobs/job-runner.ts',
  'src/server/listener/trace-requests.ts',
  'src/services/commerce/payments/work-inbox.ts',
  'src/services/images/render/fixtures/drawings.ts',
  'src/services/webhooks/delivery-worker.ts',
  'src/storefront/features/telemetry/vitals/start-vitals.ts',
  'src/storefront/features/visitor/experiments/visitor-experiments.ts',
]

const filesWith = (pattern: RegExp): readonly string[] =>
  SOURCES.filter(({ source }) => pattern.test(source))
    .map(({ file }) => file)
    .toSorted()

const algorithmsIn = (source: string): readonly string[] =>
  Array.from(
    source.matchAll(/\b(?:createHash|createHmac|hash|hkdfSync|createSign|createVerify)\('([^']+)'/g),
    ([, name = '']) => name,
  )

/** In the table of the document, by the name of the file that uses it. */
const listed = readFileSync('docs/security/keys.md', 'utf8')

describe('cryptography', () => {
  it('~SEC-20 is SHA-256, alone or as HMAC and HKDF, except where an editor or an app prescribes SHA-1', () => {
    const used = SOURCES.flatMap(({ file, source }) => algorithmsIn(source).map((name) => [file, name] as const))
    expect(used.length).toBeGreaterThan(20)
    expect(used.filter(([, name]) => name !== 'sha256')).toEqual(SHA1.map((file) => [file, 'sha1']))
    // An algorithm that comes from a variable would not be found above.
    expect(filesWith(/\b(?:createHash|createHmac|hkdfSync)\((?!'|\))/)).toEqual([])
  })

  it('~SEC-20 comes from Node and the browser, and encrypts nothing', () => {
    expect(filesWith(/\bcreate(?:Cipher|Decipher)(?:iv)?\b|\bsubtle\.(?:en|de)crypt\b|\bgenerateKeyPair/)).toEqual([])
    const { dependencies }: { dependencies: object } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(Object.keys(dependencies).filter((name) => /crypt|jose|jsonwebtoken|hash|uuid|nanoid/.test(name))).toEqual(
      [],
    )
  })

  it('~SEC-20 Math.random is used where a guess gains nothing', () => {
    expect(filesWith(/\bMath\.random\b/)).toEqual(GUESSABLE)
  })

  it('~SEC-20 every use of a key is in the inventory', () => {
    const keyed = filesWith(/\b(?:createHmac|hkdfSync|createSecretKey)\(/)
    expect(keyed.length).toBeGreaterThan(5)
    expect(keyed.filter((file) => !listed.includes(file))).toEqual([])
    const named = Array.from(listed.matchAll(/`(src\/[^`]+\.ts)`/g), ([, file = '']) => file)
    const files = new Set(SOURCES.map(({ file }) => file))
    expect(named.filter((file) => !files.has(file))).toEqual([])
  })
})
