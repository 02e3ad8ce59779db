/** The pictures of a product in their order: the first one is the one of listings. */
import { useState } from 'react'
import { IMAGE_TYPES } from '../../../../contracts/merchant/catalogue.ts'
import type { ImageValue, MediaEntry } from '../../../api/product-schemas.ts'
import { pictureUrl } from '../../../formats/picture-url.ts'
import { useFormats } from '../../../formats/use-formats.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Field, SelectField } from '../../../ui/Field.tsx'
import { Panel } from '../../../ui/ScreenFrame.tsx'
import { PicturePicker } from '../../media/PicturePicker.tsx'
import { UploadArea } from '../../media/UploadArea.tsx'
import { useUploads } from '../../media/use-uploads.ts'
import styles from './Editor.module.css'
import { fieldId, type ProblemAt } from './problems.ts'
import { textOrNothing } from './product-value.ts'

type Props = {
  readonly images: readonly ImageValue[]
  readonly language: string
  readonly onChange: (images: readonly ImageValue[], group?: string) => void
  readonly problemAt: ProblemAt
  readonly isReadOnly: boolean
  readonly mayUpload: boolean
}

/** With the alternative texts and the tint that the library has. */
const toImage = ({ reference, alt, background }: MediaEntry): ImageValue => ({
  picture: reference,
  imageType: 'product',
  ...(background !== null && { backgroundColor: background }),
  ...(Object.keys(alt).length > 0 && { alt }),
})

/** Long: the list, the upload and the picker share the pictures. */
export function PicturesPanel({ images, language, onChange, problemAt, isReadOnly, mayUpload }: Props) {
  const t = useTexts()
  const [isPicking, setPicking] = useState(false)
  const add = (pictures: readonly MediaEntry[]): void => {
    const known = new Set(images.map(({ picture }) => picture))
    onChange([...images, ...pictures.filter(({ reference }) => !known.has(reference)).map(toImage)])
  }
  const uploads = useUploads(add)
  const missing = problemAt('image.1.picture')
  return (
    <Panel
      title={t('edit.pictures')}
      actions={
        !isReadOnly &&
        images.length > 0 && (
          <Button look="quiet" icon="close" onPress={() => onChange([])}>
            {t('edit.removePictures')}
          </Button>
        )
      }
    >
      {images.length > 0 && (
        <ul className={styles.pictures} aria-label={t('edit.pictures')}>
          {images.map((image, index) => (
            <PictureEntry
              key={image.picture ?? index}
              image={image}
              index={index}
              count={images.length}
              language={language}
              problemAt={problemAt}
              isReadOnly={isReadOnly}
              onChange={(next, group) =>
                onChange(
                  images.map((one, place) => (place === index ? next : one)),
                  group,
                )
              }
              onMove={(by) => onChange(moved(images, index, by))}
              onRemove={() => onChange(images.filter((_, place) => place !== index))}
            />
          ))}
        </ul>
      )}
      {images.length === 0 && missing !== undefined && <p className={styles.problem}>{missing}</p>}
      {!isReadOnly && (
        <div id={images.length === 0 ? fieldId('image.1.picture') : undefined}>
          {mayUpload ? (
            <UploadArea uploads={uploads}>
              <Button icon="search" onPress={() => setPicking(true)}>
                {t('media.fromLibrary')}
              </Button>
            </UploadArea>
          ) : (
            <Button icon="search" onPress={() => setPicking(true)}>
              {t('media.fromLibrary')}
            </Button>
          )}
        </div>
      )}
      {isPicking && <PicturePicker onChoose={add} onClose={() => setPicking(false)} />}
    </Panel>
  )
}

function moved(images: readonly ImageValue[], index: number, by: -1 | 1): readonly ImageValue[] {
  const [own, other] = [images[index], images[index + by]]
  if (own === undefined || other === undefined) return images
  return images.map((image, place) => (place === index ? other : place === index + by ? own : image))
}

type EntryProps = Pick<Props, 'language' | 'problemAt' | 'isReadOnly'> & {
  readonly image: ImageValue
  readonly index: number
  readonly count: number
  readonly onChange: (image: ImageValue, group?: string) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

const SHOWN_PX = 320

/** Long: the fields of one picture. */
function PictureEntry(props: EntryProps) {
  const { image, index, count, language, problemAt, isReadOnly, onChange, onMove, onRemove } = props
  const t = useTexts()
  const formats = useFormats()
  const column = (member: string) => `image.${index + 1}.${member}`
  const number = index + 1
  const problem = problemAt(column('picture')) ?? problemAt(column('imageType')) ?? problemAt(column('backgroundColor'))
  return (
    <li id={fieldId(column('picture'))} className={styles.picture}>
      <img
        src={pictureUrl(`/images/${image.picture ?? ''}`, SHOWN_PX)}
        alt={image.alt?.[language] ?? image.alt?.['en'] ?? ''}
        width={320}
        height={400}
        loading="lazy"
        decoding="async"
        style={{ background: image.backgroundColor }}
      />
      <SelectField
        label={t('edit.imageType')}
        compact
        disabled={isReadOnly}
        value={image.imageType ?? ''}
        options={IMAGE_TYPES.map((type) => [type, t(`imageType.${type}`)] as const)}
        onChange={(imageType) => onChange({ ...image, imageType })}
      />
      <Field
        id={fieldId(column(`alt.${language}`))}
        label={t('media.alt', { language: formats.language(language) })}
        value={image.alt?.[language] ?? ''}
        error={problemAt(column(`alt.${language}`))}
        isReadOnly={isReadOnly}
        onChange={(text) => onChange(withAlt(image, language, text), column(language))}
      />
      {problem !== undefined && <span className={styles.problem}>{problem}</span>}
      {!isReadOnly && (
        <div className={styles.row}>
          <input
            type="color"
            aria-label={t('media.tintOf', { number })}
            value={image.backgroundColor ?? '#ffffff'}
            onChange={({ target }) => onChange({ ...image, backgroundColor: target.value }, column('backgroundColor'))}
          />
          <IconButton
            icon="left"
            label={t('edit.earlier', { number })}
            isDisabled={index === 0}
            onPress={() => onMove(-1)}
          />
          <IconButton
            icon="right"
            label={t('edit.later', { number })}
            isDisabled={index === count - 1}
            onPress={() => onMove(1)}
          />
          <IconButton icon="close" label={t('edit.removePicture', { number })} onPress={onRemove} />
        </div>
      )}
    </li>
  )
}

function withAlt(image: ImageValue, language: string, text: string): ImageValue {
  const { alt: before = {}, ...rest } = image
  const texts = Object.entries({ ...before, [language]: textOrNothing(text) }).flatMap(([name, one]) =>
    one === undefined ? [] : [[name, one] as const],
  )
  return texts.length === 0 ? rest : { ...rest, alt: Object.fromEntries(texts) }
}
