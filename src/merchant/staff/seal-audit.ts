/** Seals what a command wrote to the audit log. The shop does it every second while it runs. */
export { sealAudit } from '../../services/staff/admin.ts'
