/** The colours that the account chose. The cookie is no personal data: the document has them before its script runs (DSK-20). */
import type { Theme } from '../../contracts/staff/session-view.ts'

const COOKIE = 'desk-theme'
const YEAR_S = 31_536_000

export function applyTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  const age = theme === 'system' ? 0 : YEAR_S
  document.cookie = `${COOKIE}=${theme}; Path=/desk; Max-Age=${age}; SameSite=Strict`
}
