/** What the merchant layer may do with staff: accounts, sessions, views, drafts, preferences, the audit log. */
export { changeRole, disable, enable, resetFactors, type AccountChange } from './accounts/manage-accounts.ts'
export { invite, revokeInvitation, type Invitation, type InvitationLink } from './accounts/invite.ts'
export { listStaff, type StaffRow } from './accounts/list-staff.ts'
export type { OneTimeLink } from './accounts/links.ts'
export {
  changeAccount,
  readAccount,
  regenerateRecoveryCodes,
  removePasskey,
  type AccountFields,
  type OwnAccount,
} from './accounts/own-account.ts'
export type { AccountKey, StaffContext } from './accounts/stored-account.ts'
export { appendAudit } from './audit/append-audit.ts'
export { erasePersonalValues, type PersonalValues } from './audit/erase-personal-values.ts'
export { listAudit } from './audit/list-audit.ts'
export { purgeAudit } from './audit/purge-audit.ts'
export { sealAudit } from './audit/seal-audit.ts'
export { verifyAudit, type AuditCheck } from './audit/verify-audit.ts'
export {
  deleteDraft,
  readDraft,
  readPreferences,
  saveDraft,
  savePreference,
  type StoredDraft,
  type Preference,
} from './desk-state/drafts-and-preferences.ts'
export { deleteView, listViews, saveView, type SavedView, type ViewToSave } from './desk-state/views.ts'
export { listSessions, revokeSession, type SessionRow } from './sessions/list-sessions.ts'
