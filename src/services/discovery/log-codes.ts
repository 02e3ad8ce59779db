/** Log lines of discovery. */
import { defineLogCodes } from '../../platform/log/log-code.ts'

export const DISCOVERY_LOG = defineLogCodes({
  snapshotUnreadable: {
    code: 'discovery.snapshot_unreadable',
    level: 'warn',
    message: 'Snapshot of the search index could not be read',
    meaning: '`file` is damaged or not accessible; the index is built from the database, which takes longer.',
    action: 'Nothing, if it happens once after a crash. Otherwise check the disk and the permissions of `file`.',
  },
  snapshotNotWritten: {
    code: 'discovery.snapshot_not_written',
    level: 'warn',
    message: 'Snapshot of the search index could not be written',
    meaning: 'The next start of this node builds the index from the database, which takes longer.',
    action: 'Check free space and permissions of `file`, a folder in `DATA_DIR`.',
  },
})
