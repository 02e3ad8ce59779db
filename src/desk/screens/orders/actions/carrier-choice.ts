/** Which carriers ship to a country, and which one is chosen before the person chooses. */
import type { DeskCarrier } from '../../../api/order-work-schemas.ts'

export const carriersFor = (carriers: readonly DeskCarrier[], country: string | undefined): readonly DeskCarrier[] =>
  carriers.filter(({ countries }) => countries.length === 0 || (country !== undefined && countries.includes(country)))

/** By country, until the desk is loaded again: parcels to one country mostly leave with the same carrier. */
const lastUsed = new Map<string, string>()

export function rememberCarrier(country: string, id: string): void {
  lastUsed.set(country, id)
}

/** The one that was used last for the country, else the first with tracking: the merchant has put them in order. */
export function chosenCarrier(carriers: readonly DeskCarrier[], country: string): DeskCarrier | undefined {
  const last = lastUsed.get(country)
  return (
    carriers.find(({ id }) => id === last) ?? carriers.find(({ allowsNoTracking }) => !allowsNoTracking) ?? carriers[0]
  )
}
