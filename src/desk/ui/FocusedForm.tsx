import { type FormHTMLAttributes, useEffect, useRef } from 'react'

/** A form that replaces another step, or opens in a dialog: the next key belongs to its first field. */
export function FocusedForm(props: FormHTMLAttributes<HTMLFormElement>) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [])
  return <form {...props} ref={form} />
}
