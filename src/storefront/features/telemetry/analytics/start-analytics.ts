/** Begins to listen to what happens on the page. All of it comes after the page answers; none of it is needed to shop. */
import { readEmbedded, embeddedText } from '../../../stores/embedded-data.ts'
import { isInSplitTest } from '../../visitor/experiments/index.ts'
import type { EventFacts } from './events.ts'
import { followFilters } from './filter-changes.ts'
import { followClicks } from './follow-clicks.ts'
import { followPages, pageViewName } from './follow-pages.ts'
import { followPopups } from './follow-popups.ts'
import { followSightings } from './follow-sightings.ts'
import { recordInterest } from './record-interest.ts'
import type { PageStore } from './tracked-page.ts'
import { startTagManager } from './tag-manager.ts'
import { type WrittenEvent, writeEvents } from './write-events.ts'

export function startAnalytics(shown: PageStore): () => void {
  const factsOf = (): EventFacts => {
    const country = shown.get().place?.market.countryCode
    return { countryCode: country ?? '', inSplitTest: country !== undefined && isInSplitTest(country) }
  }
  const pageName = () => pageViewName(shown.get().routeName) ?? ''
  const interest = recordInterest()
  // Before events are written: it says first what is allowed.
  const tags = startTagManager(shown, factsOf)
  const stops = [
    interest.stop,
    tags.stop,
    writeEvents(factsOf, [interest.hear, tags.hear, ...debugPanel()]),
    followPages(shown, () => location.pathname + location.search),
    followClicks(pageName),
    followFilters(),
    followPopups(),
    followSightings(pageName),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Only with its query parameter, and not in production. Events before it is loaded are queued. */
function debugPanel(): readonly ((event: WrittenEvent) => void)[] {
  const isLive = embeddedText(readEmbedded('settings'), 'releaseStage') === 'production'
  if (isLive || new URLSearchParams(location.search).get('debug') !== 'analytics') return []
  const opening = import('./debug-panel.ts').then(({ openDebugPanel }) => openDebugPanel())
  return [(event) => void opening.then(({ show }) => show(event)).catch(() => undefined)]
}
