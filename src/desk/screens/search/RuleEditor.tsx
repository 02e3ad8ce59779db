/** The fields of a rule as one draft, and the results before and after it. */
import { type FormEvent, useEffect, useState } from 'react'
import { writeOperation } from '../../api/call-operation.ts'
import { operationQuery, queryClient, refresh } from '../../api/queries.ts'
import { SaveBar } from '../../drafts/SaveBar.tsx'
import { type FormDraft, useDraft, type Versioned } from '../../drafts/use-draft.ts'
import { navigate } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { FocusedForm } from '../../ui/FocusedForm.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { showToast } from '../../ui/toasts.ts'
import { Comparison } from './Comparison.tsx'
import { formOf, idFor, readRuleForm, type RuleForm, ruleOf } from './rule-form.ts'
import { RuleFields } from './RuleFields.tsx'
import styles from './Search.module.css'

type Props = {
  readonly loaded: Versioned<RuleForm>
  readonly isNew: boolean
  /** The query that a new rule begins with. */
  readonly search: string
}

export function RuleEditor({ loaded, isNew, search }: Props) {
  const t = useTexts()
  const draft = useRuleDraft(loaded, isNew, search)
  const form = withId(draft.value)
  const rule = ruleOf(form)
  const isStarted = search !== ''
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (rule && (draft.changes.length > 0 || isStarted)) draft.saving.run()
  }
  // A rule for a word begins where something is missing; any other one with its first field.
  const Form = isNew ? FocusedForm : 'form'
  return (
    <>
      <div className={styles.columns}>
        <Form className={styles.column} onSubmit={submit} noValidate>
          <RuleFields form={draft.value} isNew={isNew} edit={draft.edit} />
          <button type="submit" hidden disabled={!rule} aria-label={t('common.save')} />
        </Form>
        <div className={styles.column}>
          <Panel title={t('compare.title')}>
            <Comparison form={form} rule={rule} onPins={(skus) => draft.edit('skus', skus)} />
          </Panel>
        </div>
      </div>
      <SaveBar
        draft={draft}
        isBlocked={rule === undefined}
        nameOf={(path) => t.maybe('ruleField', path.split('.')[0] ?? path)}
        textOf={(_, one) => (Array.isArray(one) ? one.join(', ') : typeof one === 'string' ? one : JSON.stringify(one))}
      />
    </>
  )
}

/** Without a name of its own, a rule is called after what it answers to. */
function withId(form: RuleForm): RuleForm {
  if (form.id !== '') return form
  const first = [...form.words, ...form.terms, ...form.collections][0]
  return first === undefined ? form : { ...form, id: idFor(form.kind, first) }
}

function useRuleDraft(loaded: Versioned<RuleForm>, isNew: boolean, search: string): FormDraft<RuleForm> {
  const t = useTexts()
  const [created, setCreated] = useState<string>()
  const { id } = loaded.value
  const reload = async (): Promise<Versioned<RuleForm>> => {
    if (isNew) return loaded
    const { rules } = await queryClient.fetchQuery({ ...operationQuery('search-rule.list'), staleTime: 0 })
    const stored = rules.find(({ rule }) => rule.id === id)
    return stored ? { value: formOf(stored.rule), version: stored.version } : loaded
  }
  const draft = useDraft<RuleForm>({
    // No longer than the subject of a draft may be.
    subject: (isNew ? `search-rule:new${search}` : `search-rule:${id}`).slice(0, 200),
    loaded,
    isStored: true,
    read: readRuleForm,
    reload,
    async save(value, version) {
      const form = withId(value)
      const rule = ruleOf(form)
      if (rule === undefined) return { value, version }
      const query = new URLSearchParams(search)
      const [term, storefront] = [query.get('term'), query.get('storefront')]
      const outcome = await writeOperation('search-rule.save', {
        rule,
        isNew,
        ...(!isNew && { version }),
        ...(isNew && term !== null && storefront !== null && { handles: { term, storefront } }),
      })
      const text = t(isNew ? 'rule.created' : 'rule.saved', { id: form.id })
      if (outcome.kind === 'done') showToast({ text, tone: 'done', undo: outcome.undo })
      void refresh('search-rule.list', 'search-word.failed', 'search-rule.compare', 'audit.list')
      if (!isNew) return reload()
      setCreated(form.id)
      return { value, version }
    },
  })
  const isClean = draft.changes.length === 0
  // Once nothing is unsaved any more: leaving would ask otherwise.
  useEffect(() => {
    if (created !== undefined && isClean) navigate('/search', { replace: true })
  }, [created, isClean])
  return draft
}
