/** Italian, with “tu”: the start screen and the help. */
import type { EN_START } from '../en/start.ts'

export const IT_START: Readonly<Record<keyof typeof EN_START, string>> = {
  'start.night': 'Ancora al lavoro, {name}?',
  'start.morning': 'Buongiorno, {name}',
  'start.day': 'Ciao, {name}',
  'start.evening': 'Buonasera, {name}',
  'start.demo': 'Stai visitando un negozio demo come titolare. Niente di tutto questo raggiunge persone vere.',
  'start.abilities': 'Che cosa può fare il ruolo «{role}»',
  'start.due.one': '{n} rimborso da effettuare',
  'start.due.other': '{n} rimborsi da effettuare',

  'urgency.overdue': 'in ritardo',
  'urgency.soon': 'in scadenza',

  'start.orders': 'Trovare un ordine e vedere a che punto è.',
  'start.products': 'Tutto ciò che il negozio vende, con le varianti.',
  'start.staff': 'Chi lavora qui, e con quale ruolo.',
  'start.audit': 'Chi ha modificato che cosa, e quando.',
  'start.jobs': 'Esportazioni e altre attività lunghe.',

  'help.undo': 'Posso annullarlo?',
  'help.undo.text':
    'Quasi sempre: per dieci secondi c’è il pulsante «Annulla l’azione», e Ctrl+Z fa lo stesso. Soldi ed e-mail non tornano indietro, perciò prima ti viene chiesta una conferma.',
  'help.expired': 'La sessione è scaduta. Ho perso il lavoro?',
  'help.expired.text': 'No. Sopra il tuo lavoro si apre una finestra di accesso. Accedi, e tutto è dov’era.',
  'help.views': 'Come salvo un filtro?',
  'help.views.text':
    'Imposta filtri, ordine e colonne e salva la vista. È anche nell’indirizzo della pagina: mandalo a qualcuno del team e vedrà lo stesso elenco.',
  'help.fresh': 'Perché devo confermare di nuovo con la passkey?',
  'help.fresh.text':
    'Rimborsi, ruoli ed esportazioni di dati personali chiedono una conferma di al massimo cinque minuti fa. Così uno schermo incustodito non può fare danni.',
  'help.offline': 'Che cosa succede senza rete?',
  'help.offline.text':
    'Compare un avviso, e ciò che hai salvato parte appena il negozio risponde. Niente viene inviato due volte.',
}
