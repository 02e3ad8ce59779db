/** How the demo's shipping methods are called, and how long they take, in six languages. */
import type { Language } from '../../src/markets/types.ts'

type Texts = Readonly<Record<Language, string>>

export const STANDARD: Texts = {
  en: 'Standard delivery',
  de: 'Standardversand',
  nl: 'Standaardbezorging',
  fr: 'Livraison standard',
  es: 'Envío estándar',
  it: 'Spedizione standard',
}

export const EXPRESS: Texts = {
  en: 'Express delivery',
  de: 'Expressversand',
  nl: 'Expresbezorging',
  fr: 'Livraison express',
  es: 'Envío exprés',
  it: 'Spedizione espressa',
}

export const PICK_UP: Texts = {
  en: 'Pick-up point',
  de: 'Abholstation',
  nl: 'Afhaalpunt',
  fr: 'Point relais',
  es: 'Punto de recogida',
  it: 'Punto di ritiro',
}

/** '2 to 4 working days, to your door' */
export const toTheDoor = (from: number, to: number): Texts => ({
  en: `${from} to ${to} working days, to your door`,
  de: `${from} bis ${to} Werktage, bis an die Haustür`,
  nl: `${from} tot ${to} werkdagen, tot aan de voordeur`,
  fr: `${from} à ${to} jours ouvrés, jusqu’à votre porte`,
  es: `De ${from} a ${to} días laborables, hasta tu puerta`,
  it: `Da ${from} a ${to} giorni lavorativi, fino alla porta di casa`,
})

export const toThePickUpPoint = (from: number, to: number): Texts => ({
  en: `${from} to ${to} working days, to a shop near you`,
  de: `${from} bis ${to} Werktage, in ein Geschäft in deiner Nähe`,
  nl: `${from} tot ${to} werkdagen, naar een winkel bij jou in de buurt`,
  fr: `${from} à ${to} jours ouvrés, chez un commerçant près de chez vous`,
  es: `De ${from} a ${to} días laborables, en una tienda cerca de ti`,
  it: `Da ${from} a ${to} giorni lavorativi, in un negozio vicino a te`,
})
