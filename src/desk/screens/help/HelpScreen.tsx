import { sessionStore } from '../../api/session.ts'
import { useDeskStore } from '../../app/store.ts'
import { ShortcutList } from '../../shell/ShortcutList.tsx'
import { SingleKeysSwitch } from '../../shell/ShortcutsDialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Panel, ScreenFrame } from '../../ui/ScreenFrame.tsx'

const TOPICS = ['undo', 'expired', 'views', 'fresh', 'offline'] as const

/** How the desk works: shortcuts, and the questions that come up on the first day. */
export function HelpScreen() {
  const t = useTexts()
  const { session } = useDeskStore(sessionStore)
  if (!session) return null
  return (
    <ScreenFrame title={t('nav.help')}>
      <Panel title={t('menu.shortcuts')}>
        <ShortcutList role={session.account.role} />
        <SingleKeysSwitch />
      </Panel>
      {TOPICS.map((topic) => (
        <Panel key={topic} title={t(`help.${topic}`)}>
          <p>{t(`help.${topic}.text`)}</p>
        </Panel>
      ))}
    </ScreenFrame>
  )
}
