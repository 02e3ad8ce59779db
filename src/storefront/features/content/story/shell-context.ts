/** The shell around the page, for the components that render it. */
import { createContext, use } from 'react'
import type { ShellView } from '../../../page/shell-view.ts'

export const ShellContext = createContext<ShellView | undefined>(undefined)

export function useShell(): ShellView {
  const shell = use(ShellContext)
  if (!shell) throw new Error('No shell around this component')
  return shell
}
