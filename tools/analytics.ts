/** Writes docs/analytics.md from the types of the events; with `--check` fails if the page is out of date. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readInterfaces, type ReadInterface, type ReadMember } from './read-interfaces.ts'

const PAGE = 'docs/analytics.md'
const STOREFRONT = 'src/storefront'
const EVENTS = 'src/storefront/features/telemetry/analytics/events.ts'

/** The files that send each event: those that contain its name after `event:`. */
async function sendersOf(names: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  // A glob of sources would make each of them an entry of knip, and hide what nothing imports from them.
  const paths = await readdir(STOREFRONT, { recursive: true })
  const sources = await Promise.all(
    paths
      .map((path) => join(STOREFRONT, path))
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && file !== EVENTS)
      .toSorted()
      .map(async (file) => ({ file, source: await readFile(file, 'utf8') })),
  )
  const sending = (name: string) => sources.filter(({ source }) => source.includes(`event: '${name}'`))
  return new Map(names.map((name) => [name, sending(name).map(({ file }) => file)]))
}

const cell = (content: string): string => content.replaceAll('|', '\\|')

const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n')

const nameOf = ({ name, isOptional }: ReadMember): string => `\`${name}${isOptional ? '?' : ''}\``

const members = (list: readonly ReadMember[]): string =>
  table(
    ['Member', 'Type', 'Meaning'],
    list.map((member) => [nameOf(member), `\`${plain(member.type)}\``, member.comment]),
  )

/** `readonly` is irrelevant for readers of the page. */
const plain = (type: string): string => type.replaceAll('readonly ', '')

function interfaceCalled(all: readonly ReadInterface[], name: string): ReadInterface {
  const found = all.find((one) => one.name === name)
  if (!found) throw new Error(`${EVENTS} has no interface ${name}`)
  return found
}

const interfaces = readInterfaces(EVENTS, await readFile(EVENTS, 'utf8'))
const { members: events } = interfaceCalled(interfaces, 'EventPayloads')
const { members: facts } = interfaceCalled(interfaces, 'EventFacts')
const pieces = interfaces.filter(({ name }) => name !== 'EventPayloads' && name !== 'EventFacts')
const senders = await sendersOf(events.map(({ name }) => name))
for (const [name, files] of senders) if (files.length === 0) throw new Error(`No file sends ${name}`)

const linked = (file: string): string => `[${file.replace('src/storefront/', '')}](../${file})`

const page = `# Analytics

Events of the shop are pushed to the page's own data layer, \`window.dataLayer\`, as one entry per event. Written by
\`npm run analytics\` from the types in [events.ts](../${EVENTS}).

- **Nothing leaves the browser from there.** A tag manager that reads it is loaded only where \`TAG_MANAGER_ID\` is valid, the
  visitor has allowed statistics or advertising, and the page is none of checkout; the pages' security policy names its sites
  (\`TAG_MANAGER_SITES\`) only then. Checkout is a document of its own, where scripts of others never come: what happens in it
  is carried in the tab (\`sockeye.events\`, with consent) and passed to the tag manager on the next page of the shop. The
  delivery address is carried only with consent to advertising, and not if the browser sends Global Privacy Control.
  If the visitor closes the tab on the thanks page, the tag manager misses the purchase: count purchases in the orders. When statistics or
  advertising are taken back where the tag manager runs, also in another tab, the page is loaded anew without it.
- **Listening begins when the browser is idle.** Events that happen before that wait, in their order. A data layer that is
  already there is added to, one that is no list is replaced, and one that is frozen stays as it is.
- **Amounts are in major units**: 12.5 is £12.50.
- **See them happen**: add \`?debug=analytics\` to an address of a shop whose \`RELEASE_STAGE\` is not \`production\`.
- **Recommendations** learn from tiles that are seen and clicked and from products that are opened, reported to discovery by browsers
  whose visitors allow statistics, under a random number of their own (\`sockeye.profile\`, a year at most). When the
  visitor withdraws consent, it is deleted there.

Components are marked with attributes that one listener reads: \`data-sku\` is a product tile, \`data-list\` a named row of them,
\`data-block\` and \`data-block-id\` a block of content, \`data-menu\` and \`data-submenu\` a menu, \`data-general\` anything else.

## Members of every event

${members(facts)}

## The ${events.length} events

${table(
  ['Event', 'Sent when', 'Sent by'],
  events.map(({ name, comment }) => [
    `[\`${name}\`](#${name.toLowerCase()})`,
    comment,
    (senders.get(name) ?? []).map(linked).join(', '),
  ]),
)}

${events.map(({ name, members: payload }) => `### ${name}\n\n${payload.length > 0 ? members(payload) : 'No further members.'}`).join('\n\n')}

## What events are made of

${pieces.map(({ name, comment, members: list }) => `### ${name}\n\n${comment}\n\n${members(list)}`).join('\n\n')}
`

if (!process.argv.includes('--check')) await writeFile(PAGE, page)
else if ((await readFile(PAGE, 'utf8').catch(() => '')) !== page) {
  console.error(`${PAGE} is out of date: run npm run analytics.`)
  process.exit(1)
}
