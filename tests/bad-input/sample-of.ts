/** A valid input for an operation, made from its schema: attacks change one member of it. */
import { z } from 'zod'
import { withMember, type MemberPath } from './members.ts'

/** For members whose rule is no part of the JSON schema, by name. */
const KNOWN: Readonly<Record<string, unknown>> = {
  country: 'NL',
  countryCode: 'NL',
  languageCode: 'en',
  email: 'ada@example.com',
  returnUrl: 'http://shop.test/nl/checkout/payment',
  origin: 'http://shop.test',
  url: 'http://shop.test/uk',
  currency: 'EUR',
  store: 'uk',
  token: 'uk-gb',
  id: 'sample-1',
  at: '2026-11-15T10:00:00.000Z',
  screen: 'orders',
  subject: 'product:A1',
  columns: ['number'],
  perEuro: '1.0825',
  timeZone: 'Europe/Amsterdam',
  invoice: 'INV-',
  creditNote: 'CN-',
  cancellation: 'CAN-',
  state: 'CA',
  variant: 'variant1',
  zip: '90001',
  hash: '0123456789abcdef',
  name: 'sample',
  cutOff: '15:00',
  background: '#ffd9cc',
  rule: { id: 'sample-1', kind: 'synonym', language: 'en', words: ['cat', 'kitten'] },
}

/** Texts by language, of which English must be there. */
const KNOWN_OBJECTS: Readonly<Record<string, object>> = {
  attributes: { displayName: { en: 'Letter' }, description: { en: 'By letter' } },
}

/** The known values are texts and lists. */
const OTHER_KINDS = ['object', 'integer', 'number']

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Members that exclude each other, or have rules of their own. */
const MAX_REMOVED = 12

/** Undefined where the schema has rules that the sample does not meet: the operation then needs an entry in KNOWN. */
export function sampleOf(input: z.ZodType): unknown {
  let sample = valueFor(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }), '')
  let last: MemberPath = []
  for (let removed = 0; removed <= MAX_REMOVED; removed += 1) {
    const { error } = input.safeParse(sample)
    if (error === undefined) return sample
    last = pathToRemove(error.issues[0]?.path.map(String) ?? [], last)
    sample = withMember(sample, last, undefined)
  }
  return undefined
}

/** A member without which its parent is invalid, too, is removed with its parent. */
const pathToRemove = (path: MemberPath, last: MemberPath): MemberPath =>
  last.length > 0 && last.length <= path.length && last.every((name, index) => name === path[index])
    ? last.slice(0, -1)
    : path

function valueFor(schema: boolean | JsonSchema, name: string): unknown {
  if (typeof schema === 'boolean') return 'anything'
  // A member that may be null has a list of types.
  const [type] = [schema.type].flat()
  const known = KNOWN[name]
  if (known !== undefined && !OTHER_KINDS.some((other) => other === type)) return known
  if (schema.const !== undefined) return schema.const
  // From one of them to another.
  if (schema.enum !== undefined) return name === 'to' ? schema.enum.at(-1) : schema.enum[0]
  if (type === 'object' && KNOWN_OBJECTS[name] !== undefined) return KNOWN_OBJECTS[name]
  const [alternative] = schema.anyOf ?? schema.oneOf ?? []
  if (alternative !== undefined) return valueFor(alternative, name)
  switch (type) {
    case 'object':
      return objectFor(schema)
    case 'array':
      return Array.isArray(schema.items) || schema.items === undefined ? [] : [valueFor(schema.items, '')]
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
    case 'boolean':
      return true
    case 'null':
      return null
    case 'string':
    case undefined:
      break
  }
  return textFor(schema)
}

const objectFor = ({ properties = {} }: JsonSchema): object =>
  Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, valueFor(member, name)]))

const FORMATS: Readonly<Record<string, string>> = {
  uuid: '0b4a3c1e-6d0e-4f6e-9a57-2f3a1e5d7c11',
  'date-time': '2026-11-15T10:00:00.000Z',
  date: '2026-11-15',
}

/** Letters match most patterns of names. */
const textFor = ({ minLength = 1, format = '' }: JsonSchema): string =>
  FORMATS[format] ?? 'A'.repeat(Math.max(minLength, 1))
