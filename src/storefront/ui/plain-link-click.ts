type Click = Pick<MouseEvent, 'target' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** A click that leads on in this tab, wherever inside its link it fell: what is open around the link may close. */
export function isPlainLinkClick({ target, button, ctrlKey, metaKey, shiftKey, altKey }: Click): boolean {
  const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
  return isPlain && target instanceof Element && target.closest('a') !== null
}
