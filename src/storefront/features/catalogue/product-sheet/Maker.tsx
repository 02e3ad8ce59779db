/** Who answers for the product. European law wants a name, a postal address and an electronic one on its page. */
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { Drawer } from '../../../ui/Drawer.tsx'
import { useShell } from '../../content/story/index.ts'

export function Maker({ sku }: { sku: string }) {
  const texts = useTexts()
  const { manufacturerName, manufacturerAddress, manufacturerEmail } = useShell().constants
  return (
    <Drawer id="maker" title={texts.maker}>
      <p>{texts.makerText}</p>
      <address>
        {manufacturerName}
        <br />
        {manufacturerAddress}
        <br />
        <a href={`mailto:${manufacturerEmail}`}>{manufacturerEmail}</a>
      </address>
      <p>{fill(texts.itemNumber, { sku })}</p>
    </Drawer>
  )
}
