/** A backup is a SQLite database: that of the shop, and two tables that a restore removes. */
export const BACKUP_FORMAT = 1
export const INFO_TABLE = 'backup_info'
export const FILES_TABLE = 'backup_files'

/** Why there is no backup or no restored shop, in one plain sentence. */
export class BackupError extends Error {}
