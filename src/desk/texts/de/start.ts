/** German, with “du”: the start screen and the help. */
import type { EN_START } from '../en/start.ts'

export const DE_START: Readonly<Record<keyof typeof EN_START, string>> = {
  'start.night': 'Noch wach, {name}?',
  'start.morning': 'Guten Morgen, {name}',
  'start.day': 'Hallo, {name}',
  'start.evening': 'Guten Abend, {name}',
  'start.demo': 'Du siehst dich mit Inhaberrechten in einem Demo-Shop um. Nichts davon erreicht echte Menschen.',
  'start.abilities': 'Was die Rolle „{role}“ darf',
  'start.due.one': '{n} Erstattung ist fällig',
  'start.due.other': '{n} Erstattungen sind fällig',

  'urgency.overdue': 'überfällig',
  'urgency.soon': 'bald fällig',

  'start.orders': 'Eine Bestellung finden und sehen, wo sie steht.',
  'start.products': 'Alles, was der Shop verkauft, mit allen Varianten.',
  'start.staff': 'Wer hier arbeitet, und in welcher Rolle.',
  'start.audit': 'Wer wann was geändert hat.',
  'start.jobs': 'Exporte und andere längere Arbeiten.',

  'help.undo': 'Kann ich das rückgängig machen?',
  'help.undo.text':
    'Fast immer: Zehn Sekunden lang gibt es „Rückgängig“, Strg+Z tut dasselbe. Geld und E-Mails lassen sich nicht zurückholen, deshalb wird vorher gefragt.',
  'help.expired': 'Meine Sitzung ist abgelaufen. Ist meine Arbeit weg?',
  'help.expired.text': 'Nein. Über deiner Arbeit öffnet sich die Anmeldung. Danach ist alles, wo es war.',
  'help.views': 'Wie speichere ich einen Filter?',
  'help.views.text':
    'Stell Filter, Reihenfolge und Spalten ein und speichere die Ansicht. Auch die Adresse der Seite enthält alles: Schick sie jemandem im Team, und die Liste ist dieselbe.',
  'help.fresh': 'Warum muss ich noch einmal mit dem Passkey bestätigen?',
  'help.fresh.text':
    'Erstattungen, Rollen und Exporte mit personenbezogenen Daten brauchen eine Bestätigung, die höchstens fünf Minuten alt ist. So richtet ein unbeaufsichtigter Bildschirm keinen Schaden an.',
  'help.offline': 'Was passiert ohne Netz?',
  'help.offline.text':
    'Ein Hinweis erscheint, und was du gespeichert hast, wird gesendet, sobald der Shop antwortet. Nichts wird doppelt gesendet.',
}
