/** One release: what it contains, what is wrong with it, its time, and reverting it. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { operationQuery } from '../../api/queries.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useFormats } from '../../formats/use-formats.ts'
import type { ScreenProps } from '../../navigation/screens.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel, ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AddDrafts } from './AddDrafts.tsx'
import { PreviewMenu } from './PreviewMenu.tsx'
import { ProblemList } from './ProblemList.tsx'
import { RELEASE_TONES, releaseStateOf } from './release-state.ts'
import type { ReleaseView } from './release-view.ts'
import { HeldStories, HeldTexts } from './ReleaseItems.tsx'
import styles from './Releases.module.css'
import { ScheduleDialog } from './ScheduleDialog.tsx'

const REFRESHED = ['release.list', 'release.read', 'content.status', 'datasource.drafts'] as const

export function ReleaseScreen({ parameter }: ScreenProps) {
  const t = useTexts()
  const id = Number(parameter)
  const { data, error } = useQuery(operationQuery('release.read', { id }))
  const back = <BackLink to="/releases">{t('nav.releases')}</BackLink>
  if (!data) {
    return (
      <ScreenFrame title={t('release.title')} back={back}>
        <FailureNotice error={error} />
        {!error && <Skeleton />}
      </ScreenFrame>
    )
  }
  const state = releaseStateOf(data.release)
  const isOpen = data.release.published_at === null
  return (
    <ScreenFrame
      title={data.release.name}
      back={back}
      hint={<Badge tone={RELEASE_TONES[state]}>{t(`releaseState.${state}`)}</Badge>}
      actions={<ReleaseActions view={data} />}
    >
      <div className={styles.column}>
        <FailureNotice error={error} />
        <ReleaseNotices view={data} />
        <Panel title={t('release.stories')}>
          {data.stories.length + data.texts.length === 0 && <p className={styles.soft}>{t('release.nothing')}</p>}
          <HeldStories view={data} isOpen={isOpen} />
        </Panel>
        {data.texts.length > 0 && (
          <Panel title={t('release.textList')}>
            <HeldTexts view={data} isOpen={isOpen} />
          </Panel>
        )}
        {isOpen && <AddDrafts view={data} />}
      </div>
    </ScreenFrame>
  )
}

function ReleaseNotices({ view }: { readonly view: ReleaseView }) {
  const t = useTexts()
  const formats = useFormats()
  const { release, problems, failure, revertUntil, publishedOver } = view
  const { publish_at: at, time_zone: zone } = release
  return (
    <>
      {failure !== null && <Notice tone="danger">{t('release.failedAt')}</Notice>}
      {release.published_at === null && failure === null && at !== null && (
        <Notice tone="info">{t('release.at', { time: formats.dateTime(at), zone: zone ?? '' })}</Notice>
      )}
      {problems.length > 0 && (
        <Notice tone="attention">
          {t.count('release.problems', problems.length)}
          <ProblemList problems={problems} />
        </Notice>
      )}
      {revertUntil !== null && publishedOver.length === 0 && (
        <Notice tone="info">{t('release.revertUntil', { time: formats.dateTime(revertUntil) })}</Notice>
      )}
      {publishedOver.length > 0 && (
        <Notice tone="attention">{t('release.overwritten', { names: publishedOver.join(', ') })}</Notice>
      )}
    </>
  )
}

function ReleaseActions({ view }: { readonly view: ReleaseView }) {
  const t = useTexts()
  const [open, setOpen] = useState<'schedule' | 'publish' | 'revert'>()
  const { release, version, revertUntil, publishedOver, stories, texts } = view
  const { id, name } = release
  const close = (): void => setOpen(undefined)
  const unschedule = useOperation('release.schedule', { done: t('release.unscheduled'), refreshes: REFRESHED })
  const isEmpty = stories.length + texts.length === 0
  if (release.published_at !== null) {
    return (
      <>
        {revertUntil !== null && publishedOver.length === 0 && (
          <Button look="danger" icon="undo" onPress={() => setOpen('revert')}>
            {t('release.revert')}
          </Button>
        )}
        {open === 'revert' && <ConfirmDialog operation="release.revert" {...{ id, version, name }} onClose={close} />}
      </>
    )
  }
  return (
    <>
      {release.publish_at !== null && (
        <Button isPending={unschedule.pending} onPress={() => unschedule.run({ id, version, schedule: null })}>
          {t('release.unschedule')}
        </Button>
      )}
      <PreviewMenu release={id} />
      <Button isDisabled={isEmpty} onPress={() => setOpen('publish')}>
        {t('release.publish')}
      </Button>
      <Button look="primary" icon="clock" isDisabled={isEmpty} onPress={() => setOpen('schedule')}>
        {t('release.schedule')}
      </Button>
      {open === 'schedule' && <ScheduleDialog release={{ id, version }} onClose={close} />}
      {open === 'publish' && <ConfirmDialog operation="release.publish" {...{ id, version, name }} onClose={close} />}
    </>
  )
}

const WORDS = {
  'release.publish': {
    title: 'release.publishTitle',
    hint: 'release.publishHint',
    button: 'release.publish',
    done: 'release.published',
  },
  'release.revert': {
    title: 'release.revertTitle',
    hint: 'release.revertHint',
    button: 'release.revert',
    done: 'release.reverted',
  },
} as const

type ConfirmProps = {
  readonly operation: keyof typeof WORDS
  readonly id: number
  readonly version: number
  readonly name: string
  readonly onClose: () => void
}

function ConfirmDialog({ operation, id, version, name, onClose }: ConfirmProps) {
  const t = useTexts()
  const { title, hint, button, done } = WORDS[operation]
  const run = useOperation(operation, { done: t(done), refreshes: REFRESHED, onDone: onClose })
  return (
    <Dialog title={t(title, { name })} onClose={onClose} alert>
      <FailureNotice error={run.error} />
      <p>{t(hint)}</p>
      <DialogActions>
        <Button onPress={onClose}>{t('common.cancel')}</Button>
        <Button
          look={operation === 'release.revert' ? 'danger' : 'primary'}
          isPending={run.pending}
          onPress={() => run.run({ id, version })}
        >
          {t(button)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
