/**
 * What staff type into the page editor and have not saved: a layer over what a preview shows, one for each session of the desk. It
 * is only in the memory of this process, and gone after half an hour without input (DCO-02).
 */
import type { Clock } from '../../platform/clock.ts'

const UNSAVED_MS = 30 * 60_000

/** Of all sessions together: what was typed longest ago is dropped first. */
const MAX_CHARACTERS = 32 * 1024 * 1024

/** One story as it is in the form; content as JSON, with its translations. */
type UnsavedStory = { readonly slug: string; readonly sequence: number; readonly content: string | undefined }

type Layer = { readonly stories: Map<string, UnsavedStory>; touchedAt: number }

export type UnsavedContent = ReturnType<typeof createUnsavedContent>

export function createUnsavedContent(clock: Clock) {
  /** By session, in the order of the last input. */
  const layers = new Map<string, Layer>()

  function purge(): void {
    const oldest = clock.now().getTime() - UNSAVED_MS
    for (const [session, { touchedAt }] of layers) if (touchedAt <= oldest) layers.delete(session)
    let size = [...layers.values()].reduce((sum, layer) => sum + sizeOf(layer), 0)
    for (const [session, layer] of layers) {
      if (size <= MAX_CHARACTERS || layers.size === 1) break
      size -= sizeOf(layer)
      layers.delete(session)
    }
  }

  return {
    /** False where a later input has arrived before this one: the latest wins. Undefined content is what was saved. */
    put(session: string, story: UnsavedStory): boolean {
      const layer = layers.get(session) ?? { stories: new Map<string, UnsavedStory>(), touchedAt: 0 }
      const known = layer.stories.get(story.slug)
      if (known !== undefined && known.sequence > story.sequence) return false
      layer.stories.set(story.slug, story)
      layer.touchedAt = clock.now().getTime()
      layers.delete(session)
      layers.set(session, layer)
      purge()
      return true
    },

    /** The content of a story in this session, if it has some that is not saved. */
    contentOf(session: string, slug: string): string | undefined {
      purge()
      return layers.get(session)?.stories.get(slug)?.content
    },

    remove: (session: string): void => void layers.delete(session),
  }
}

const sizeOf = ({ stories }: Layer): number =>
  [...stories.values()].reduce((sum, { content }) => sum + (content?.length ?? 0), 0)
