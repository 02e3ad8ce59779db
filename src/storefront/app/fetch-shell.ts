/**
 * Gets what stands around the pages of a place: a file named by its content, so it is asked for once. Without it there
 * are still the texts that come with the shop.
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

/** Named by its content in a page state of this build, so what is left to tell apart is a file of something else. */
const isShellView = (value: unknown): value is ShellView => isObject(value) && 'texts' in value
