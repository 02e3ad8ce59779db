import type { Variable } from './variable-kinds.ts'

const EXPECTED_ADDRESS = 'an http or https address without user name, password, query or fragment'
const EXPECTED_ORIGIN = 'an origin such as https://shop.example: scheme, host and port only'

/** A base address to which paths are added; given without its trailing slash. */
export function address(name: string, meaning: string, unset: string): Variable<string> {
  return { ...optionalAddress(name, meaning, unset), unset, fallback: unset, emptyIsUnset: false, parse: parseAddress }
}

/** `whenUnset` documents what happens without a value. */
export function optionalAddress(name: string, meaning: string, whenUnset: string): Variable<string | undefined> {
  return {
    name,
    meaning,
    expected: EXPECTED_ADDRESS,
    fallback: whenUnset,
    secret: false,
    unset: undefined,
    emptyIsUnset: true,
    parse: parseAddress,
  }
}

/** One thing elsewhere, addressed whole: a script, an intake. Its query is part of it. */
export function optionalTarget(name: string, meaning: string, whenUnset: string): Variable<string | undefined> {
  return {
    ...optionalAddress(name, meaning, whenUnset),
    expected: 'an http or https address without user name, password or fragment',
    parse(given) {
      const url = URL.parse(given)
      if (url === null || parseAddress(url.origin + url.pathname) === undefined) return undefined
      return url.username || url.password || url.hash ? undefined : url.href
    },
  }
}

export function optionalOrigin(name: string, meaning: string, whenUnset: string): Variable<string | undefined> {
  return {
    ...optionalAddress(name, meaning, whenUnset),
    expected: EXPECTED_ORIGIN,
    parse: parseOrigin,
  }
}

export function origin(name: string, meaning: string, unset: string): Variable<string> {
  return { ...address(name, meaning, unset), expected: EXPECTED_ORIGIN, parse: parseOrigin }
}

/** Holds a password more often than not: never printed. */
export function postgresAddress(name: string, meaning: string, whenUnset: string): Variable<string | undefined> {
  return {
    ...optionalAddress(name, meaning, whenUnset),
    expected: 'an address that starts with postgres:// or postgresql://',
    secret: true,
    parse(given) {
      const url = URL.parse(given)
      return url?.protocol === 'postgres:' || url?.protocol === 'postgresql:' ? given : undefined
    },
  }
}

/** Holds a password more often than not: never printed. */
export function smtpAddress(name: string, meaning: string, whenUnset: string): Variable<string | undefined> {
  return {
    ...optionalAddress(name, meaning, whenUnset),
    expected: 'an address that starts with smtp:// or smtps://',
    secret: true,
    parse(given) {
      const url = URL.parse(given)
      return url?.protocol === 'smtp:' || url?.protocol === 'smtps:' ? given : undefined
    },
  }
}

/** Holds a password more often than not: never printed. */
export function redisAddress(name: string, meaning: string, whenUnset: string): Variable<string | undefined> {
  return {
    ...optionalAddress(name, meaning, whenUnset),
    expected: 'an address that starts with redis:// or rediss://',
    secret: true,
    parse(given) {
      const url = URL.parse(given)
      return url?.protocol === 'redis:' || url?.protocol === 'rediss:' ? given : undefined
    },
  }
}

function parseOrigin(given: string): string | undefined {
  const base = parseAddress(given)
  return base !== undefined && new URL(base).origin === base ? base : undefined
}

function parseAddress(given: string): string | undefined {
  const url = URL.parse(given)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return undefined
  // fetch rejects addresses with credentials: report it at the start, not at the first call.
  if (url.username || url.password || url.search || url.hash) return undefined
  return url.href.replace(/(?<!\/)\/+$/, '')
}
