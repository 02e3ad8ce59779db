/** An address, to look at and no more: a line for each of its parts that is there. */
import type { Address } from '../../../../markets/addresses/checkout-information.ts'

type Props = { readonly address: Address; readonly nameOf: (country: string) => string }

export function AddressLines({ address, nameOf }: Props) {
  const { firstName, lastName, street0, street1, postCode, city, region, country } = address
  const lines = [`${firstName} ${lastName}`, street0, street1, `${postCode} ${city} ${region}`, nameOf(country)]
  return lines.filter((line) => line.trim() !== '').map((line) => <dd key={line}>{line}</dd>)
}
