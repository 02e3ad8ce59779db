/** What the shop has of content, as a push compares itself with it, and what of a push does not fit into it. */
import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { readStoriesToPull, type StoryToPull, draftRowOf, type StoryToSave } from '../../../services/content/admin.ts'
import type { ContentTables } from '../../../services/content/tables.ts'
import { readPictureAddress } from '../../../contracts/images/picture-address.ts'
import { hrefOf } from '../../../services/images/admin.ts'
import type { ShopSchema } from '../../shop-schema.ts'
import { checkReferences } from '../check/check-references.ts'
import { storyFileOf } from '../files/file-names.ts'
import type { ContentProblem } from '../files/problem.ts'
import { withUids } from '../files/story-file.ts'
import { assetsAmong, objectsIn, shownPlace } from '../walk-content.ts'
import type { ContentToPush } from './push-payload.ts'

const HASHES_AT_ONCE = 500

export type ShopContent = ReadonlyMap<string, StoryToPull>

export async function readShopContent(transaction: Transaction<ContentTables>): Promise<ShopContent> {
  return new Map((await readStoriesToPull(transaction)).map((story) => [story.full_slug, story]))
}

/** Whether the draft is equal already; the order of members does not matter. */
export function saysTheSame(before: StoryToPull | undefined, story: StoryToSave): boolean {
  if (!before) return false
  const { tag_list: tags = [], position = 0, sort_by_date: date = null, is_startpage: isStart = false } = story
  const { name, content, meta_data: data = null } = story
  return isDeepStrictEqual(
    [name, content, tags, position, date, isStart, data],
    [
      before.name,
      withUids(before.content, before.full_slug),
      before.tag_list,
      before.position,
      before.sort_by_date,
      before.is_startpage,
      before.meta_data,
    ],
  )
}

/** Whether a push that publishes is to publish this story too. */
export const mayBePublished = ({ published = true }: StoryToSave): boolean => published

type Meets = {
  readonly shop: ShopContent
  /** The slugs of stories that the push deletes. */
  readonly gone: ReadonlySet<string>
  readonly publish: boolean
}

export async function problemsInShop(
  transaction: Transaction<ShopSchema>,
  { stories, pictures }: ContentToPush,
  { shop, gone, publish }: Meets,
): Promise<readonly ContentProblem[]> {
  const identified = identities(stories, { shop, gone })
  const walked = stories.map((story) => ({ story, objects: objectsIn(story.content) }))
  const addresses = walked.flatMap(({ objects }) => assetsAmong(objects).map(({ filename }) => filename))
  const known = await knownPictures(transaction, addresses)
  const brought = new Set(pictures.map(hrefOf))
  const shown = new Set(stories.filter(mayBePublished).map((story) => story.full_slug))
  const asDraft = {
    ...storiesOf([...identified.ownerOf]),
    hasPicture: (address: string) => brought.has(address) || known.has(address),
  }
  // Published stories must not link to unpublished ones.
  const asPublished = {
    ...asDraft,
    published: storiesOf(
      [...identified.ownerOf].filter(([, slug]) => shown.has(slug) || shop.get(slug)?.published === true),
    ),
  }
  const references = walked.flatMap(({ story, objects }) =>
    checkReferences(story, publish && mayBePublished(story) ? asPublished : asDraft, objects).map(
      ({ at, message }) => ({
        file: storyFileOf(story.full_slug) ?? story.full_slug,
        at: shownPlace(at),
        message,
      }),
    ),
  )
  return [...identified.problems, ...references]
}

const storiesOf = (owners: readonly (readonly [uuid: string, slug: string])[]) => ({
  slugs: new Set(owners.map(([, slug]) => slug)),
  uuids: new Set(owners.map(([uuid]) => uuid)),
})

/** Who has which uuid once the push is done; a uuid is of one story for ever. */
function identities(
  stories: readonly StoryToSave[],
  { shop, gone }: Pick<Meets, 'shop' | 'gone'>,
): { readonly ownerOf: ReadonlyMap<string, string>; readonly problems: readonly ContentProblem[] } {
  const staying = [...shop.values()].filter(({ full_slug: slug }) => !gone.has(slug))
  const ownerOf = new Map(staying.map(({ uuid, full_slug: slug }) => [uuid, slug]))
  const problems: ContentProblem[] = []
  for (const story of stories) {
    const { full_slug: slug } = story
    const present = shop.get(slug)
    const uuid = story.uuid ?? present?.uuid ?? draftRowOf(story, '').uuid
    const owner = ownerOf.get(uuid)
    const report = (message: string) => problems.push({ file: storyFileOf(slug) ?? slug, at: 'uuid', message })
    if (present && present.uuid !== uuid) {
      report(
        `is not the one that the shop knows this story by (${present.uuid}); leave it out, or delete the story first`,
      )
    } else if (owner !== undefined && owner !== slug) {
      report(`is that of ${owner} already`)
    } else {
      ownerOf.set(uuid, slug)
    }
  }
  return { ownerOf, problems }
}

async function knownPictures(
  transaction: Transaction<ShopSchema>,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const hashes = [...new Set(addresses.flatMap((address) => readPictureAddress(address)?.hash ?? []))]
  const known = new Set<string>()
  for (let first = 0; first < hashes.length; first += HASHES_AT_ONCE) {
    const rows = await transaction
      .selectFrom('pictures')
      .select(['hash', 'name'])
      .where('hash', 'in', hashes.slice(first, first + HASHES_AT_ONCE))
      .execute()
    for (const row of rows) known.add(hrefOf(row))
  }
  return known
}
