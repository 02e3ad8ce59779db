/** Italian: the product doctor. */
import type { EN_DOCTOR } from '../en/doctor.ts'

export const IT_DOCTOR: Readonly<Record<keyof typeof EN_DOCTOR, string>> = {
  'doctor.screen': 'Diagnosi del prodotto',
  'doctor.open': 'Si può comprare?',
  'doctor.title': 'Si può comprare {name}?',
  'doctor.hint': 'Che cosa impedisce di trovarlo o comprarlo, negozio per negozio.',
  'doctor.healthy': 'Si trova e si compra in ogni paese e in ogni taglia.',
  'doctor.everywhere': 'Ovunque',
  'doctor.fine': 'Acquistabile',
  'doctor.sellable': '{sellable} taglie su {sizes}',
  'cause.draft': 'È una bozza',
  'cause.not-offered': 'Non è in vendita',
  'cause.no-composition': 'Manca la composizione',
  'cause.no-picture': 'Non ha immagini',
  'cause.hidden': 'Elenchi e ricerca lo tralasciano (non consigliato)',
  'cause.no-price': 'Nessun prezzo in {currency}',
  'cause.no-stock': 'Nessuna scorta nella regione',
  'cause.no-shipping': 'Non si può spedire lì',
  'causeAction.draft': 'Apri la bozza',
  'causeAction.not-offered': 'Apri il prodotto',
  'causeAction.no-composition': 'Aggiungi la composizione',
  'causeAction.no-picture': 'Aggiungi un’immagine',
  'causeAction.hidden': 'Mostralo negli elenchi',
  'causeAction.no-price': 'Inserisci il prezzo',
  'causeAction.no-stock': 'Inserisci le scorte',
  'causeAction.no-shipping': 'Apri la spedizione',
}
