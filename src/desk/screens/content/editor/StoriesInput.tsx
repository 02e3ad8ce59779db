/** Related stories, by uuid: choose, move, remove. */
import { useTexts } from '../../../texts/use-texts.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/Field.tsx'
import styles from './Editor.module.css'
import { useEditorPlace } from './field-context.ts'

type Props = {
  readonly label: string
  readonly value: unknown
  readonly error: string | undefined
  readonly onChange: (uuids: readonly string[]) => void
}

export function StoriesInput({ label, value, error, onChange }: Props) {
  const t = useTexts()
  const { stories } = useEditorPlace()
  const uuids: readonly string[] = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  const paths = new Map(stories.map(({ uuid, path }) => [uuid, path]))
  const others = stories.filter(({ uuid }) => !uuids.includes(uuid))
  const move = (uuid: string, from: number, to: number): void =>
    onChange(uuids.toSpliced(from, 1).toSpliced(to, 0, uuid))
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      {uuids.map((uuid, index) => {
        const name = paths.get(uuid) ?? uuid
        return (
          <div key={uuid} className={styles.item}>
            <div className={styles.itemHead}>
              <span className={styles.itemName}>
                <span>{name}</span>
              </span>
              <IconButton
                icon="up"
                label={t('content.up', { name })}
                isDisabled={index === 0}
                onPress={() => move(uuid, index, index - 1)}
              />
              <IconButton
                icon="down"
                label={t('content.down', { name })}
                isDisabled={index === uuids.length - 1}
                onPress={() => move(uuid, index, index + 1)}
              />
              <IconButton
                icon="close"
                label={t('content.remove', { name })}
                onPress={() => onChange(uuids.toSpliced(index, 1))}
              />
            </div>
          </div>
        )
      })}
      <SelectField
        label={t('content.addItem')}
        value=""
        options={[['', '–'], ...others.map(({ uuid, path }) => [uuid, path] as const)]}
        onChange={(uuid) => uuid !== '' && onChange([...uuids, uuid])}
      />
      {error !== undefined && <span className={styles.error}>{error}</span>}
    </fieldset>
  )
}
