/** A link that may leave the site: then it opens in a new tab, shows that it does, and hands nothing over (NAV-10). */
import type { ReactNode } from 'react'

type Props = {
  readonly href: string
  readonly isExternal?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function Anchor({ href, isExternal = false, className, children }: Props) {
  if (!isExternal) {
    return (
      <a className={className} href={href}>
        {children}
      </a>
    )
  }
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span aria-hidden="true">{'\u00a0↗'}</span>
    </a>
  )
}
