/** The shortcuts of a role: "G" and a letter for each screen that it may open, and those that work everywhere. */
import type { Role } from '../../contracts/staff/roles.ts'
import { entriesFor } from '../navigation/screens.ts'
import type { TextKey } from '../texts/texts.ts'

export type Shortcut = { readonly keys: readonly string[]; readonly text: TextKey }

const EVERYWHERE: readonly Shortcut[] = [
  { keys: ['?'], text: 'shortcut.help' },
  { keys: ['Ctrl', 'K'], text: 'palette.title' },
  { keys: ['/'], text: 'shortcut.search' },
  { keys: ['Ctrl', 'Z'], text: 'shortcut.undo' },
  { keys: ['Ctrl', 'Shift', 'Z'], text: 'shortcut.redo' },
  { keys: ['Esc'], text: 'shortcut.close' },
]

const IN_TABLES: readonly Shortcut[] = [
  { keys: ['↑', '↓', '←', '→'], text: 'shortcut.arrows' },
  { keys: ['Page ↑', 'Page ↓'], text: 'shortcut.pages' },
  { keys: ['Home', 'End'], text: 'shortcut.homeEnd' },
  { keys: ['Ctrl', 'Home'], text: 'shortcut.firstRow' },
  { keys: ['Ctrl', 'End'], text: 'shortcut.lastRow' },
  { keys: ['Enter'], text: 'shortcut.open' },
  { keys: ['Space'], text: 'shortcut.select' },
]

export type ShortcutGroup = { readonly title: TextKey; readonly shortcuts: readonly Shortcut[] }

export function shortcutsOf(role: Role): readonly ShortcutGroup[] {
  const screens = entriesFor(role).flatMap(({ title, entry }) =>
    entry ? [{ keys: ['G', entry.key.toUpperCase()], text: title }] : [],
  )
  return [
    { title: 'shortcuts.everywhere', shortcuts: EVERYWHERE },
    { title: 'shortcuts.screens', shortcuts: screens },
    { title: 'shortcuts.tables', shortcuts: IN_TABLES },
  ]
}

/** Keys typed into a field are text, and single keys can be switched off (DSK-17). */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
