import { expect, it } from 'vitest'
import { checkTexts } from './check-texts.ts'

const check = (entries: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  checkTexts({
    slug: 'translations',
    name: 'Texts',
    entries: Object.entries(entries).map(([name, { value = '', ...dimensions }]) => ({ name, value, dimensions })),
  })
const AS_OURS = 'as the shop’s own text does'

it.each<[string, Readonly<Record<string, Readonly<Record<string, string>>>>, string[], string[]]>([
  ['texts that keep their placeholders', { pageOf: { value: '{pages}, {page}', 'de-DE': '{page}/{pages}' } }, [], []],
  [
    'a placeholder that is lost',
    { productCount: { value: 'Many', 'it-IT': '{count} {count}' } },
    [`productCount.value: must hold {count}, ${AS_OURS}`],
    [],
  ],
  [
    'one of two that is lost',
    { pageOf: { value: '{page} {pages}', 'nl-NL': '{page}' } },
    [`pageOf.nl-NL: must hold {pages} and {page}, ${AS_OURS}`],
    [],
  ],
  ['an unknown placeholder', { home: { value: '{home}' } }, [`home.value: must hold no placeholder, ${AS_OURS}`], []],
  ['a text that was emptied', { productCount: { value: ' ', 'de-DE': '' } }, [], []],
  [
    'a language that the shop does not speak',
    { productCount: { value: '{count}', 'sv-SE': 'x' } },
    [`productCount.sv-SE: must hold {count}, ${AS_OURS}`],
    [],
  ],
  [
    'a key that the shop does not know',
    { unknownKey: { value: '{x}' }, toString: { value: 'x' } },
    [],
    ['unknownKey', 'toString'],
  ],
])('%s', async (_, entries, problems, unknown) => {
  const checked = await check(entries)
  expect(
    checked.problems.map(({ at: [, name, member], message }) => `${String(name)}.${String(member)}: ${message}`),
  ).toEqual(problems)
  expect(checked.unknown).toEqual(unknown)
})
