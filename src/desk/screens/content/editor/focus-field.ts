/** After a click in the page: the field that holds the clicked words, or the first one. */
export function focusField(form: HTMLElement, text: string): void {
  const panel = form.lastElementChild instanceof HTMLElement ? form.lastElementChild : form
  const inputs = [
    ...panel.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=checkbox]), textarea'),
  ]
  const words = text.trim()
  const found = words === '' ? undefined : inputs.find(({ value }) => value.trim() === words)
  if (found) {
    found.focus()
    found.select()
    return
  }
  const rich = [...panel.querySelectorAll<HTMLElement>('[contenteditable]')].find(
    ({ textContent }) => words !== '' && textContent.includes(words),
  )
  ;(rich ?? inputs[0])?.focus()
}
