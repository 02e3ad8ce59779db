import { ConfigError } from './config-error.ts'
import type { Variable } from './variable-kinds.ts'
import { variables } from './variables.ts'

type ValueOf<Declared> = Declared extends Variable<infer Value> ? Value : never

export type Config = { readonly [Key in keyof typeof variables]: ValueOf<(typeof variables)[Key]> }

export type EnvironmentVariables = Record<string, string | undefined>

/** Reads all settings, or throws a ConfigError about the first one that cannot be used. */
export function readConfig(environment: EnvironmentVariables): Config {
  const entries = Object.entries(variables).map(
    ([key, variable]) => [key, readVariable(variable, environment)] as const,
  )
  const values = Object.fromEntries<unknown>(entries)
  if (!isConfig(values)) throw new Error('A variable has no value')
  return Object.freeze(values)
}

/** Each value was parsed by its own variable; what is left to check is that none is missing. */
function isConfig(values: Readonly<Record<string, unknown>>): values is Config {
  return Object.keys(variables).every((key) => key in values)
}

function readVariable(variable: Variable<unknown>, environment: EnvironmentVariables): unknown {
  const given = environment[variable.name]
  if (given === undefined || (given === '' && variable.emptyIsUnset)) return variable.unset
  const value = variable.parse(given)
  if (value === undefined) throw new ConfigError(complaint(variable, given))
  return value
}

function complaint({ name, expected, secret, complaint: opening }: Variable<unknown>, given: string): string {
  const shown = secret ? 'set to a value that is not shown' : `set to ${quoted(given)}`
  return `${opening === undefined ? '' : `${opening}: `}${name} is ${shown}, but must be ${expected}.`
}

/** One line whatever was given, short enough for a terminal, and without credentials that slipped into an address. */
function quoted(given: string): string {
  const cut = given.length > 80 ? `${given.slice(0, 80)}…` : given
  return JSON.stringify(cut.replace(/\/\/[^/]*@/, '//***@')).replaceAll(/[\u007f-\u009f\u2028\u2029]/g, ' ')
}
