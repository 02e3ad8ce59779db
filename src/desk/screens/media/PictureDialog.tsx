/** One picture: its alternative texts, tint, where it is used, and its end. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TEXT_LANGUAGES } from '../../../contracts/merchant/catalogue.ts'
import type { MediaEntry, PictureDetails } from '../../api/product-schemas.ts'
import { operationQuery } from '../../api/queries.ts'
import { useOperation } from '../../api/use-operation.ts'
import { pictureUrl } from '../../formats/picture-url.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { hrefOf } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Field } from '../../ui/Field.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Media.module.css'

type Props = { readonly picture: MediaEntry; readonly mayWrite: boolean; readonly onClose: () => void }

export function PictureDialog({ picture, mayWrite, onClose }: Props) {
  const t = useTexts()
  const { hash, name } = picture
  const { data, error } = useQuery({ ...operationQuery('media.read', { hash, name }), staleTime: 0 })
  return (
    <Dialog title={name} wide onClose={onClose}>
      <FailureNotice error={error} />
      {data ? (
        <PictureForm key={data.version} picture={data} mayWrite={mayWrite} onClose={onClose} />
      ) : (
        <Skeleton width="middle" />
      )}
      {!data && (
        <DialogActions>
          <Button onPress={onClose}>{t('common.close')}</Button>
        </DialogActions>
      )}
    </Dialog>
  )
}

type FormProps = { readonly picture: PictureDetails; readonly mayWrite: boolean; readonly onClose: () => void }

const SHOWN_PX = 720

/** Long: the parts of the dialog in their order. */
function PictureForm({ picture, mayWrite, onClose }: FormProps) {
  const t = useTexts()
  const formats = useFormats()
  const { hash, name, version, places, deletedAt } = picture
  const [alt, setAlt] = useState(picture.alt)
  const [background, setBackground] = useState(picture.background ?? '#ffffff')
  const refreshes = ['media.list', 'media.read'] as const
  const save = useOperation('media.describe', { done: t('media.saved'), refreshes, onDone: onClose })
  const remove = useOperation('media.delete', { done: t('media.isDeleted', { name }), refreshes, onDone: onClose })
  const restore = useOperation('media.restore', { done: t('media.isRestored', { name }), refreshes, onDone: onClose })
  const canEdit = mayWrite && deletedAt === null
  return (
    <>
      <FailureNotice error={save.error ?? remove.error ?? restore.error} />
      <div className={styles.details}>
        <div>
          <img
            className={styles.large}
            src={pictureUrl(picture.href, SHOWN_PX)}
            alt={alt[t.language] ?? alt['en'] ?? ''}
            width={picture.width}
            height={picture.height}
            style={{ background }}
          />
          <p className={styles.hint}>
            {picture.width} × {picture.height} · {formats.date(picture.createdAt)}
          </p>
          {picture.restorableUntil !== null && (
            <p className={styles.hint}>{t('media.restorable', { day: formats.date(picture.restorableUntil) })}</p>
          )}
        </div>
        <div className={styles.fields}>
          {TEXT_LANGUAGES.map((language) => (
            <Field
              key={language}
              label={t('media.alt', { language: formats.language(language) })}
              value={alt[language] ?? ''}
              maxLength={300}
              isReadOnly={!canEdit}
              onChange={(text) => setAlt({ ...alt, [language]: text })}
            />
          ))}
          <label className={styles.tint}>
            <span>{t('media.tint')}</span>
            <input
              type="color"
              value={background}
              disabled={!canEdit}
              onChange={({ target }) => setBackground(target.value)}
            />
            <code>{background}</code>
          </label>
          <section>
            <h3 className={styles.heading}>{t('media.usedIn')}</h3>
            {places.length === 0 ? (
              <p className={styles.hint}>{t('media.unused')}</p>
            ) : (
              <ul className={styles.places}>
                {places.map((place) => (
                  <li key={`${place.kind} ${place.id}`}>
                    {place.kind === 'story' ? place.name : <a href={hrefOf(`/products/${place.id}`)}>{place.name}</a>}{' '}
                    <span className={styles.hint}>
                      {t(`media.in.${place.kind}`)} · <code>{place.id}</code>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </section>
        </div>
      </div>
      <DialogActions>
        {mayWrite && deletedAt !== null && (
          <Button look="primary" isPending={restore.pending} onPress={() => restore.run({ hash, name, version })}>
            {t('media.restore')}
          </Button>
        )}
        {canEdit && (
          <Button
            look="danger"
            isDisabled={places.length > 0}
            isPending={remove.pending}
            onPress={() => remove.run({ hash, name, version })}
          >
            {t('media.delete')}
          </Button>
        )}
        <Button onPress={onClose}>{t('common.close')}</Button>
        {canEdit && (
          <Button
            look="primary"
            isPending={save.pending}
            onPress={() => save.run({ hash, name, version, alt, background })}
          >
            {t('common.save')}
          </Button>
        )}
      </DialogActions>
    </>
  )
}
