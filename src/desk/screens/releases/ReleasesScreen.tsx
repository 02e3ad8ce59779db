/** Releases: changes that are published together, now or at a time. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReleaseEntry } from '../../api/content-version-schemas.ts'
import { operationQuery } from '../../api/queries.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { hrefOf, navigate } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Field } from '../../ui/Field.tsx'
import { FocusedForm } from '../../ui/FocusedForm.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Time } from '../../ui/Time.tsx'
import { RELEASE_TONES, releaseStateOf } from './release-state.ts'
import styles from './Releases.module.css'

export function ReleasesScreen() {
  const t = useTexts()
  const [isCreating, setCreating] = useState(false)
  const { data, error } = useQuery(operationQuery('release.list'))
  const create = (
    <Button look="primary" icon="plus" onPress={() => setCreating(true)}>
      {t('releases.new')}
    </Button>
  )
  return (
    <ScreenFrame
      title={t('nav.releases')}
      hint={t('releases.hint')}
      actions={
        <>
          <ButtonLink to="/deleted-pages">{t('nav.deletedPages')}</ButtonLink>
          {data && data.length > 0 && create}
        </>
      }
    >
      <FailureNotice error={error} />
      {!data && !error && <Skeleton />}
      {data?.length === 0 && (
        <FullState inside icon="bookmark" title={t('releases.empty')} actions={create}>
          {t('releases.emptyHint')}
        </FullState>
      )}
      <ul className={styles.list}>
        {data?.toReversed().map((release) => (
          <ReleaseCard key={release.id} release={release} />
        ))}
      </ul>
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
    </ScreenFrame>
  )
}

function ReleaseCard({ release }: { readonly release: ReleaseEntry }) {
  const t = useTexts()
  const formats = useFormats()
  const state = releaseStateOf(release)
  const { id, name, stories, texts, publish_at: at, published_at: published } = release
  return (
    <li className={styles.card}>
      <div>
        <a className={styles.name} href={hrefOf(`/releases/${id}`)}>
          {name}
        </a>
        <div className={styles.facts}>
          <span>{t.count('release.pages', stories.length)}</span>
          <span>{t.count('release.texts', texts)}</span>
          {published === null && at !== null && (
            <span>{t('release.at', { time: formats.dateTime(at), zone: release.time_zone ?? '' })}</span>
          )}
          {published !== null && <Time iso={published} />}
        </div>
      </div>
      <Badge tone={RELEASE_TONES[state]}>{t(`releaseState.${state}`)}</Badge>
    </li>
  )
}

function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts()
  const [name, setName] = useState('')
  const create = useOperation('release.create', {
    refreshes: ['release.list'],
    onDone: ({ id }) => navigate(`/releases/${id}`),
  })
  return (
    <Dialog title={t('releases.new')} onClose={onClose}>
      <FocusedForm
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          create.run({ name: name.trim() })
        }}
      >
        <FailureNotice error={create.error} />
        <Field label={t('release.name')} value={name} onChange={setName} maxLength={200} isRequired />
        <DialogActions>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" look="primary" isPending={create.pending}>
            {t('release.create')}
          </Button>
        </DialogActions>
      </FocusedForm>
    </Dialog>
  )
}
