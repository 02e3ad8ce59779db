import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/Notice.tsx'

/** On the screen of an order whose person was erased: why it is still there, and that nothing can be done with it (DPR-04). */
export function RestrictedNotice({ until }: { readonly until: string | undefined }) {
  const t = useTexts()
  const { date } = useFormats()
  if (until === undefined) return null
  return <Notice tone="attention">{t('privacy.restrictedOrder', { date: date(`${until}T12:00:00Z`) })}</Notice>
}
