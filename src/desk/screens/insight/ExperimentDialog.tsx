/** Overrides of one experiment: what is left empty has the value of the code. */
import { useState } from 'react'
import type { ExperimentView } from '../../api/search-schemas.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Field, SelectField } from '../../ui/Field.tsx'
import { FocusedForm } from '../../ui/FocusedForm.tsx'
import styles from './Insight.module.css'
import { readShare, readWeights } from './typed-share.ts'

const STATES = ['code', 'on', 'off'] as const

type State = (typeof STATES)[number]

const stateOf = (active: boolean | undefined): State => (active === undefined ? 'code' : active ? 'on' : 'off')

type Props = { readonly experiment: ExperimentView; readonly onClose: () => void }

/** Long: a form. */
export function ExperimentDialog({ experiment, onClose }: Props) {
  const t = useTexts()
  const { id, version, name, code, override, variants } = experiment
  const [state, setState] = useState<State>(stateOf(override.active))
  const [share, setShare] = useState(String(override.trafficPercentage ?? ''))
  const [weights, setWeights] = useState(() => variants.map((_, index) => String(override.weights?.[index] ?? '')))
  const save = useOperation('experiment.override', {
    done: t('experiments.saved'),
    refreshes: ['experiment.list'],
    onDone: onClose,
  })
  const trafficPercentage = readShare(share)
  const typedWeights = readWeights(weights, code.weights)
  const words = (active: boolean) => t(active ? 'experiments.running' : 'experiments.off')
  const errorOf = (text: string) => (readShare(text) === 'wrong' ? t('experiments.invalid') : undefined)
  const isWrong = trafficPercentage === 'wrong' || typedWeights === 'wrong'
  return (
    <Dialog title={t('experiments.changeTitle', { name })} onClose={onClose}>
      <FocusedForm
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          const active = state === 'code' ? null : state === 'on'
          if (!isWrong) save.run({ id, version, active, trafficPercentage, weights: typedWeights })
        }}
      >
        <FailureNotice error={save.error} />
        <SelectField
          label={t('experiments.state')}
          value={state}
          options={[
            ['code', t('experiments.stateCode', { state: words(code.active) })],
            ['on', words(true)],
            ['off', words(false)],
          ]}
          onChange={setState}
        />
        <Field
          label={t('experiments.share')}
          help={t('experiments.codeValue', { value: code.trafficPercentage })}
          error={errorOf(share)}
          value={share}
          inputMode="numeric"
          onChange={setShare}
        />
        {variants.map(({ variant }, index) => (
          <Field
            key={variant}
            label={t('experiments.weight', { variant })}
            help={t('experiments.codeValue', { value: code.weights[index] ?? 0 })}
            error={errorOf(weights[index] ?? '')}
            value={weights[index] ?? ''}
            inputMode="numeric"
            onChange={(text) => setWeights(weights.with(index, text))}
          />
        ))}
        <DialogActions>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" look="primary" isPending={save.pending} isDisabled={isWrong}>
            {t('common.save')}
          </Button>
        </DialogActions>
      </FocusedForm>
    </Dialog>
  )
}
