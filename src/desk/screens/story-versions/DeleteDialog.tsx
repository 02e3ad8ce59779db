import { useOperation } from '../../api/use-operation.ts'
import { navigate } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { LinkList } from './LinkList.tsx'

type Props = { readonly slug: string; readonly version: number; readonly onClose: () => void }

/** Lists what links to the page before it is deleted. */
export function DeleteDialog({ slug, version, onClose }: Props) {
  const t = useTexts()
  const remove = useOperation('content.delete', {
    done: t('deletePage.done'),
    refreshes: ['story.deleted', 'content.status'],
    onDone: () => {
      onClose()
      navigate('/deleted-pages')
    },
  })
  return (
    <Dialog title={t('deletePage.title', { name: slug })} onClose={onClose} alert>
      <FailureNotice error={remove.error} />
      <p>{t('deletePage.hint')}</p>
      <LinkList slug={slug} />
      <DialogActions>
        <Button onPress={onClose}>{t('common.cancel')}</Button>
        <Button
          look="danger"
          isPending={remove.pending}
          onPress={() => remove.run({ slugs: [slug], versions: { [slug]: version } })}
        >
          {t('deletePage.action')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
