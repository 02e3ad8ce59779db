import { useState } from 'react'
import type { VersionEntry } from '../../api/content-version-schemas.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Field } from '../../ui/Field.tsx'
import { FocusedForm } from '../../ui/FocusedForm.tsx'
import styles from './StoryVersions.module.css'

type Props = { readonly slug: string; readonly version: VersionEntry; readonly onClose: () => void }

/** An empty name takes it away. */
export function NameDialog({ slug, version, onClose }: Props) {
  const t = useTexts()
  const [label, setLabel] = useState(version.label ?? '')
  const save = useOperation('story.name-version', {
    done: t('versions.named'),
    refreshes: ['story.versions'],
    onDone: onClose,
  })
  return (
    <Dialog title={t('versions.name')} onClose={onClose}>
      <FocusedForm
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          save.run({ slug, number: version.number, label: label.trim() === '' ? null : label.trim() })
        }}
      >
        <FailureNotice error={save.error} />
        <Field label={t('release.name')} value={label} onChange={setLabel} maxLength={100} />
        <DialogActions>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" look="primary" isPending={save.pending}>
            {t('sideBySide.save')}
          </Button>
        </DialogActions>
      </FocusedForm>
    </Dialog>
  )
}
