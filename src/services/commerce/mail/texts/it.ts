import type { MailTexts } from './en.ts'

export const it: MailTexts = {
  hello: 'Ciao {name},',
  signature: 'Il pesce e tutti gli altri di Sockeye',
  sentBy: 'Questa e-mail è inviata da {seller}.',

  orderSubject: 'Il tuo ordine {number}: grazie',
  orderThanks: 'Grazie per il tuo ordine. Il pagamento è arrivato, i calzini arrivano.',
  orderNumber: 'Numero d’ordine',
  orderedOn: 'Ordinato il',
  lines: 'Che cosa hai ordinato',
  size: 'Taglia {size}',
  gift: 'Un regalo da parte nostra',
  goods: 'Articoli',
  discount: 'Sconto',
  shipping: 'Spedizione',
  free: 'Gratis',
  total: 'Totale',
  taxIncluded: 'IVA inclusa ({percent}%)',
  taxAdded: 'Imposta sulle vendite',
  deliveredTo: 'Indirizzo di consegna',
  billedTo: 'Indirizzo di fatturazione',
  deliveredBy: 'Come arriva da te',
  showOrder: 'Vedi il tuo ordine',
  keepLink: 'Chi ha questo link può vedere il tuo ordine: tienilo per te.',
  changedMind: 'Hai cambiato idea?',

  refundSubject: 'Rimborso del tuo ordine {number}',
  refundText:
    'Ti abbiamo rimborsato {amount} con lo stesso mezzo con cui hai pagato. La tua banca può metterci fino a cinque giorni lavorativi a mostrarlo.',
  cancelSubject: 'Il tuo ordine {number} è annullato',
  cancelText:
    'Abbiamo annullato il tuo ordine {number}. Quanto hai pagato sta tornando da te, con lo stesso mezzo con cui hai pagato.',

  linkSubject: 'I tuoi ordini da Sockeye',
  linkText:
    'Qualcuno ha chiesto di vedere gli ordini di questo indirizzo e-mail. Se sei tu, ecco il link. Funziona una volta, per {minutes} minuti.',
  linkButton: 'Vedi i miei ordini',
  linkNotYou: 'Se non sei stato tu, non fare nulla: senza questa e-mail nessuno vede niente.',

  yourOrders: 'I tuoi ordini',
  openLink: 'Ancora un clic, così il link lo usi solo tu.',
  linkGone: 'Questo link è già stato usato, o è troppo vecchio.',
  linkGoneText: 'I link funzionano una volta e per poco. Chiedine uno nuovo, basta un attimo.',
  askAgain: 'Chiedi un nuovo link',
  orderGone: 'Questo ordine non esiste',
  orderGoneText: 'Il link è troppo vecchio, o se n’è perso un pezzo per strada.',
  stateOpen: 'In attesa del pagamento',
  stateLapsed: 'Non pagato',
  statePaid: 'Pagato, in viaggio verso il tavolo da imballaggio',
  stateHeld: 'Stiamo verificando il pagamento',
  stateCancelled: 'Annullato',
  stateRefunded: 'Rimborsato',
  toShop: 'Torna al negozio',
  somethingMissing: 'Controlla che cosa hai scritto: {fields}.',
  tooOften: 'Sono stati molti tentativi. Aspetta un’ora e riprova.',

  withdraw: 'Recedere dal contratto qui',
  withdrawIntro:
    'Hai 14 giorni dal giorno in cui ricevi gli articoli, e non serve un motivo. Dicci chi sei e di quale ordine si tratta.',
  withdrawName: 'Il tuo nome',
  withdrawEmail: 'Il tuo indirizzo e-mail',
  withdrawNext: 'Avanti',
  withdrawCheck: 'È giusto così?',
  withdrawStatement: 'Con la presente notifico il recesso dal mio contratto di vendita dei beni dell’ordine {number}.',
  withdrawConfirm: 'Conferma recesso',
  withdrawDone: 'Abbiamo il tuo recesso',
  withdrawDoneText: 'Lo abbiamo ricevuto il {moment}. Una conferma è in viaggio verso {email}.',
  withdrawSubject: 'Abbiamo ricevuto il tuo recesso dall’ordine {number}',
  withdrawReceived: 'Il {moment} abbiamo ricevuto da te questa dichiarazione:',
  withdrawNow:
    'Rispedisci gli articoli entro 14 giorni. Entro 14 giorni da oggi ricevi quanto hai pagato, spedizione standard compresa; possiamo aspettare di avere gli articoli o la prova che li hai spediti.',
}
