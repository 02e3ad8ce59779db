/** The blocks of a story, and the fields of the chosen one or of the story itself. */
import type { FieldView, StoryKinds } from '../../../api/content-schemas.ts'
import type { FormDraft } from '../../../drafts/use-draft.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Panel } from '../../../ui/ScreenFrame.tsx'
import { BlockList } from './BlockList.tsx'
import styles from './Editor.module.css'
import { FieldInput } from './FieldInput.tsx'
import { componentOf, type StoryForm } from './story-form.ts'

type Props = {
  readonly form: StoryForm
  readonly kinds: StoryKinds
  /** Of the story itself. */
  readonly kind: readonly FieldView[]
  readonly hasBody: boolean
  /** Undefined for the story itself. */
  readonly chosen: string | undefined
  readonly onChoose: (key: string | undefined) => void
  readonly edit: FormDraft<StoryForm>['edit']
}

export function StoryFields({ form, kinds, kind, hasBody, chosen, onChoose, edit }: Props) {
  const t = useTexts()
  const { body, fields } = form
  const block = chosen === undefined ? undefined : body.blocks[chosen]
  const isChosen = block !== undefined && chosen !== undefined && body.order.includes(chosen)
  return (
    <>
      {hasBody && (
        <BlockList body={body} kinds={Object.keys(kinds.blocks)} chosen={chosen} onChoose={onChoose} edit={edit} />
      )}
      {isChosen ? (
        <Panel
          title={t.maybe('contentKind', componentOf(block))}
          actions={
            <Button look="quiet" onPress={() => onChoose(undefined)}>
              {t('content.pageFields')}
            </Button>
          }
        >
          <div className={styles.fields} key={chosen}>
            {(kinds.blocks[componentOf(block)] ?? []).map((field) => (
              <FieldInput
                key={field.name}
                kind={field}
                fields={block}
                at={`body[${body.order.indexOf(chosen)}]`}
                onChange={(name, value, group) => edit(`body.blocks.${chosen}.${name}`, value, group)}
              />
            ))}
          </div>
        </Panel>
      ) : (
        <Panel title={t.maybe('contentKind', componentOf(fields))}>
          <div className={styles.fields}>
            <Field label={t('content.name')} value={form.name} onChange={(name) => edit('name', name, 'name')} />
            {kind
              .filter(({ type }) => type !== 'blocks')
              .map((field) => (
                <FieldInput
                  key={field.name}
                  kind={field}
                  fields={fields}
                  at=""
                  onChange={(name, value, group) => edit(`fields.${name}`, value, group)}
                />
              ))}
          </div>
        </Panel>
      )}
    </>
  )
}
