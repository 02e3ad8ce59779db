/** What is requested from browsers, in the JSON forms of WebAuthn: a discoverable passkey with user verification. */
import type {
  CredentialDescriptor,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '../../../contracts/staff/sign-in.ts'
import type { StaffAccount } from '../accounts/stored-account.ts'
import { CHALLENGE_MS } from './challenges.ts'
import type { RelyingParty } from './relying-party.ts'

/** COSE numbers of the algorithms that every authenticator offers at least one of. */
const ALGORITHMS = { ES256: -7, RS256: -257 } as const

/** Without credentials the person chooses among all passkeys of the device for this desk. */
export const requestOptions = (
  { id }: RelyingParty,
  challenge: string,
  allowCredentials: readonly CredentialDescriptor[] = [],
): PasskeyRequestOptions => ({
  challenge,
  rpId: id,
  timeout: CHALLENGE_MS,
  userVerification: 'required',
  allowCredentials,
})

/** `existing` stops a device from creating a second passkey for the account. */
export const creationOptions = (
  { id, name }: RelyingParty,
  challenge: string,
  { account, existing }: { readonly account: StaffAccount; readonly existing: readonly CredentialDescriptor[] },
): PasskeyCreationOptions => ({
  challenge,
  rp: { id, name },
  user: { id: account.id, name: account.email, displayName: account.name === '' ? account.email : account.name },
  pubKeyCredParams: Object.values(ALGORITHMS).map((alg) => ({ type: 'public-key', alg })),
  timeout: CHALLENGE_MS,
  attestation: 'none',
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  excludeCredentials: existing,
  extensions: { credProps: true },
})
