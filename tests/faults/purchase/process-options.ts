/** Options of the shop's process in the fault tests. */
export type ProcessOptions = {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
  readonly providerUrl: string
  /** The current time, ISO 8601. */
  readonly now: string
  /** How many pairs lie on the stockLevel; only the first process puts them there. */
  readonly pairs?: number
  /** Whether staff run operations in it, too. */
  readonly hasStaff?: true
  /** Absent: money is captured with the payment. */
  readonly captureAt?: 'shipment'
}

/** An operation that a staff member runs. */
export type StaffCall = { readonly name: string; readonly input: unknown; readonly key: string }

export type StaffAnswer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }

export type Armed = {
  /** At its n-th step from now on. */
  readonly at: number
  readonly how: 'kill' | 'cut'
}

/** The provider is unreachable, or its responses are lost after it has done the work. */
export type Outage = 'none' | 'before' | 'after'
