/** All pictures of the shop: upload, describe, find out where they are used, delete and restore. */
import { useState } from 'react'
import type { MediaEntry } from '../../api/product-schemas.ts'
import { sessionStore } from '../../api/session.ts'
import { useDeskStore } from '../../app/store.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Field, SelectField } from '../../ui/Field.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import styles from './Media.module.css'
import { PictureDialog } from './PictureDialog.tsx'
import { PictureGrid } from './PictureGrid.tsx'
import { UploadArea } from './UploadArea.tsx'
import { usePictures } from './use-pictures.ts'
import { useUploads } from './use-uploads.ts'

const STATES = ['', 'deleted'] as const
const KINDS = ['', 'file', 'drawing'] as const

export function MediaScreen() {
  const t = useTexts()
  const formats = useFormats()
  const { session } = useDeskStore(sessionStore)
  const [search, setSearch] = useState('')
  const [state, setState] = useState<(typeof STATES)[number]>('')
  const [kind, setKind] = useState<(typeof KINDS)[number]>('')
  const [opened, setOpened] = useState<MediaEntry>()
  const { pictures, total, error, isPending, hasNextPage, more } = usePictures({
    ...(search !== '' && { search: [search] }),
    ...(state !== '' && { state: [state] }),
    ...(kind !== '' && { kind: [kind] }),
  })
  const uploads = useUploads(() => setState(''))
  const mayWrite = session?.permissions.includes('media.write') ?? false
  const isFiltered = search !== '' || state !== '' || kind !== ''
  return (
    <ScreenFrame title={t('nav.media')} hint={t('media.hint')}>
      {mayWrite && <UploadArea uploads={uploads} />}
      <search className={styles.filters} aria-label={t('list.filters')}>
        <div className={styles.search}>
          <Field label={t('list.search')} type="search" value={search} onChange={setSearch} maxLength={100} />
        </div>
        <SelectField
          label={t('media.kind')}
          value={kind}
          options={KINDS.map((one) => [one, one === '' ? t('list.any') : t(`media.${one}`)] as const)}
          onChange={setKind}
        />
        <SelectField
          label={t('media.state')}
          value={state}
          options={STATES.map((one) => [one, t(one === '' ? 'media.inLibrary' : 'media.deleted')] as const)}
          onChange={setState}
        />
      </search>
      <FailureNotice error={error} />
      {!isPending && (
        <output className={styles.hint}>{t.count('media.count', total, { n: formats.number(total) })}</output>
      )}
      {!isPending && pictures.length === 0 && (
        <FullState inside title={t(isFiltered ? 'media.noneFound' : 'media.empty')}>
          {t(state === 'deleted' ? 'media.deletedHint' : 'media.emptyHint')}
        </FullState>
      )}
      <PictureGrid pictures={pictures} label={t('nav.media')} onOpen={setOpened} />
      {hasNextPage && (
        <div>
          <Button onPress={more}>{t('media.more')}</Button>
        </div>
      )}
      {opened && <PictureDialog picture={opened} mayWrite={mayWrite} onClose={() => setOpened(undefined)} />}
    </ScreenFrame>
  )
}
