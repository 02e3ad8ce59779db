import type { LocalTexts } from './local-text-kinds.ts'

export const de: LocalTexts = {
  language: 'Deutsch',
  orderButton: 'Zahlungspflichtig bestellen',
  guarantee: 'Gesetzliches Gewährleistungsrecht',
  guaranteeText:
    'Bei uns gekaufte Waren müssen dem Vertrag entsprechen. Tun sie das nicht, können Sie mindestens 2 Jahre ab Lieferung von uns als Verkäufer kostenlos Reparatur oder Ersatz verlangen, danach eine Minderung des Preises oder Ihr Geld zurück. Das nationale Recht kann Ihnen weitergehende Rechte geben.',
  composition: 'Materialzusammensetzung',
  size: 'Größe',
  sizeNote: 'Die Größen entsprechen europäischen Schuhgrößen.',
  safety: 'Sicherheit',
  warnings: {
    slippery: 'Warnhinweis: Socken ohne rutschfeste Sohle können auf glatten Böden rutschen.',
    fire: 'Warnhinweis: Von Feuer fernhalten.',
    packaging:
      'Warnhinweis: Verpackung, Etiketten und Befestigungen entfernen, bevor das Produkt einem Kind gegeben wird.',
    'small-parts': 'Warnhinweis: Nicht für Kinder unter 36 Monaten geeignet. Enthält Kleinteile.',
  },
  confirmation: 'Bestellbestätigung {number}',
  orderNumber: 'Bestellnummer',
  total: 'Gesamtbetrag',
  delivery: 'Lieferung',
  seller: 'Verkäufer',
  withdrawalPage: 'Widerruf des Vertrags',
}
