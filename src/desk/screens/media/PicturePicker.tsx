/** Chooses pictures of the library for a product. */
import { useState } from 'react'
import type { MediaEntry } from '../../api/product-schemas.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './Media.module.css'
import { PictureGrid } from './PictureGrid.tsx'
import { usePictures } from './use-pictures.ts'

type Props = {
  readonly onChoose: (pictures: readonly MediaEntry[]) => void
  readonly onClose: () => void
}

export function PicturePicker({ onChoose, onClose }: Props) {
  const t = useTexts()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly MediaEntry[]>([])
  const { pictures, error, hasNextPage, more } = usePictures(search === '' ? {} : { search: [search] })
  const toggle = (picture: MediaEntry): void =>
    setChosen((before) => {
      const others = before.filter(({ reference }) => reference !== picture.reference)
      return others.length === before.length ? [...before, picture] : others
    })
  return (
    <Dialog title={t('media.pick')} wide onClose={onClose}>
      <Field label={t('list.search')} type="search" value={search} onChange={setSearch} maxLength={100} />
      <FailureNotice error={error} />
      <div className={styles.picker}>
        <PictureGrid
          pictures={pictures}
          label={t('media.pick')}
          onOpen={toggle}
          chosen={new Set(chosen.map(({ reference }) => reference))}
        />
        {hasNextPage && (
          <Button look="quiet" onPress={more}>
            {t('media.more')}
          </Button>
        )}
      </div>
      <DialogActions>
        <Button onPress={onClose}>{t('common.cancel')}</Button>
        <Button
          look="primary"
          isDisabled={chosen.length === 0}
          onPress={() => {
            onChoose(chosen)
            onClose()
          }}
        >
          {t.count('media.add', chosen.length)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
