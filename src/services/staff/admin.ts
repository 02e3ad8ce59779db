/** What the merchant layer may do with staff: accounts, sessions, views, drafts, preferences, the audit log. */
export { findActiveAccount } from './accounts/active-account.ts'
export { changeRole, disable, enable, resetFactors } from './accounts/manage-accounts.ts'
export { invite, revokeInvitation } from './accounts/invite.ts'
export { listStaff, type StaffRow } from './accounts/list-staff.ts'
export {
  changeAccount,
  readAccount,
  regenerateRecoveryCodes,
  removePasskey,
  type OwnAccount,
} from './accounts/own-account.ts'
export { createApiKey, listApiKeys, revokeApiKey } from './api-keys/stored-api-keys.ts'
export { appendAudit, appendAudits } from './audit/append-audit.ts'
export { erasePersonalValues } from './audit/erase-personal-values.ts'
export { auditOfSubjects, listAudit } from './audit/list-audit.ts'
export { sealAudit } from './audit/seal-audit.ts'
export { verifyAudit } from './audit/verify-audit.ts'
export {
  deleteDraft,
  readDraft,
  readPreferences,
  saveDraft,
  savePreference,
} from './desk-state/drafts-and-preferences.ts'
export { COMMON_PASSWORDS_FILE, commonPasswordDigest } from './factors/common-passwords.ts'
export { staffNames } from './accounts/staff-names.ts'
export { staffWithRoles } from './accounts/list-staff.ts'
export { stageStaffMail } from './mails/stage-mail.ts'
export { deleteView, listViews, saveView, type SavedView } from './desk-state/views.ts'
export { listSessions, revokeSession, type SessionRow } from './sessions/list-sessions.ts'
export { eraseFromStaff, staffRecords } from './privacy.ts'
export { STAFF_TOPICS } from './mails/topics.ts'
