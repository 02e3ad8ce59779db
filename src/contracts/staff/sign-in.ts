/** Messages of the sign-in routes below /desk/auth, and the addresses of one-time links. */

/** Why a password is not accepted; each is shown with a sentence of its own. */
export const PASSWORD_PROBLEMS = ['TOO_SHORT', 'TOO_LONG', 'COMMON'] as const
export type PasswordProblem = (typeof PASSWORD_PROBLEMS)[number]

export const MIN_PASSWORD_LENGTH = 15
export const MAX_PASSWORD_LENGTH = 128

export type LinkKind = 'invite' | 'factors' | 'password'

/** WebAuthn's own JSON forms, as `PublicKeyCredential.parse…OptionsFromJSON` reads them. */
export type CredentialDescriptor = {
  readonly type: 'public-key'
  readonly id: string
  readonly transports?: readonly string[]
}

export type PasskeyRequestOptions = {
  readonly challenge: string
  readonly rpId: string
  readonly timeout: number
  readonly userVerification: 'required'
  readonly allowCredentials: readonly CredentialDescriptor[]
}

export type PasskeyCreationOptions = {
  readonly challenge: string
  readonly rp: { readonly id: string; readonly name: string }
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  readonly pubKeyCredParams: readonly { readonly type: 'public-key'; readonly alg: number }[]
  readonly timeout: number
  readonly attestation: 'none'
  readonly authenticatorSelection: {
    readonly residentKey: 'required'
    readonly requireResidentKey: true
    readonly userVerification: 'required'
  }
  readonly excludeCredentials: readonly CredentialDescriptor[]
  /** The browser reports whether the passkey is discoverable. */
  readonly extensions: { readonly credProps: true }
}

export type PasskeyChallenge<Options> = { readonly challengeId: string; readonly options: Options }

/** What an authenticator app needs; `qr` is the modules of the code, row by row. */
export type TotpSetup = {
  readonly secret: string
  readonly uri: string
  readonly qr: readonly (readonly boolean[])[]
}

export const SIGN_IN_PATH = '/desk/sign-in'

/** The token is in the fragment: it reaches no server log, and the page posts it. */
export const linkAddress = (deskUrl: string, token: string): string => `${deskUrl}${SIGN_IN_PATH}#link=${token}`

export const demoAddress = (deskUrl: string, token: string): string => `${deskUrl}${SIGN_IN_PATH}#demo=${token}`
