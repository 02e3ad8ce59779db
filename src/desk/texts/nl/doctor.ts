/** Dutch: the product doctor. */
import type { EN_DOCTOR } from '../en/doctor.ts'

export const NL_DOCTOR: Readonly<Record<keyof typeof EN_DOCTOR, string>> = {
  'doctor.screen': 'Productdokter',
  'doctor.open': 'Is het te koop?',
  'doctor.title': 'Is {name} te koop?',
  'doctor.hint': 'Wat per winkel verhindert dat het wordt gevonden of gekocht.',
  'doctor.healthy': 'Het is in elk land en in elke maat te vinden en te koop.',
  'doctor.everywhere': 'Overal',
  'doctor.fine': 'Te koop',
  'doctor.sellable': '{sellable} van {sizes} maten',
  'cause.draft': 'Het is een concept',
  'cause.not-offered': 'Het wordt niet aangeboden',
  'cause.no-composition': 'De vezels ontbreken',
  'cause.no-picture': 'Het heeft geen afbeelding',
  'cause.hidden': 'Overzichten en zoeken slaan het over (niet aanbevolen)',
  'cause.no-price': 'Geen prijs in {currency}',
  'cause.no-stock': 'Geen voorraad in de regio',
  'cause.no-shipping': 'Daarheen kan niets worden verzonden',
  'causeAction.draft': 'Concept openen',
  'causeAction.not-offered': 'Product openen',
  'causeAction.no-composition': 'Vezels toevoegen',
  'causeAction.no-picture': 'Afbeelding toevoegen',
  'causeAction.hidden': 'In overzichten tonen',
  'causeAction.no-price': 'Prijs invoeren',
  'causeAction.no-stock': 'Voorraad invoeren',
  'causeAction.no-shipping': 'Verzending openen',
}
