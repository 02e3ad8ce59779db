import { useTexts } from '../texts/use-texts.ts'
import { Notice } from '../ui/Notice.tsx'
import { ScreenFrame } from '../ui/ScreenFrame.tsx'

type Props = { readonly title: string; readonly setting: string }

/** What is stored here is not what the shop sells from: the setting says where that is (DSK-22). */
export function RemoteScreen({ title, setting }: Props) {
  const t = useTexts()
  return (
    <ScreenFrame title={title}>
      <Notice tone="info">
        {t('remote.hint')} <code>{setting}</code>
      </Notice>
      <p>{t('remote.where')}</p>
    </ScreenFrame>
  )
}
