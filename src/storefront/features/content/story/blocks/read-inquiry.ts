/** Reads an inquiry from its form. What was left empty is left out. */
import type { Inquiry } from '../../../../../contracts/engagement/inquiry.ts'
import type { StorefrontMarket } from '../../../visitor/markets/index.ts'
import { formText } from './form-text.ts'

export function readInquiry(form: FormData, { storefront: store, market }: StorefrontMarket): Inquiry {
  const text = (name: string): string => formText(form, name)
  const [company, pieces, website] = [text('company'), text('pieces'), text('website')]
  return {
    campaign: text('campaign'),
    store,
    countryCode: market.countryCode,
    name: text('name'),
    email: text('email'),
    ...(company !== '' && { company }),
    ...(pieces !== '' && { pieces: Number(pieces) }),
    message: text('message'),
    ...(website !== '' && { website }),
  }
}
