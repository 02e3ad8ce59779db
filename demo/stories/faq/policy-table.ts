/** The shape of the cookie policy's tables, and the durations that come up more than once. */
import type { DemoBlock, DemoTable, Words } from '../demo-story.ts'

const HEAD: DemoTable['head'] = [
  { default: 'Name', 'de-DE': 'Bezeichnung', 'nl-NL': 'Naam', 'fr-FR': 'Nom', 'es-ES': 'Nombre', 'it-IT': 'Nome' },
  {
    default: 'What for',
    'de-DE': 'Wofür',
    'nl-NL': 'Waarvoor',
    'fr-FR': 'À quoi il sert',
    'es-ES': 'Para qué',
    'it-IT': 'A che cosa serve',
  },
  {
    default: 'How long',
    'de-DE': 'Wie lange',
    'nl-NL': 'Hoelang',
    'fr-FR': 'Durée',
    'es-ES': 'Cuánto dura',
    'it-IT': 'Durata',
  },
  {
    default: 'Whose',
    'de-DE': 'Von wem',
    'nl-NL': 'Van wie',
    'fr-FR': 'À qui',
    'es-ES': 'De quién',
    'it-IT': 'Di chi',
  },
]

export const DAYS_180: Words = {
  default: '180 days',
  'de-DE': '180 Tage',
  'nl-NL': '180 dagen',
  'fr-FR': '180 jours',
  'es-ES': '180 días',
  'it-IT': '180 giorni',
}

export const UNTIL_ORDERED: Words = {
  default: 'Until the order is placed',
  'de-DE': 'Bis die Bestellung abgeschlossen ist',
  'nl-NL': 'Tot de bestelling is geplaatst',
  'fr-FR': 'Jusqu’à la fin de la commande',
  'es-ES': 'Hasta que se completa el pedido',
  'it-IT': 'Fino alla conclusione dell’ordine',
}

export const DAYS_30: Words = {
  default: 'Thirty days',
  'de-DE': 'Dreißig Tage',
  'nl-NL': 'Dertig dagen',
  'fr-FR': 'Trente jours',
  'es-ES': 'Treinta días',
  'it-IT': 'Trenta giorni',
}

export const ORDERED_OR_30_DAYS: Words = {
  default: 'Until the order is placed, thirty days at most',
  'de-DE': 'Bis die Bestellung abgeschlossen ist, höchstens dreißig Tage',
  'nl-NL': 'Tot de bestelling is geplaatst, hooguit dertig dagen',
  'fr-FR': 'Jusqu’à la fin de la commande, trente jours au plus',
  'es-ES': 'Hasta que se completa el pedido, treinta días como mucho',
  'it-IT': 'Fino alla conclusione dell’ordine, al massimo trenta giorni',
}

export const UNTIL_DELETED: Words = {
  default: 'Until you delete it',
  'de-DE': 'Bis du es löschst',
  'nl-NL': 'Tot je het wist',
  'fr-FR': 'Jusqu’à ce que vous l’effaciez',
  'es-ES': 'Hasta que lo borres',
  'it-IT': 'Finché non lo cancelli',
}

export const UNTIL_CLOSED: Words = {
  default: 'Until you close the tab',
  'de-DE': 'Bis du den Tab schließt',
  'nl-NL': 'Tot je het tabblad sluit',
  'fr-FR': 'Jusqu’à la fermeture de l’onglet',
  'es-ES': 'Hasta que cierras la pestaña',
  'it-IT': 'Finché non chiudi la scheda',
}

type Row = readonly [name: string, purpose: Words, duration: Words]

/** Everything in these tables is the shop's own. */
export const policyTable = (title: Words, rows: readonly Row[]): DemoBlock => ({
  component: 'table',
  title,
  table: { head: HEAD, rows: rows.map((row) => [...row, 'Sockeye']) },
})
