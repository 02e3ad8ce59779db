/** Saved views of a list: open, save for oneself or for all, delete (DSK-10). */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ViewEntry } from '../api/operations.ts'
import { operationQuery } from '../api/queries.ts'
import { sessionStore } from '../api/session.ts'
import { useOperation } from '../api/use-operation.ts'
import { useDeskStore } from '../app/store.ts'
import { locationStore, navigate } from '../navigation/location.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { CheckField, Field } from '../ui/Field.tsx'
import { FocusedForm } from '../ui/FocusedForm.tsx'
import { Menu, MenuEntry } from '../ui/Menu.tsx'
import { showToast } from '../ui/toasts.ts'
import type { ColumnLayout } from './layout.ts'
import { encodeView, type ListNames, type ListView, readStoredView, storedView } from './list-view.ts'

type Props = {
  readonly screen: string
  readonly view: ListView
  readonly names: ListNames
  readonly layout: ColumnLayout
}

export function ViewsMenu({ screen, view, names, layout }: Props) {
  const t = useTexts()
  const { path } = useDeskStore(locationStore)
  const { data } = useQuery(operationQuery('view.list', { screen }))
  const [isSaving, setSaving] = useState(false)
  const remove = useOperation('view.delete', { done: t('view.deleted'), refreshes: ['view.list'] })
  const views = data?.views ?? []
  const address = encodeView(view)
  const isOpen = (saved: ViewEntry): boolean =>
    address !== '' && encodeView(readStoredView(saved.state, names).view) === address
  const opened = views.find(isOpen)
  const open = (saved: ViewEntry): void => {
    const { view: next, unknown } = readStoredView(saved.state, names)
    if (unknown.length > 0) showToast({ text: t('view.unknown', { names: unknown.join(', ') }), tone: 'danger' })
    navigate(path + encodeView(next))
  }
  return (
    <>
      <Menu label={t('view.menu')} trigger={<Button icon="bookmark">{opened ? opened.name : t('view.menu')}</Button>}>
        {views.map((saved) => (
          <MenuEntry key={saved.id} icon={saved === opened ? 'check' : 'view'} onAction={() => open(saved)}>
            {saved.shared ? t('view.shared', { name: saved.name }) : saved.name}
          </MenuEntry>
        ))}
        <MenuEntry icon="plus" onAction={() => setSaving(true)}>
          {t('view.save')}
        </MenuEntry>
        {opened?.own ? (
          <MenuEntry icon="close" danger onAction={() => remove.run({ id: opened.id })}>
            {t('view.delete', { name: opened.name })}
          </MenuEntry>
        ) : null}
      </Menu>
      {isSaving && (
        <SaveViewDialog
          screen={screen}
          view={{ ...view, columns: view.columns ?? layout.visible }}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  )
}

type SaveProps = Pick<Props, 'screen' | 'view'> & { readonly onClose: () => void }

function SaveViewDialog({ screen, view, onClose }: SaveProps) {
  const t = useTexts()
  const { path } = useDeskStore(locationStore)
  const { session } = useDeskStore(sessionStore)
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const role = session?.account.role
  const save = useOperation('view.save', {
    done: t('view.saved'),
    refreshes: ['view.list'],
    onDone: () => {
      onClose()
      navigate(path + encodeView(view), { replace: true })
    },
  })
  return (
    <Dialog title={t('view.saveTitle')} onClose={onClose}>
      <FocusedForm
        onSubmit={(event) => {
          event.preventDefault()
          save.run({ screen, name: name.trim(), shared: isShared, state: storedView(view) })
        }}
      >
        <FailureNotice error={save.error} />
        <Field label={t('view.name')} value={name} onChange={setName} maxLength={60} isRequired />
        {(role === 'owner' || role === 'manager') && (
          <CheckField label={t('view.forAll')} checked={isShared} onChange={setShared} />
        )}
        <DialogActions>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" look="primary" isPending={save.pending}>
            {t('common.save')}
          </Button>
        </DialogActions>
      </FocusedForm>
    </Dialog>
  )
}
