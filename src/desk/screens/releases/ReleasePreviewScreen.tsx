/**
 * Leads to the shop as it will be with a release (DCO-12). A screen of its own, because a link to it opens in another tab without
 * being taken for a pop-up, which a window that is opened after a request would be.
 */
import { useEffect, useState } from 'react'
import type { ScreenProps } from '../../navigation/screens.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { openPreview } from '../content/open-preview.ts'

export function ReleasePreviewScreen({ parameter }: ScreenProps) {
  const t = useTexts()
  const [error, setError] = useState<unknown>()
  const [release = '', , storefront = ''] = parameter.split('/')
  useEffect(() => {
    openPreview({ storefront, path: `/${storefront}`, release: Number(release), target: '_self' }).catch(setError)
  }, [release, storefront])
  return (
    <ScreenFrame
      title={t('release.preview')}
      back={<BackLink to={`/releases/${release}`}>{t('release.title')}</BackLink>}
    >
      <FailureNotice error={error} />
      {error === undefined && <Skeleton />}
    </ScreenFrame>
  )
}
