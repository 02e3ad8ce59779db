/** Regions the shop does not ship to. Hidden in address entry, and rejected by the service (ADR-09, ADR-11). */
import { UNSHIPPED_REGIONS } from '../derived/address-formats.ts'
import type { Market, Region } from '../types.ts'

/** Both come from a form or a request, so neither may slip through by its case or by white space. */
export function isBlockedRegion(country: string, region: string): boolean {
  return UNSHIPPED_REGIONS[normalised(country)]?.includes(normalised(region)) ?? false
}

/** The regions that address entry offers. */
export function offeredRegions({ countryCode, regions }: Pick<Market, 'countryCode' | 'regions'>): readonly Region[] {
  return regions.filter(({ code }) => !isBlockedRegion(countryCode, code))
}

function normalised(code: string): string {
  return code.trim().toUpperCase()
}
