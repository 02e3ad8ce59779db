/** Adds the stories that the answer's stories lead to, or their uuids when they are too many. */
import { MAX_RESOLVED, type LinkedStory, type Resolved, type Story } from '../../../contracts/content/content.ts'
import { linksIn, relationsIn } from './references-in.ts'
import { slugOf } from './to-story.ts'
import type { StoryOptions } from './story-query.ts'

export interface ResolveDeps {
  readonly wanted: Pick<StoryOptions, 'resolve_relations' | 'resolve_level' | 'resolve_links' | 'resolve_links_level'>
  /** Those the reader may see, as the reader may see them. */
  readonly load: (uuids: readonly string[]) => Promise<readonly Story[]>
}

export async function resolveReferences(stories: readonly Story[], { wanted, load }: ResolveDeps): Promise<Resolved> {
  const { resolve_relations: relations, resolve_level: level } = wanted
  const { resolve_links: form, resolve_links_level: linksLevel } = wanted
  const related = await follow(stories, (story) => relationsIn(story.content, relations), { levels: level, load })
  const linking = linksLevel === 2 ? [...stories, ...related.stories] : stories
  const linked =
    form === undefined ? NONE : await follow(linking, (story) => linksIn(story.content), { levels: linksLevel, load })
  const asLink = (story: Story): LinkedStory => (form === 'story' ? { ...story, url: story.full_slug } : linkOf(story))
  return {
    rels: related.stories,
    links: linked.stories.map(asLink),
    ...(related.uuids === undefined ? {} : { rel_uuids: related.uuids }),
    ...(linked.uuids === undefined ? {} : { link_uuids: linked.uuids }),
  }
}

interface Followed {
  readonly stories: readonly Story[]
  /** In place of the stories when they are too many. */
  readonly uuids?: readonly string[]
}

const NONE: Followed = { stories: [] }

/** Each story once, in the order it is first mentioned. */
async function follow(
  from: readonly Story[],
  mentioned: (story: Story) => readonly string[],
  { levels, load }: { readonly levels: number; readonly load: ResolveDeps['load'] },
): Promise<Followed> {
  const found = new Map<string, Story>()
  const uuids = new Set<string>()
  let next = from
  for (let level = 1; level <= levels && next.length > 0; level += 1) {
    const fresh = [...new Set(next.flatMap(mentioned))].filter((uuid) => !uuids.has(uuid))
    for (const uuid of fresh) uuids.add(uuid)
    // The last level need not be read when there is no room for it.
    if (uuids.size > MAX_RESOLVED && level === levels) break
    next = fresh.length === 0 ? [] : await load(fresh)
    for (const story of next) found.set(story.uuid, story)
  }
  if (uuids.size > MAX_RESOLVED) return { stories: [], uuids: [...uuids] }
  return { stories: [...uuids].flatMap((uuid) => found.get(uuid) ?? []) }
}

function linkOf({ id, uuid, name, full_slug: fullSlug }: Story): LinkedStory {
  return { id, uuid, name, slug: slugOf(fullSlug), full_slug: fullSlug, url: fullSlug }
}
