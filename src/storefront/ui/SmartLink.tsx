/** A link that may lead nowhere: then it is its words. */
import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'

export type SmartLinkProps = {
  readonly link: { readonly href: string; readonly isExternal?: true } | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function SmartLink({ link, className, children }: SmartLinkProps) {
  if (!link) return <span className={className}>{children}</span>
  return (
    <Anchor className={className} {...link}>
      {children}
    </Anchor>
  )
}
