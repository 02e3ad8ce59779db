/** A discount as `discount show` prints it: everything that was set, and the command that revises it, or creates it again once it was stopped. */
import { isDeepStrictEqual, parseArgs } from 'node:util'
import type { DiscountDefinition, ListedDiscount } from '../../merchant/commerce/discount-operations.ts'
import { UsageError, withoutControls } from '../run-command.ts'
import { definitionOf, DISCOUNT_OPTIONS, optionsOf, type WrittenOption } from './discount-options.ts'

const MAX_ID_LENGTH = 64

export function shownDiscount(discount: ListedDiscount, ids: ReadonlySet<string>): string {
  const { limit, uses, createdAt, stoppedAt, ...definition } = discount
  const options = optionsOf(definition, limit)
  const rows: readonly (readonly [string, string])[] = [
    ['id', definition.id],
    ['does', definition.effect.kind],
    ...options.map(([name, value]) => [name, value === true ? 'yes' : value] as const),
    ['used', String(uses)],
    ['created', createdAt],
    ...(stoppedAt === undefined ? [] : [['stopped', stoppedAt] as const]),
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  const lines = rows.map(([name, value]) => `${name.padEnd(width)}  ${withoutControls(value)}`)
  return [...lines, '', ...replacingLines(definition, options, { ids, isOpen: stoppedAt === undefined }), ''].join('\n')
}

type Shop = { readonly ids: ReadonlySet<string>; readonly isOpen: boolean }

function replacingLines(
  definition: DiscountDefinition,
  written: readonly WrittenOption[],
  { ids, isOpen }: Shop,
): readonly string[] {
  const words = written.flatMap(wordsOf)
  if (!isReadAs(words, definition)) return ['The options of discount create cannot express this discount.']
  const { id } = definition
  const options = words.map(quoted)
  return isOpen
    ? ['To revise it, edit this:', ['npm run shop -- discount revise', id, ...options].join(' ')]
    : [
        'To create it again, with another id because ids are not reused:',
        ['npm run shop -- discount create', unusedId(id, ids), ...options].join(' '),
      ]
}

/** A value that begins with a dash would be read as an option. */
function wordsOf([name, value]: WrittenOption): readonly string[] {
  if (value === true) return [`--${name}`]
  return value.startsWith('-') ? [`--${name}=${value}`] : [`--${name}`, value]
}

/** Names may hold commas and control characters, which the options cannot: such a command would create another discount. */
function isReadAs(words: readonly string[], definition: DiscountDefinition): boolean {
  if (words.some((word) => withoutControls(word) !== word)) return false
  try {
    const { values } = parseArgs({ args: [...words], options: DISCOUNT_OPTIONS })
    return isDeepStrictEqual(definitionOf(definition.id, values), definition)
  } catch (error) {
    if (error instanceof UsageError) return false
    throw error
  }
}

/** welcome, welcome-2, welcome-3 */
function unusedId(id: string, ids: ReadonlySet<string>): string {
  const base = id.replace(/-\d+$/, '')
  for (let count = 2; ; count += 1) {
    const next = `${base.slice(0, MAX_ID_LENGTH - `-${count}`.length)}-${count}`
    if (!ids.has(next)) return next
  }
}

/** For a POSIX shell. */
const quoted = (word: string): string =>
  /^[\w-][\w%+=:,./-]*$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`
