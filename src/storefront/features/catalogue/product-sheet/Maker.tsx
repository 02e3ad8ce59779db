/**
 * Who answers for the product, and its warnings. Regulation (EU) 2023/988 art. 19 wants them clearly visible in the offer: open, in
 * the EU and in Northern Ireland. Extended producer responsibility stands here, too, in the countries that ask for it.
 */
import type { ResponsibleParty } from '../../../../contracts/merchant/catalogue.ts'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { Drawer } from '../../../ui/Drawer.tsx'
import { useShell } from '../../content/story/index.ts'
import type { SheetView } from './sheet-view.ts'

type Props = {
  readonly product: Pick<SheetView, 'sku' | 'safety'>
  /** Number and sorting mark of the country. */
  readonly producer: readonly string[]
}

export function Maker({ product: { sku, safety }, producer }: Props) {
  const texts = useTexts()
  const { constants } = useShell()
  const { manufacturer, responsiblePerson, warnings } = safety ?? {}
  const own = {
    name: constants.manufacturerName,
    address: constants.manufacturerAddress,
    contact: constants.manufacturerEmail,
  }
  return (
    <Drawer id="maker" title={texts.maker} isOpen>
      {warnings !== undefined && (
        <p>
          <strong>{warnings}</strong>
        </p>
      )}
      {manufacturer === undefined ? (
        <Party title={responsiblePerson === undefined ? texts.makerText : texts.manufacturer} party={own} />
      ) : (
        <Party title={texts.manufacturer} party={manufacturer} />
      )}
      {responsiblePerson !== undefined && <Party title={texts.responsiblePerson} party={responsiblePerson} />}
      {producer.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{fill(texts.itemNumber, { sku })}</p>
    </Drawer>
  )
}

function Party({ title, party: { name, address, contact } }: { title: string; party: ResponsibleParty }) {
  return (
    <>
      <p>{title}</p>
      <address>
        {name}
        <br />
        {address}
        <br />
        <a href={contact.includes('@') ? `mailto:${contact}` : contact}>{contact}</a>
      </address>
    </>
  )
}
