/** Opens a storefront in another tab, as it will be with the release. */
import { STOREFRONT_CODES } from '../../../markets/derived/storefront-codes.ts'
import { storefrontName } from '../../formats/names.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { hrefOf } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu, MenuEntry } from '../../ui/Menu.tsx'

export function PreviewMenu({ release }: { readonly release: number }) {
  const t = useTexts()
  const formats = useFormats()
  return (
    <Menu label={t('release.previewIn')} trigger={<Button icon="view">{t('release.preview')}</Button>}>
      {STOREFRONT_CODES.map((code) => (
        <MenuEntry key={code} href={hrefOf(`/releases/${release}/preview/${code}`)} target="_blank">
          {storefrontName(t, formats, code)}
        </MenuEntry>
      ))}
    </Menu>
  )
}
