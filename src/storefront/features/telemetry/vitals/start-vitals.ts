/** Measures web vitals and sends them to the shop when the page is hidden. */
import { REPORT_VITALS } from '../../../../contracts/engagement/engagement-routes.ts'
import type { VitalsReport } from '../../../../contracts/engagement/vitals.ts'
import { readEmbedded } from '../../../stores/embedded-data.ts'
import { deviceClassOf } from '../../../ui/device-class.ts'
import { allows, consentStore } from '../../visitor/consent/index.ts'
import { type Shift, worstShift } from './layout-shift.ts'
import { type Interaction, slowInteraction } from './slow-interaction.ts'

/** Not in the language's own types yet, or not as every browser has them. */
type Entry = PerformanceEntry & Partial<Shift & Interaction>

/** Interactions that are quicker are quick. */
const MIN_MS = 40
/** A visit that goes on all day must not fill the memory. */
const MAX_ENTRIES = 2000

/** Of some visits, whose visitors allow statistics: once, when they leave the page or turn away from it. */
export function startVitals(page: VitalsReport['page'], chance = Math.random()): () => void {
  const percent = readEmbedded('add-ons')['vitalsPercent']
  if (typeof percent !== 'number' || chance * 100 >= percent) return () => {}
  const paints = observe('largest-contentful-paint')
  const shifts = observe('layout-shift')
  const events = observe('event')

  const send = () => {
    if (document.visibilityState !== 'hidden' || !allows(consentStore.get(), 'statistics')) return
    const [navigation] = performance.getEntriesByType('navigation')
    const vitals = {
      ttfb: navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : undefined,
      lcp: paints.entries().at(-1)?.startTime,
      inp: slowInteraction(events.entries().map(({ interactionId = 0, duration }) => ({ interactionId, duration }))),
      cls: worstShift(
        shifts
          .entries()
          .map(({ value = 0, startTime, hadRecentInput = false }) => ({ value, startTime, hadRecentInput })),
      ),
    }
    stop()
    const known = Object.entries(vitals).filter(([, value]) => value !== undefined)
    const report = { page, device: deviceClassOf(innerWidth), vitals: Object.fromEntries(known) }
    navigator.sendBeacon(REPORT_VITALS.path, new Blob([JSON.stringify(report)], { type: 'application/json' }))
  }
  const stop = () => {
    document.removeEventListener('visibilitychange', send)
    for (const { disconnect } of [paints, shifts, events]) disconnect()
  }
  document.addEventListener('visibilitychange', send)
  return stop
}

/** Includes earlier entries (`buffered`). A browser that does not support a type reports none. */
function observe(type: string): { readonly entries: () => readonly Entry[]; readonly disconnect: () => void } {
  let entries: readonly Entry[] = []
  const add = (more: readonly PerformanceEntry[]) => {
    entries = [...entries, ...more].slice(-MAX_ENTRIES)
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  const wanted: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type,
    buffered: true,
    durationThreshold: MIN_MS,
  }
  observer.observe(wanted)
  return {
    entries: () => {
      // What is on its way to us.
      add(observer.takeRecords())
      return entries
    },
    disconnect: () => observer.disconnect(),
  }
}
