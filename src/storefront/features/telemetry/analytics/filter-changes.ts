/** What a change of filters changed (ANA-28): reported on the request, whichever box, handle, chip or link caused it. */
import { LISTING_FACETS } from '../../../../markets/listings/listing-facets.ts'
import { hasNavigation, stayingOf } from '../../../ui/replace-address.ts'
import { pushEvent } from './data-layer.ts'
import type { EventPayloads } from './events.ts'

type Change = EventPayloads['filterClick']

export function filterChanges(before: URLSearchParams, after: URLSearchParams): readonly Change[] {
  return Object.values(LISTING_FACETS).flatMap(({ queryParam: parameter, inputType }) => {
    const [was, is] = [before.get(parameter) ?? '', after.get(parameter) ?? '']
    if (was === is) return []
    // A range is one value, whatever it is made of: another one takes its place.
    if (inputType === 'range') return [{ parameter, value: is || was, isOn: is !== '' }]
    const [old, now] = [valuesIn(was), valuesIn(is)]
    return [
      ...old.filter((value) => !now.includes(value)).map((value) => ({ parameter, value, isOn: false })),
      ...now.filter((value) => !old.includes(value)).map((value) => ({ parameter, value, isOn: true })),
    ]
  })
}

const valuesIn = (text: string): readonly string[] => text.split(',').filter((value) => value !== '')

/** Back and forward change filters, too, but without a click. */
export function followFilters(): () => void {
  if (!hasNavigation()) return () => {}
  const onNavigate = ({ info, destination }: NavigateEvent) => {
    if (stayingOf(info) === undefined) return
    const changes = filterChanges(new URL(location.href).searchParams, new URL(destination.url).searchParams)
    for (const change of changes) pushEvent({ event: 'filterClick', ...change })
  }
  navigation.addEventListener('navigate', onNavigate)
  return () => navigation.removeEventListener('navigate', onNavigate)
}
