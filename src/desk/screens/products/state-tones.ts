import type { Tone } from '../../ui/Badge.tsx'
import type { IconName } from '../../ui/icons.ts'

/** How the state of a product is shown. */
export const STATE_TONES: Readonly<
  Record<'draft' | 'listed' | 'out', { readonly tone: Tone; readonly icon: IconName }>
> = {
  draft: { tone: 'attention', icon: 'note' },
  listed: { tone: 'done', icon: 'check' },
  out: { tone: 'neutral', icon: 'cancel' },
}
