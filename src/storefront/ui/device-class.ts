/** Mobile, tablet or desktop: by width alone. */
import { BREAKPOINTS } from './breakpoints.ts'
import { SUGGESTION_LIMIT, SUGGESTION_LIMIT_MOBILE } from './timings.ts'

export type DeviceClass = 'mobile' | 'tablet' | 'desktop'

/** UI-01 */
export function deviceClassOf(width: number): DeviceClass {
  if (width < BREAKPOINTS.tablet) return 'mobile'
  return width < BREAKPOINTS.desktop ? 'tablet' : 'desktop'
}

/** UI-04: a small screen has room for fewer suggestions. */
export function suggestionLimitOf(width: number): number {
  return deviceClassOf(width) === 'mobile' ? SUGGESTION_LIMIT_MOBILE : SUGGESTION_LIMIT
}
