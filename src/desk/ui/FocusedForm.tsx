import { type FormHTMLAttributes, useEffect, useRef } from 'react'

type Props = FormHTMLAttributes<HTMLFormElement> & {
  /** Of the field that is filled in first; without it the first one. */
  readonly focus?: string
}

/** A form that replaces another step, or opens in a dialog: the next key belongs to its first field. */
export function FocusedForm({ focus = 'input, textarea', ...props }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>(focus)?.focus(), [focus])
  return <form {...props} ref={form} />
}
