/** German: the product doctor. */
import type { EN_DOCTOR } from '../en/doctor.ts'

export const DE_DOCTOR: Readonly<Record<keyof typeof EN_DOCTOR, string>> = {
  'doctor.screen': 'Produktdoktor',
  'doctor.open': 'Ist es kaufbar?',
  'doctor.title': 'Ist {name} kaufbar?',
  'doctor.hint': 'Was in welchem Shop verhindert, dass es gefunden oder gekauft wird.',
  'doctor.healthy': 'Es ist in jedem Land und in jeder Größe zu finden und zu kaufen.',
  'doctor.everywhere': 'Überall',
  'doctor.fine': 'Kaufbar',
  'doctor.sellable': '{sellable} von {sizes} Größen',
  'cause.draft': 'Es ist ein Entwurf',
  'cause.not-offered': 'Es wird nicht angeboten',
  'cause.no-composition': 'Die Faserangabe fehlt',
  'cause.no-picture': 'Es hat kein Bild',
  'cause.hidden': 'Listen und Suche lassen es aus (nicht empfohlen)',
  'cause.no-price': 'Kein Preis in {currency}',
  'cause.no-stock': 'Kein Bestand in der Region',
  'cause.no-shipping': 'Dorthin lässt sich nichts verschicken',
  'causeAction.draft': 'Entwurf öffnen',
  'causeAction.not-offered': 'Produkt öffnen',
  'causeAction.no-composition': 'Fasern angeben',
  'causeAction.no-picture': 'Bild hinzufügen',
  'causeAction.hidden': 'In Listen zeigen',
  'causeAction.no-price': 'Preis eingeben',
  'causeAction.no-stock': 'Bestand eingeben',
  'causeAction.no-shipping': 'Versand öffnen',
}
