/** US regions the shop does not ship to. Hidden in address entry, and refused by the service (ADR-11). */
import type { Market, Region } from '../types.ts'

/** ADR-09. PR is not among them (T44). AE is a military address here, not the country (ADR-10). */
const BLOCKED: ReadonlySet<string> = new Set(['AS', 'GU', 'FM', 'MH', 'MP', 'PW', 'AA', 'AE', 'AP', 'VI'])

/** Both come from a form or a request, so neither may slip through by its case or by white space. */
export function isBlockedRegion(country: string, region: string): boolean {
  return normalised(country) === 'US' && BLOCKED.has(normalised(region))
}

/** The regions that address entry offers. */
export function offeredRegions({ countryCode, regions }: Pick<Market, 'countryCode' | 'regions'>): readonly Region[] {
  return regions.filter(({ code }) => !isBlockedRegion(countryCode, code))
}

function normalised(code: string): string {
  return code.trim().toUpperCase()
}
