/**
 * Fetches the shell around the pages of a place: a file named by its content hash, so it is requested once. If it
 * fails, the texts bundled with the shop are used.
 */
import { isObject } from '../../contracts/answer-kinds.ts'
import type { ShellView } from '../page/shell-view.ts'
import type { PageState } from './page-state.ts'

const known = new Map<string, Promise<ShellView>>()

export function fetchShell({ shell, textLocale }: Pick<PageState, 'shell' | 'textLocale'>): Promise<ShellView> {
  if (typeof shell !== 'string') return Promise.resolve(shell)
  const request = known.get(shell) ?? requestShell(shell)
  known.set(shell, request)
  return request.catch(async () => {
    known.delete(shell)
    return (await import('./bundled-shell.ts')).bundledShell(textLocale)
  })
}

async function requestShell(address: string): Promise<ShellView> {
  const answer = await fetch(address)
  const shell: unknown = answer.ok && (await answer.json())
  if (!isShellView(shell)) throw new Error(`No shell at ${address}`)
  return shell
}

/** Named by its content hash in a page state of this build, so it is enough to rule out a file of another kind. */
const isShellView = (value: unknown): value is ShellView => isObject(value) && 'texts' in value
