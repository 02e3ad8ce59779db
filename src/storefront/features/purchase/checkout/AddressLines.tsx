/** An address, to look at and no more. */
import type { Address } from '../../../../markets/addresses/checkout-information.ts'
import { formatAddress } from '../../../../markets/addresses/format-address.ts'

type Props = { readonly address: Address; readonly nameOf: (country: string) => string }

export function AddressLines({ address, nameOf }: Props) {
  return formatAddress(address, nameOf).map((line) => <dd key={line}>{line}</dd>)
}
