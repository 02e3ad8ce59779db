/** The same field was changed by two people: mine, theirs and what it was before, for a choice (DSK-13). */
import { useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import type { MergeChoice, MergeConflict } from './merge.ts'
import styles from './SaveBar.module.css'

type Props = {
  readonly conflicts: readonly MergeConflict[]
  readonly nameOf: (path: string) => string
  /** A value as its field shows it. */
  readonly textOf?: ((path: string, value: unknown) => string) | undefined
  readonly onChoose: (choices: ReadonlyMap<string, MergeChoice>) => void
}

const asText = (_: string, value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '–')

export function MergeDialog({ conflicts, nameOf, textOf = asText, onChoose }: Props) {
  const t = useTexts()
  const [choices, setChoices] = useState<ReadonlyMap<string, MergeChoice>>(new Map())
  const choose = (path: string, choice: MergeChoice): void => setChoices(new Map([...choices, [path, choice]]))
  return (
    <Dialog title={t('merge.title')} alert wide>
      <p>{t('merge.hint')}</p>
      {conflicts.map(({ path, base, mine, theirs }) => (
        <fieldset key={path} className={styles.conflict}>
          <legend>{nameOf(path)}</legend>
          {(['mine', 'theirs'] as const).map((choice) => (
            <label key={choice} className={styles.option}>
              <input
                type="radio"
                name={path}
                checked={choices.get(path) === choice}
                onChange={() => choose(path, choice)}
              />
              <span>{choice === 'mine' ? t('merge.mine') : t('merge.theirs')}</span>
              <strong>{textOf(path, choice === 'mine' ? mine : theirs)}</strong>
            </label>
          ))}
          <p className={styles.base}>{t('merge.base', { value: textOf(path, base) })}</p>
        </fieldset>
      ))}
      <DialogActions>
        <Button look="primary" isDisabled={choices.size < conflicts.length} onPress={() => onChoose(choices)}>
          {t('merge.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
