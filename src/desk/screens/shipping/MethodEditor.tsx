/** The fields of a shipping method as one draft. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { writeOperation } from '../../api/call-operation.ts'
import { OperationError } from '../../api/operation-error.ts'
import { operationQuery, queryClient, refresh } from '../../api/queries.ts'
import { SaveBar } from '../../drafts/SaveBar.tsx'
import { type FormDraft, useDraft, type Versioned } from '../../drafts/use-draft.ts'
import { navigate } from '../../navigation/location.ts'
import type { Translate } from '../../texts/translate.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { FocusedForm } from '../../ui/FocusedForm.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { showToast } from '../../ui/toasts.ts'
import { type MethodForm, methodFormOf, readMethodDraft, readMethodForm } from './method-form.ts'
import { DeliveryFields, type MethodFieldsProps, OfferFields, TextFields } from './MethodFields.tsx'
import styles from './Shipping.module.css'
import { WithoutShippingDialog } from './WithoutShippingDialog.tsx'

type Props = { readonly loaded: Versioned<MethodForm>; readonly isNew: boolean }

export function MethodEditor({ loaded, isNew }: Props) {
  const t = useTexts()
  const { draft, confirm } = useMethodDraft(loaded, isNew)
  const { value: form, changes, edit, saving } = draft
  const { problems } = readMethodForm(form)
  const isBlocked = Object.keys(problems).length > 0
  const isTouched = (field: keyof MethodForm): boolean =>
    changes.some(({ path }) => path === field || path.startsWith(`${field}.`))
  const fields: MethodFieldsProps = {
    form,
    isNew,
    edit,
    errorOf: (field) => {
      const problem = problems[field]
      return problem === undefined || !isTouched(field) ? undefined : t(`shippingProblem.${problem}`)
    },
  }
  const { error } = saving
  const isUncovered = error instanceof OperationError && error.code === 'COUNTRY_WITHOUT_SHIPPING'
  // The first field of a new one is what a person types next.
  const Form = isNew ? FocusedForm : 'form'
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isBlocked && changes.length > 0) saving.run()
  }
  return (
    <>
      <Form onSubmit={submit} noValidate className={styles.columns}>
        <div className={styles.column}>
          <Panel title={t('shipping.texts')}>
            <TextFields {...fields} />
          </Panel>
        </div>
        <div className={styles.column}>
          <Panel title={t('shipping.offer')}>
            <OfferFields {...fields} />
          </Panel>
          <Panel title={t('shipping.delivery')}>
            <DeliveryFields {...fields} />
          </Panel>
        </div>
        <button type="submit" hidden disabled={isBlocked} aria-label={t('common.save')} />
      </Form>
      {isUncovered && (
        <WithoutShippingDialog error={error} isPending={saving.pending} onConfirm={confirm} onClose={saving.reset} />
      )}
      <SaveBar draft={draft} isBlocked={isBlocked} nameOf={(path) => memberName(t, path)} />
    </>
  )
}

/** Of a path of the draft: `displayName.de`. */
function memberName(t: Translate, path: string): string {
  const [field = '', member] = path.split('.')
  const name = t.maybe('shippingField', field)
  return member === undefined ? name : `${name}: ${member}`
}

function useMethodDraft(
  loaded: Versioned<MethodForm>,
  isNew: boolean,
): { readonly draft: FormDraft<MethodForm>; readonly confirm: () => void } {
  /** For the next save: that nothing can be sent to some country any more. */
  const isConfirmed = useRef(false)
  const t = useTexts()
  const [created, setCreated] = useState<string>()
  const { id } = loaded.value
  const reload = async (): Promise<Versioned<MethodForm>> => {
    const { offers, version } = await queryClient.fetchQuery({ ...operationQuery('shipping.read'), staleTime: 0 })
    const offer = offers.find(({ method }) => method.id === id)
    return { value: offer ? methodFormOf(offer) : loaded.value, version }
  }
  const draft = useDraft<MethodForm>({
    subject: isNew ? 'shipping:new' : `shipping:${id}`,
    loaded,
    isStored: true,
    read: readMethodDraft,
    reload,
    async save(value, version) {
      const { offer } = readMethodForm(value)
      if (offer === undefined) return { value, version }
      const confirmed = isConfirmed.current
      isConfirmed.current = false
      const outcome = isNew
        ? await writeOperation('shipping.create', { offer, version })
        : await writeOperation('shipping.change', { offer, version, ...(confirmed && { confirmed }) })
      if (outcome.kind === 'done') showToast({ text: t('shipping.saved'), tone: 'done', undo: outcome.undo })
      void refresh('shipping.try', 'audit.list')
      if (!isNew) return reload()
      await refresh('shipping.read')
      setCreated(offer.method.id)
      return { value, version }
    },
  })
  const isClean = draft.changes.length === 0
  // Once nothing is unsaved any more: leaving would ask otherwise.
  useEffect(() => {
    if (created !== undefined && isClean) navigate(`/shipping/${created}`, { replace: true })
  }, [created, isClean])
  const confirm = (): void => {
    isConfirmed.current = true
    draft.saving.run()
  }
  return { draft, confirm }
}
