/** A folder of content for a test, like that of an editor. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export type ContentFolderUnderTest = ReturnType<typeof contentFolder>

export function contentFolder() {
  const dir = mkdtempSync(join(tmpdir(), 'sockeye-content-'))
  return {
    dir,
    write(file: string, content: unknown): void {
      const path = join(dir, file)
      mkdirSync(dirname(path), { recursive: true })
      const isRaw = typeof content === 'string' || content instanceof Uint8Array
      writeFileSync(path, isRaw ? content : JSON.stringify(content))
    },
    /** Every file by its name. */
    read(): Readonly<Record<string, string>> {
      const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      const paths = entries.map((entry) => join(entry.parentPath, entry.name))
      return Object.fromEntries(paths.map((path) => [path.slice(dir.length + 1), readFileSync(path, 'utf8')]))
    },
    delete: (file: string) => rmSync(join(dir, file)),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  }
}

/** A complete page; `more` is added beside its content. */
export const pageFile = (title: string, fields: object = {}, more: object = {}) => ({
  name: title,
  component: 'page',
  content: { title, ...fields },
  ...more,
})
