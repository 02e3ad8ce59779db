/** A picture of the library with its description. */
import { useState } from 'react'
import type { MediaEntry } from '../../../api/product-schemas.ts'
import { isRecord } from '../../../drafts/edits.ts'
import { pictureUrl } from '../../../formats/picture-url.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { PicturePicker } from '../../media/PicturePicker.tsx'
import styles from './Editor.module.css'

type Props = {
  readonly label: string
  readonly value: unknown
  readonly error: string | undefined
  readonly onChange: (picture: unknown) => void
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export function PictureInput({ label, value, error, onChange }: Props) {
  const t = useTexts()
  const [isPicking, setPicking] = useState(false)
  const picture = isRecord(value) ? value : {}
  const filename = textOf(picture['filename'])
  const shown = filename === '' ? undefined : pictureUrl(filename, 320)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.picture}>
        {shown !== undefined && <img src={shown} alt="" width={96} height={72} />}
        <Button onPress={() => setPicking(true)}>{t('content.choosePicture')}</Button>
        {filename !== '' && (
          <Button look="quiet" onPress={() => onChange(undefined)}>
            {t('content.removePicture')}
          </Button>
        )}
      </div>
      {filename !== '' && (
        <Field
          label={t('content.alt')}
          value={textOf(picture['alt'])}
          onChange={(alt) => onChange({ ...picture, alt })}
        />
      )}
      {error !== undefined && <span className={styles.error}>{error}</span>}
      {isPicking && (
        <PicturePicker
          onClose={() => setPicking(false)}
          onChoose={([chosen]) => {
            if (chosen) onChange(assetOf(chosen))
          }}
        />
      )}
    </fieldset>
  )
}

/** As content stores it: pages leave room for a picture before it is there. */
const assetOf = ({ href, width, height, background, alt }: MediaEntry) => ({
  filename: href,
  alt: alt['en'] ?? '',
  meta_data: { width, height, tint: background ?? '#fffaf2' },
})
