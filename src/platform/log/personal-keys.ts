/** Which members of a logged object belong to a person or grant access. Names are compared without case, - and _. */
const HIDDEN = words(`
  firstname lastname middlename givenname familyname fullname surname holdername mobile birthdate dateofbirth
  street street0 street1 street2 housenumber housenumberorname city careof postcode postalcode zip zipcode
  address1 address2 addressline addressline1 addressline2 taxid vatnumber
  jwt redirectresult sessiondata cardnumber cvc iban`)

/** Ends that hide whatever stands before them: cartToken, billingAddress, set-cookie, customer_email. */
const HIDDEN_ENDS = words(`
  email emails emailaddress phone telephone phonenumber address addresses
  token tokens password secret cookie cookies authorization
  apikey apikeys tokenkey tokenkeys hmackey hmackeys servicekey accesskey accesskeyid`)

const SHORTENED = words('ip ipaddress clientip remoteip remoteaddress')

export type Treatment = 'hide' | 'shorten' | 'keep'

export function treatmentOf(key: string): Treatment {
  const plain = key.toLowerCase().replaceAll(/[-_]/g, '')
  if (SHORTENED.includes(plain)) return 'shorten'
  return HIDDEN.includes(plain) || HIDDEN_ENDS.some((end) => plain.endsWith(end)) ? 'hide' : 'keep'
}

function words(list: string): readonly string[] {
  return list.trim().split(/\s+/)
}
