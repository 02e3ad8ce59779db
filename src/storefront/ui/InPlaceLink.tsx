/** A link to the same page in another state. Without JavaScript, in a new tab or copied it is a link like any other. */
import type { MouseEvent, ReactNode } from 'react'
import { isPlainLinkClick } from './plain-link-click.ts'
import { replaceAddress } from './replace-address.ts'

type Props = {
  readonly href: string
  readonly className?: string | undefined
  readonly onFollow?: () => void
  readonly children: ReactNode
}

export function InPlaceLink({ href, className, onFollow, children }: Props) {
  const onClick = (event: MouseEvent) => {
    if (!isPlainLinkClick(event)) return
    event.preventDefault()
    onFollow?.()
    replaceAddress(href, 'top')
  }
  return (
    <a className={className} href={href} onClick={onClick}>
      {children}
    </a>
  )
}
