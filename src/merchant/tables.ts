/** Tables of the operations themselves: idempotency, versions, undo, jobs. Times are ISO 8601 in UTC, with milliseconds. */
export type MerchantTables = {
  /** One request of one actor, by its idempotency key (OPS-04). */
  merchant_requests: {
    /** Hash of actor and key. */
    id: string
    operation: string
    input_digest: string
    /** `partial`: a bulk operation per subject of which some failed; repeating it does what is missing. */
    state: 'running' | 'partial' | 'done'
    /** Of the run that may store the answer. */
    claim: string
    lease_until: string
    status: number | null
    /** JSON. */
    body: string | null
    expires_at: string
  }
  /** Items that a bulk operation per subject has done (OPS-08), by the id of its request or of its job. */
  merchant_request_items: { request_id: string; item: string; answer: string; expires_at: string }
  /** How often a subject was edited through operations (OPS-05). */
  merchant_versions: { subject: string; version: number }
  /** What each edit changed: names of fields, as a JSON list. */
  merchant_version_changes: { subject: string; version: number; fields: string; changed_at: string }
  merchant_undos: {
    id: string
    /** Whose undo runs. */
    operation: string
    actor_key: string
    /** JSON: subject, version after the edit, changes. */
    subjects: string
    created_at: string
    until: string
    undone_at: string | null
  }
  merchant_jobs: {
    id: string
    actor_key: string
    /** JSON. */
    actor: string
    operation: string
    /** JSON. */
    input: string
    state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled'
    done: number
    total: number
    claim: string | null
    lease_until: string | null
    cancel_requested: 0 | 1
    /** JSON: the value. */
    result: string | null
    /** JSON: code and message. */
    failure: string | null
    created_at: string
    finished_at: string | null
    expires_at: string
  }
  /** Refunds and cancellations that staff with a daily limit made, in euro cents. */
  merchant_spendings: { actor_key: string; day: string; amount: number }
  /** Refunds above the limit of the role that requests them (RET-11). */
  merchant_approvals: {
    id: string
    /** That runs when it is approved. */
    operation: string
    /** JSON. */
    input: string
    /** For people: the order or return. */
    subject: string
    value: number
    currency: string
    actor_key: string
    actor_name: string
    /** Why it should be refunded. */
    note: string
    requested_at: string
    /** After it a pending one counts as expired. */
    expires_at: string
    state: 'pending' | 'approved' | 'declined'
    decided_by: string | null
    decided_at: string | null
    decision_note: string | null
  }
  /** Exports of the data of a person: downloaded once, by who requested them, within 24 hours (DPR-02). */
  privacy_exports: {
    id: string
    actor_key: string
    /** Keyed digest of the address. */
    person: string
    name: string
    /** The archive in base64; null once it was downloaded. */
    file: string | null
    created_at: string
    expires_at: string
  }
}
