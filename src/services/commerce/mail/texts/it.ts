import type { MailTexts } from './en.ts'

export const it: MailTexts = {
  hello: 'Ciao {name},',
  signature: 'Il pesce e il resto del team di Sockeye',
  sentBy: 'Questa e-mail ti è stata inviata da {seller}.',

  orderSubject: 'Grazie per il tuo ordine {number}',
  orderThanks: 'Abbiamo ricevuto il tuo ordine, ed è già pagato. Prossima fermata: il tavolo dei pacchi.',
  orderNumber: 'Numero d’ordine',
  orderedOn: 'Ordinato in data',
  lines: 'Cosa hai ordinato',
  size: 'Taglia {size}',
  priceEach: '{price} al pezzo',
  gift: 'Un regalo da parte nostra',
  itemsTotal: 'Subtotale',
  discount: 'Sconto',
  shipping: 'Spedizione',
  free: 'Gratis',
  total: 'Totale',
  taxIncluded: 'IVA inclusa ({percent}%)',
  taxAdded: 'Imposta sulle vendite',
  deliveredTo: 'Indirizzo di consegna',
  billedTo: 'Indirizzo di fatturazione',
  deliveredBy: 'Come arriva da te',
  arrives: 'Arrivo: {days}',
  showOrder: 'Vedi il tuo ordine',
  keepLink: 'Chi ha questo link può vedere il tuo ordine: tienilo per te.',
  changedMind: 'Hai cambiato idea?',

  receivedSubject: 'Abbiamo ricevuto il tuo ordine {number}',
  receivedText:
    'Il tuo ordine ci è arrivato. La tua banca non ha ancora confermato il pagamento; appena lo farà, confermeremo l’ordine e lo prepareremo. Non devi fare nulla.',

  refundSubject: 'Rimborso del tuo ordine {number}',
  refundText:
    'Ti abbiamo rimborsato {amount} con lo stesso metodo con cui hai pagato. La tua banca può impiegare fino a cinque giorni lavorativi per mostrare l’accredito.',
  cancelSubject: 'Il tuo ordine {number} è stato annullato',
  cancelText:
    'Abbiamo annullato il tuo ordine {number}. Ti rimborsiamo quanto hai pagato, con lo stesso metodo di pagamento.',

  linkSubject: 'I tuoi ordini da Sockeye',
  linkText:
    'Qualcuno ha chiesto di vedere gli ordini fatti con questo indirizzo e-mail. Se l’hai chiesto tu, ecco il link. Funziona una volta sola, per {minutes} minuti.',
  linkButton: 'Vedi i miei ordini',
  linkNotYou: 'Se non l’hai chiesto tu, non devi fare nulla: senza questa e-mail nessuno può vedere i tuoi ordini.',

  yourOrders: 'I tuoi ordini',
  openLink: 'Ancora un clic, così il link lo usi solo tu.',
  linkGone: 'Questo link è già stato usato o è scaduto',
  linkGoneText: 'Ogni link funziona una volta sola e per poco tempo. Chiedine uno nuovo, basta un attimo.',
  askAgain: 'Chiedi un nuovo link',
  orderGone: 'Non troviamo questo ordine',
  orderGoneText: 'Il link è scaduto, o se n’è perso un pezzo per strada.',
  stateOpen: 'In attesa di pagamento',
  stateLapsed: 'Non pagato',
  statePaid: 'Pagato. Grazie!',
  stateHeld: 'Stiamo verificando il pagamento',
  stateCancelled: 'Annullato',
  stateRefunded: 'Rimborsato',
  refundedSum: 'Rimborsato',
  toShop: 'Torna al negozio',
  somethingMissing: 'Controlla i dati inseriti: {fields}.',
  tooOften: 'Troppi tentativi. Aspetta un’ora e riprova.',

  withdraw: 'Recedere dal contratto qui',
  withdrawIntro:
    'Hai 14 giorni di tempo dal giorno in cui ricevi gli articoli e non devi indicare alcun motivo. Dicci chi sei e di quale ordine si tratta.',
  withdrawName: 'Il tuo nome',
  withdrawEmail: 'Il tuo indirizzo e-mail',
  withdrawNext: 'Avanti',
  withdrawCheck: 'È giusto così?',
  withdrawStatement: 'Con la presente notifico il recesso dal mio contratto di vendita dei beni dell’ordine {number}.',
  withdrawStatementPart:
    'Con la presente notifico il recesso dal mio contratto di vendita dei seguenti beni dell’ordine {number}: {items}.',
  withdrawUnits: 'Di quali articoli si tratta? Scegli quanti. Se non scegli nulla, il recesso vale per tutti.',
  withdrawConfirm: 'Conferma recesso',
  withdrawDone: 'Abbiamo ricevuto il tuo recesso',
  withdrawDoneText: 'Lo abbiamo ricevuto in data {moment}. Una conferma è in viaggio verso {email}.',
  withdrawSubject: 'Abbiamo ricevuto il tuo recesso dall’ordine {number}',
  withdrawReceived: 'In data {moment} abbiamo ricevuto da te questa dichiarazione:',
  withdrawNow:
    'Rispedisci gli articoli entro 14 giorni. Entro 14 giorni da oggi ti rimborsiamo quanto hai pagato, spedizione standard compresa; possiamo aspettare di aver ricevuto gli articoli o la prova che li hai spediti.',
}
