/** What is paid on delivery, in the words of carts, order pages and mails (LAW-03). */
import type { Language } from '../../../markets/types.ts'
import type { ChargesOnDelivery } from './charges-on-delivery.ts'

type Charged = Exclude<ChargesOnDelivery, 'none'>

const EN: Readonly<Record<Charged, string>> = {
  'vat-and-duty': 'Without VAT: the carrier collects import tax and customs duty of your country from you on delivery.',
  duty: 'Without customs duty: the carrier collects it from you on delivery.',
}

const TEXTS: Readonly<Record<Language, Readonly<Record<Charged, string>>>> = {
  en: EN,
  de: {
    'vat-and-duty':
      'Ohne Mehrwertsteuer: Einfuhrsteuer und Zoll deines Landes zahlst du bei der Lieferung an den Versanddienst.',
    duty: 'Ohne Zoll: Den zahlst du bei der Lieferung an den Versanddienst.',
  },
  nl: {
    'vat-and-duty':
      'Zonder btw: invoerbelasting en invoerrechten van jouw land betaal je bij levering aan de vervoerder.',
    duty: 'Zonder invoerrechten: die betaal je bij levering aan de vervoerder.',
  },
  fr: {
    'vat-and-duty':
      'Hors TVA : les taxes à l’importation et les droits de douane de votre pays sont à régler au transporteur à la livraison.',
    duty: 'Hors droits de douane : ils sont à régler au transporteur à la livraison.',
  },
  es: {
    'vat-and-duty':
      'Sin IVA: los impuestos de importación y los aranceles de tu país se los pagas al transportista en la entrega.',
    duty: 'Sin aranceles: se los pagas al transportista en la entrega.',
  },
  it: {
    'vat-and-duty':
      'IVA esclusa: le imposte di importazione e i dazi del tuo Paese li paghi al corriere alla consegna.',
    duty: 'Dazi esclusi: li paghi al corriere alla consegna.',
  },
}

export const importText = (language: Language, charges: Charged): string => TEXTS[language][charges]
