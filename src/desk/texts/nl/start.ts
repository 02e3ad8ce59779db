/** Dutch, with “je”: the start screen and the help. */
import type { EN_START } from '../en/start.ts'

export const NL_START: Readonly<Record<keyof typeof EN_START, string>> = {
  'start.night': 'Nog wakker, {name}?',
  'start.morning': 'Goedemorgen, {name}',
  'start.day': 'Hallo, {name}',
  'start.evening': 'Goedenavond, {name}',
  'start.demo': 'Je kijkt rond als eigenaar van een demowinkel. Niets hiervan bereikt echte mensen.',
  'start.abilities': 'Wat de rol ‘{role}’ mag',
  'start.due.one': '{n} terugbetaling te doen',
  'start.due.other': '{n} terugbetalingen te doen',

  'urgency.overdue': 'te laat',
  'urgency.soon': 'binnenkort',

  'start.orders': 'Een bestelling vinden en zien hoe het ermee staat.',
  'start.products': 'Alles wat de winkel verkoopt, met alle varianten.',
  'start.staff': 'Wie hier werkt, en in welke rol.',
  'start.audit': 'Wie wanneer wat heeft gewijzigd.',
  'start.jobs': 'Exports en andere langdurige taken.',

  'help.undo': 'Kan ik dat ongedaan maken?',
  'help.undo.text':
    'Bijna altijd: tien seconden lang is er een knop ‘Ongedaan maken’, en Ctrl+Z doet hetzelfde. Geld en e-mails haal je niet terug, daarom vragen we je eerst om een bevestiging.',
  'help.expired': 'Mijn sessie is verlopen. Is mijn werk weg?',
  'help.expired.text': 'Nee. Over je werk heen opent een inlogvenster. Log in en alles staat waar het stond.',
  'help.views': 'Hoe sla ik een filter op?',
  'help.views.text':
    'Stel filters, volgorde en kolommen in en sla de weergave op. Ze staat ook in het adres van de pagina: stuur het naar een collega en die ziet dezelfde lijst.',
  'help.fresh': 'Waarom moet ik opnieuw met mijn passkey bevestigen?',
  'help.fresh.text':
    'Voor terugbetalingen, rollen en exports met persoonsgegevens is een bevestiging van hoogstens vijf minuten oud nodig. Zo kan een onbewaakt scherm geen kwaad.',
  'help.offline': 'Wat gebeurt er zonder netwerk?',
  'help.offline.text':
    'Er verschijnt een melding, en wat je hebt opgeslagen wordt verstuurd zodra de winkel antwoordt. Niets wordt twee keer verstuurd.',
}
