/** Opens a page to print in a tab of its own, with the dialog of the printer. */
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { printHref } from '../PrintLink.tsx'

type Props = {
  readonly page: 'slips' | 'picking-list'
  readonly numbers: readonly string[]
  readonly onOpened: () => void
  readonly children: ReactNode
}

export function PrintButton({ page, numbers, onOpened, children }: Props) {
  const open = (): void => {
    const tab = globalThis.open(printHref(page, numbers))
    tab?.addEventListener('load', () => tab.print())
    onOpened()
  }
  return (
    <Button look="primary" icon="print" onPress={open}>
      {children}
    </Button>
  )
}
