/**
 * The tables only this service reads and writes, and the outbox, which all services share. Times are ISO 8601 in UTC, with
 * milliseconds. Tokens are stored as SHA-256 only.
 */
import type { Language } from '../../markets/languages/languages.ts'
import type { AuditOutcome } from '../../contracts/staff/audit-entry.ts'
import type { Actor } from '../../contracts/staff/actor.ts'
import type { Role } from '../../contracts/staff/roles.ts'
import type { Theme } from '../../contracts/staff/session-view.ts'
import type { LinkKind } from '../../contracts/staff/sign-in.ts'
import type { OutboxTables } from '../../platform/outbox/outbox-tables.ts'

type AccountTables = {
  staff_accounts: {
    /** 18 random bytes; also the WebAuthn user handle. */
    id: string
    /** In lower case. */
    email: string
    name: string
    role: Role
    /** `invited` until a factor is enrolled for the first time. */
    status: 'invited' | 'active' | 'disabled'
    /** 1 for the owner of the demo link, who has no factor and no address. */
    demo: number
    language: Language
    theme: Theme
    time_zone: string | null
    /** PHC string of argon2id. */
    password_hash: string | null
    version: number
    /** JSON: the version in which each field was changed last. */
    field_versions: string
    created_at: string
    /** When a second factor was enrolled for the first time. */
    enrolled_at: string | null
    signed_in_at: string | null
  }
  staff_passkeys: {
    /** Credential id, base64url. */
    id: string
    account_id: string
    /** SPKI, base64url. */
    public_key: string
    algorithm: string
    sign_count: number
    /** JSON: list of names. */
    transports: string
    label: string
    created_at: string
    used_at: string | null
  }
  staff_totp: {
    account_id: string
    /** Base32. Null until the first code was confirmed. */
    secret: string | null
    /** Shown as a QR code, not confirmed yet. */
    pending_secret: string | null
    /** The last time step that was accepted: it and earlier ones are rejected. */
    last_step: number
  }
  staff_recovery_codes: { hash: string; account_id: string; used_at: string | null }
  staff_links: {
    token_hash: string
    account_id: string
    kind: LinkKind
    created_at: string
    expires_at: string
    /** Used, revoked or superseded. */
    ended_at: string | null
  }
  staff_challenges: {
    id: string
    challenge: string
    kind: 'sign-in' | 'enrol' | 'confirm' | 'preview'
    session_id: string | null
    expires_at: string
  }
  staff_sessions: {
    token_hash: string
    id: string
    account_id: string
    /** `enrolment`: opened by a link, reaches enrolment only. */
    level: 'enrolment' | 'full'
    device: string
    network: string
    created_at: string
    seen_at: string
    /** Absolute end. */
    expires_at: string
    fresh_until: string | null
  }
  /** Times of recent attempts by account or network, in one row that writers lock. */
  staff_attempts: { subject: string; times: string; expires_at: string }
  /** At most one row. */
  staff_demo_link: { id: number; token_hash: string; expires_at: string }
}

type ApiKeyTables = {
  staff_api_keys: {
    id: string
    name: string
    key_hash: string
    /** The last characters of the key. */
    ending: string
    /** JSON: list of names. */
    scopes: string
    created_at: string
    /** Who created it; null for the command line. */
    account_id: string | null
    expires_at: string
    revoked_at: string | null
    /** When owners were written to about its end. */
    noticed_at: string | null
    used_at: string | null
  }
}

type DeskStateTables = {
  staff_views: {
    id: string
    screen: string
    name: string
    /** Whose view it is, or who saved it for all. */
    account_id: string
    shared: number
    /** JSON: filter, sort, columns. */
    state: string
    version: number
    updated_at: string
  }
  staff_drafts: { account_id: string; subject: string; value: string; updated_at: string }
  staff_preferences: { account_id: string; key: string; value: string; updated_at: string }
}

type AuditTables = {
  /** Appended, and deleted by retention only. */
  staff_audit: {
    id: string
    at: string
    actor_kind: Actor['kind']
    actor_id: string
    /** Digest of the session's name: ties the rows of one session together. */
    session: string | null
    network: string | null
    operation: string
    subject: string | null
    outcome: AuditOutcome
    /** JSON; personal values are digests of rows in staff_audit_values. */
    changes: string
    details: string
  }
  /** Personal values; salt and value are null once erased. */
  staff_audit_values: { digest: string; audit_id: string; salt: string | null; value: string | null }
  /** Rows that the chain does not cover yet. */
  staff_audit_pending: { audit_id: string; at: string }
  /** The chain: each hash covers its row and the hash before it. */
  staff_audit_seals: { seq: number; audit_id: string; hash: string }
  /** One row, locked by writers of the chain. */
  staff_audit_chain: { id: number; anchor_seq: number; anchor_hash: string; head_seq: number; head_hash: string }
}

export type StaffTables = OutboxTables & AccountTables & ApiKeyTables & DeskStateTables & AuditTables
