import { useState } from 'react'
import { useOperation } from '../../api/use-operation.ts'
import { navigate } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { CheckField, Field } from '../../ui/Field.tsx'
import { FocusedForm } from '../../ui/FocusedForm.tsx'
import { LinkList } from './LinkList.tsx'
import styles from './StoryVersions.module.css'

type Props = { readonly slug: string; readonly version: number; readonly onClose: () => void }

/** Moves a page to another path; a redirect stays behind unless it is switched off. */
export function MoveDialog({ slug, version, onClose }: Props) {
  const t = useTexts()
  const [to, setTo] = useState(slug)
  const [redirect, setRedirect] = useState(true)
  const move = useOperation('story.move', {
    done: t('move.moved'),
    refreshes: ['story.versions', 'story.links', 'content.status'],
    onDone: ({ slug: moved }) => {
      onClose()
      navigate(`/story-versions/${moved}`)
    },
  })
  return (
    <Dialog title={t('move.title', { name: slug })} onClose={onClose}>
      <FocusedForm
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          move.run({ slug, to: to.trim(), redirect, version })
        }}
      >
        <FailureNotice error={move.error} />
        <Field label={t('move.path')} value={to} onChange={setTo} maxLength={500} code isRequired />
        <CheckField label={t('move.redirect')} checked={redirect} onChange={setRedirect} />
        <LinkList slug={slug} />
        <DialogActions>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button
            type="submit"
            look="primary"
            isPending={move.pending}
            isDisabled={to.trim() === '' || to.trim() === slug}
          >
            {t('move.action')}
          </Button>
        </DialogActions>
      </FocusedForm>
    </Dialog>
  )
}
