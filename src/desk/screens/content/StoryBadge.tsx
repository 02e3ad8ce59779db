import type { StoryState } from '../../api/content-schemas.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'

const TONES: Readonly<Record<StoryState, Tone>> = { draft: 'neutral', changed: 'attention', published: 'done' }

export function StoryBadge({ state }: { readonly state: StoryState }) {
  const t = useTexts()
  return <Badge tone={TONES[state]}>{t(`storyState.${state}`)}</Badge>
}
