import { useEffect, useEffectEvent, useRef } from 'react'
import type { Role } from '../../contracts/staff/roles.ts'
import { runUndo } from '../api/undo.ts'
import { navigate } from '../navigation/location.ts'
import { entriesFor } from '../navigation/screens.ts'
import { useTexts } from '../texts/use-texts.ts'
import { newestUndo } from '../ui/toasts.ts'
import { usePreference } from './preferences.ts'
import { isTyping } from './shortcuts.ts'

type Options = { readonly role: Role; readonly onHelp: () => void; readonly onPalette: () => void }

/** Between the two keys of "G O". */
const SEQUENCE_MS = 1500

export function useShortcuts({ role, onHelp, onPalette }: Options): void {
  const t = useTexts()
  const [singleKeys] = usePreference('shortcuts')
  const goPressedAt = useRef(-SEQUENCE_MS)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (isUndo(event) && !isTyping(event.target)) {
      const toast = newestUndo()
      if (toast) runUndo(toast.key, toast.content.undo, t)
      return
    }
    if (isPalette(event)) {
      // Browsers search the web with it.
      event.preventDefault()
      if (!isInDialog()) onPalette()
      return
    }
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (!isPlain || singleKeys === 'off' || isTyping(event.target) || isInDialog()) return
    const isSecond = event.timeStamp - goPressedAt.current < SEQUENCE_MS
    goPressedAt.current = event.key === 'g' ? event.timeStamp : -SEQUENCE_MS
    const entry = isSecond ? entriesFor(role).find((screen) => screen.entry?.key === event.key)?.entry : undefined
    if (entry) navigate(entry.to)
    else if (event.key === '?') onHelp()
    else if (event.key === '/') focusSearch(event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const isUndo = ({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z'

const isPalette = ({ ctrlKey, metaKey, shiftKey, altKey, key }: KeyboardEvent): boolean =>
  ctrlKey !== metaKey && !shiftKey && !altKey && key.toLowerCase() === 'k'

/** A toast is an alert dialog as well, but not a modal one. */
const isInDialog = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"]:not([aria-modal="false"])') !== null

function focusSearch(event: KeyboardEvent): void {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]')
  if (!field) return
  event.preventDefault()
  field.focus()
}
