/** The fields of a discount as one draft, its sentence and its test cart. */
import { type FormEvent, useEffect, useState } from 'react'
import { writeOperation } from '../../api/call-operation.ts'
import { operationQuery, queryClient, refresh } from '../../api/queries.ts'
import { sessionStore } from '../../api/session.ts'
import { useDeskStore } from '../../app/store.ts'
import { SaveBar } from '../../drafts/SaveBar.tsx'
import { type FormDraft, useDraft, type Versioned } from '../../drafts/use-draft.ts'
import { navigate } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { FocusedForm } from '../../ui/FocusedForm.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { showToast } from '../../ui/toasts.ts'
import { formOf, readForm } from './discount-draft.ts'
import { type DiscountForm, readDiscountForm } from './discount-form.ts'
import { ConditionFields, EffectFields, LimitFields, NameFields, PlaceFields } from './DiscountFields.tsx'
import { DiscountSays } from './DiscountSays.tsx'
import styles from './Discounts.module.css'
import { fieldName, type FieldProps } from './field-props.ts'
import { TestCart } from './TestCart.tsx'

type Props = {
  readonly loaded: Versioned<DiscountForm>
  readonly isNew: boolean
  readonly isStopped: boolean
  readonly uses: number
}

/** Long: the draft, five panels of fields and what is beside them. */
export function DiscountEditor({ loaded, isNew, isStopped, uses }: Props) {
  const t = useTexts()
  const { session } = useDeskStore(sessionStore)
  const timeZone = session?.account.timeZone ?? null
  const draft = useDiscountDraft(loaded, isNew, timeZone)
  const { value: form, changes, edit, saving } = draft
  const read = readDiscountForm(form, timeZone)
  const isLow = read.usageLimit !== undefined && read.usageLimit < uses
  const problems = isLow ? { ...read.problems, limit: 'limitLow' as const } : read.problems
  const isBlocked = Object.keys(problems).length > 0
  const isTouched = (field: keyof DiscountForm): boolean =>
    changes.some(({ path }) => path === field || path.startsWith(`${field}.`))
  const fields: FieldProps = {
    form,
    isNew,
    timeZone,
    edit,
    errorOf: (field) => {
      const problem = problems[field]
      return problem === undefined || !isTouched(field) ? undefined : t(`discountProblem.${problem}`, { uses })
    },
  }
  // The first field of a new one is what a person types next.
  const Form = isNew ? FocusedForm : 'form'
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isBlocked && changes.length > 0) saving.run()
  }
  return (
    <>
      <div className={styles.columns}>
        <Form className={styles.column} onSubmit={submit} noValidate>
          <fieldset className={styles.fields} disabled={isStopped}>
            <Panel title={t('discount.name')}>
              <NameFields {...fields} />
            </Panel>
            <Panel title={t('discount.where')}>
              <PlaceFields {...fields} />
            </Panel>
            <Panel title={t('discount.effect')}>
              <EffectFields {...fields} />
            </Panel>
            <Panel title={t('discount.condition')}>
              <ConditionFields {...fields} />
            </Panel>
            <Panel title={t('discount.more')}>
              <LimitFields {...fields} />
            </Panel>
            {/* Without it, Enter in a field does not send a form that has several. */}
            <button type="submit" hidden disabled={isBlocked} aria-label={t('common.save')} />
          </fieldset>
        </Form>
        <div className={`${styles.column} ${styles.side}`}>
          <DiscountSays read={read} problems={problems} uses={uses} />
          <TestCart form={form} read={read} timeZone={timeZone} />
        </div>
      </div>
      {!isStopped && (
        <SaveBar
          draft={draft}
          isBlocked={isBlocked}
          nameOf={(path) => fieldName(t, path)}
          textOf={(_, one) => shown(one)}
        />
      )}
    </>
  )
}

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value ?? '–')
}

function useDiscountDraft(
  loaded: Versioned<DiscountForm>,
  isNew: boolean,
  timeZone: string | null,
): FormDraft<DiscountForm> {
  const t = useTexts()
  const [created, setCreated] = useState<string>()
  const { id } = loaded.value
  const reload = async (): Promise<Versioned<DiscountForm>> => {
    if (isNew) return loaded
    const read = await queryClient.fetchQuery({ ...operationQuery('discount.read', { id }), staleTime: 0 })
    return { value: formOf(read.discount, read.discount.limit, timeZone), version: read.version }
  }
  const draft = useDraft<DiscountForm>({
    subject: isNew ? 'discount:new' : `discount:${id}`,
    loaded,
    isStored: true,
    read: readForm,
    reload,
    async save(value, version) {
      const { definition, usageLimit } = readDiscountForm(value, timeZone)
      if (definition === undefined) return { value, version }
      const input = { definition, ...(usageLimit !== undefined && { usageLimit }) }
      const outcome = isNew
        ? await writeOperation('discount.create', input)
        : await writeOperation('discount.revise', { ...input, version })
      const text = isNew ? t('discount.created', { name: definition.name }) : t('discount.saved')
      if (outcome.kind === 'done') showToast({ text, tone: 'done', undo: outcome.undo })
      void refresh('discount.list', 'audit.list')
      if (!isNew) return reload()
      setCreated(definition.id)
      return { value, version }
    },
  })
  const isClean = draft.changes.length === 0
  // Once nothing is unsaved any more: leaving would ask otherwise.
  useEffect(() => {
    if (created !== undefined && isClean) navigate(`/discounts/${created}`, { replace: true })
  }, [created, isClean])
  return draft
}
