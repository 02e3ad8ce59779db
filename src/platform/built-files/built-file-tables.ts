/** Stores the files of builds for browsers that still request them after a release. */
import type { Migration } from '../database/migrate.ts'

export type BuiltFileTables = {
  built_files: {
    /** Where it is found; its name holds a hash of what it holds. */
    path: string
    /** Base64 of the brotli form. */
    packed: string
    /** When a node of this build last reported itself, ISO 8601. */
    used_at: string
  }
}

export const builtFileMigrations: readonly Migration[] = [
  {
    name: 'builds/001-built-files',
    async up(query, { orderedText }) {
      await query.schema
        .createTable('built_files')
        .addColumn('path', 'text', (column) => column.primaryKey())
        .addColumn('packed', 'text', (column) => column.notNull())
        .addColumn('used_at', orderedText, (column) => column.notNull())
        .execute()
    },
  },
]
