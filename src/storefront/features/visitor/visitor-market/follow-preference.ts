/**
 * A visitor who chose a country before and opens another shop is redirected to theirs (MSW-05, MSW-11). At most once in
 * ten seconds, so that there is no redirect loop.
 */
import { isEditorRoute } from '../../../../markets/paths/editor-route.ts'
import { readQuery } from '../../../../markets/paths/query.ts'
import type { CountryCode } from '../../../../markets/types.ts'
import { loadGuarded } from '../../../stores/reload-guard.ts'
import { preferredMarket } from '../markets/index.ts'
import type { VisitorPageStore, VisitorPage } from './visitor-page.ts'

export function followPreference(shown: VisitorPageStore): () => void {
  const follow = () => {
    const view = shown.get()
    const country = countryToFollow(view, { preference: preferredMarket(), search: location.search })
    // Without the code the visitor stays where they are, and can still go by themselves.
    if (country !== undefined) void goTo(country, view).catch(() => undefined)
  }
  // A page out of the back/forward cache shows what was chosen when it was left.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow()
  }
  follow()
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}

/**
 * Undefined where the visitor is in the right shop already, and where they must not be redirected: in checkout they
 * confirm first, and an editor wants to see the page they opened.
 */
export function countryToFollow(
  { place, layout, preview }: VisitorPage,
  { preference, search }: { readonly preference: CountryCode | undefined; readonly search: string },
): CountryCode | undefined {
  if (!place || layout === 'checkout' || preview !== undefined || isEditorRoute(readQuery(search))) return undefined
  return preference === place.market.countryCode ? undefined : preference
}

async function goTo(country: CountryCode, { place }: VisitorPage): Promise<void> {
  const { choiceOf, switchMarket } = await import('../country-switcher/index.ts')
  const choice = choiceOf(country)
  // The way back shall not lead here again.
  if (choice && place) loadGuarded(() => void switchMarket(choice, place, 'replace'))
}
