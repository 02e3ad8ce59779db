/** The kinds of values a setting can have. Each parses a text and describes what it expects. */
export interface Variable<Value> {
  /** The name in the environment. */
  readonly name: string
  readonly meaning: string
  readonly expected: string
  /** What an unset variable gives, as written in the documentation. */
  readonly fallback: string
  /** Its value never appears in a message. */
  readonly secret: boolean
  /** Stands at the front of the error message where a requirement fixes the text. */
  readonly complaint?: string
  readonly unset: Value
  /** Undefined when the text is not a value of this kind. */
  parse(given: string): Value | undefined
  /** An empty text means unset for what is optional, and is a mistake for everything else. */
  readonly emptyIsUnset: boolean
}

interface About {
  readonly meaning: string
}

export function integer(
  name: string,
  { meaning, unset, min, max }: About & { unset: number; min: number; max: number },
): Variable<number> {
  return {
    name,
    meaning,
    expected: `a whole number from ${min} to ${max}`,
    fallback: String(unset),
    secret: false,
    unset,
    emptyIsUnset: false,
    parse(given) {
      if (!/^\d{1,15}$/.test(given)) return undefined
      const value = Number(given)
      return value >= min && value <= max ? value : undefined
    },
  }
}

export function oneOf<const Choice extends string>(
  name: string,
  { meaning, unset, choices, complaint }: About & { unset: Choice; choices: readonly Choice[]; complaint?: string },
): Variable<Choice> {
  return {
    name,
    meaning,
    expected: `one of ${choices.join(', ')}`,
    fallback: unset,
    secret: false,
    ...(complaint === undefined ? {} : { complaint }),
    unset,
    emptyIsUnset: false,
    parse: (given) => choices.find((choice) => choice === given),
  }
}

/** Some of the choices, with commas between them. Unset is an empty list. */
export function someOf<const Choice extends string>(
  name: string,
  { meaning, fallback, choices }: About & { fallback: string; choices: readonly Choice[] },
): Variable<readonly Choice[]> {
  return {
    name,
    meaning,
    expected: `one or more of ${choices.join(', ')}, with commas between them`,
    fallback,
    secret: false,
    unset: [],
    emptyIsUnset: true,
    parse(given) {
      const names = given.split(',')
      const found = choices.filter((choice) => names.includes(choice))
      return found.length === names.length ? found : undefined
    },
  }
}

export function flag(name: string, { meaning, unset }: About & { unset: boolean }): Variable<boolean> {
  const values = new Map([
    ['true', true],
    ['false', false],
  ])
  return {
    name,
    meaning,
    expected: 'true or false',
    fallback: String(unset),
    secret: false,
    unset,
    emptyIsUnset: false,
    parse: (given) => values.get(given),
  }
}

export function text(
  name: string,
  { meaning, unset, pattern, expected }: About & { unset: string; pattern: RegExp; expected: string },
): Variable<string> {
  return {
    name,
    meaning,
    expected,
    fallback: unset,
    secret: false,
    unset,
    emptyIsUnset: false,
    parse: (given) => (pattern.test(given) ? given : undefined),
  }
}

/**
 * Keys to sign with, the newest first: a second one makes rotation possible while signatures of the old key are still accepted.
 */
export function signingKeys(name: string, meaning: string, whenUnset: string): Variable<readonly string[]> {
  return {
    name,
    meaning,
    expected: 'keys of 32 to 200 printable characters without spaces or commas, with commas between them',
    fallback: whenUnset,
    secret: true,
    unset: [],
    emptyIsUnset: true,
    parse(given) {
      const keys = given.split(',')
      return keys.every((key) => /^[!-~]{32,200}$/.test(key)) ? keys : undefined
    },
  }
}

/** 32 bytes each, the newest first. */
export function hexKeys(name: string, meaning: string, whenUnset: string): Variable<readonly string[]> {
  return {
    name,
    meaning,
    expected: 'keys of 64 hexadecimal digits, with commas between them',
    fallback: whenUnset,
    secret: true,
    unset: [],
    emptyIsUnset: true,
    parse(given) {
      const keys = given.split(',')
      return keys.every((key) => /^[\da-f]{64}$/i.test(key)) ? keys : undefined
    },
  }
}

/** A token or a password: never printed. Its absence switches off what it is for. One of ours has a length that cannot be guessed. */
export function optionalSecret(
  name: string,
  meaning: string,
  whenUnset: string,
  minLength = 1,
): Variable<string | undefined> {
  return {
    name,
    meaning,
    expected: `${minLength} to 200 printable characters without spaces`,
    fallback: whenUnset,
    secret: true,
    unset: undefined,
    emptyIsUnset: true,
    parse: (given) => (/^[!-~]{1,200}$/.test(given) && given.length >= minLength ? given : undefined),
  }
}
