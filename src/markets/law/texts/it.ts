import type { LawTexts } from './law-text-kinds.ts'

export const it: LawTexts = {
  legal: 'Informazioni legali',
  imprint: 'Note legali',
  privacy: 'Privacy',
  terms: 'Condizioni generali di vendita',
  withdrawalPage: 'Diritto di recesso',
  accessibility: 'Accessibilità',
  cookieSettings: 'Impostazioni dei cookie',
  cancelTransaction: 'Annulla un acquisto',
  weAccept: 'Metodi di pagamento',
  card: 'carta di credito e di debito',
  onlineBanking: 'online banking',
  deliversTo: 'Spediamo in {countries}.',
  notTo: 'Non spediamo in {regions}.',
  opensInNewTab: 'si apre in una nuova scheda',
  agreeTerms: 'Ordinando accetti le nostre {terms}. Hai il {withdrawal}.',
  withdrawalWord: 'diritto di recesso',

  demoNote: 'Questo è il testo di un negozio dimostrativo. Sostituiscilo con il tuo prima di aprire.',
  seller: 'Venditore',
  representative: 'Rappresentato da',
  telephone: 'Telefono',
  email: 'E-mail',
  registration: 'Iscrizione al registro',
  vatIds: 'Partite IVA',
  responsiblePerson: 'Responsabile della sicurezza dei prodotti nell’Unione europea',
  sellerNumbers: 'Registrazione come venditore',
  producerNumber: 'Numero di registrazione (responsabilità estesa del produttore)',
  sortingMark: 'Raccolta differenziata',
  notStated: 'non ancora indicato',
  disputes: 'Risoluzione extragiudiziale delle controversie',
  disputeNone:
    'Non aderiamo ad alcun organismo di risoluzione alternativa delle controversie. Scrivici prima: quasi tutto si risolve direttamente.',
  disputeBody:
    'Se non riusciamo a risolvere insieme un reclamo, puoi rivolgerti gratuitamente a questo organismo: {body}.',

  guarantee: 'Garanzia legale di conformità',
  guaranteeText:
    'Ciò che acquisti qui deve essere conforme al contratto. Se non lo è, puoi chiedere a noi, come venditore, la riparazione o la sostituzione gratuite, e poi una riduzione del prezzo o il rimborso, per almeno 2 anni dalla consegna. La legge del tuo Paese può darti di più.',
  guaranteePlaceholder: 'Segnaposto: qui va l’avviso ufficiale del regolamento (UE) 2025/1960.',

  voluntary: 'Dal 15º al 30º giorno: la nostra estensione volontaria',
  voluntaryText:
    'Scaduto il termine di legge, accettiamo ancora i resi fino a 30 giorni dal ricevimento, senza che la legge lo chieda. Solo per questi giorni in più gli articoli devono essere non indossati e con l’etichetta. Il tuo diritto di legge non ne è limitato in alcun modo.',
  voluntaryOnly: '30 giorni per il reso',
  voluntaryOnlyText:
    'La legge del tuo Paese non prevede un diritto generale di recedere da un acquisto. Accettiamo volontariamente i resi per 30 giorni dal ricevimento, se gli articoli sono non indossati e con l’etichetta.',

  version: 'Versione {version}. Valida per: {country}.',
  clauses: 'Che cosa vale nel tuo Paese',
  clausesOf: {
    eu: [
      'Qualunque cosa dicano queste condizioni, valgono le norme imperative a tutela dei consumatori del Paese in cui vivi (regolamento (CE) n. 593/2008, articolo 6).',
      'Puoi citarci davanti al giudice del luogo in cui vivi (regolamento (UE) n. 1215/2012, articolo 18).',
      'Consegniamo entro il termine indicato e al più tardi 30 giorni dopo l’ordine. Il rischio passa a te quando ricevi gli articoli.',
      'Il contratto si conclude con la nostra conferma via e-mail. Conserviamo il testo del contratto e te lo inviamo con la conferma. Prima di ordinare puoi vedere e correggere tutto ciò che hai inserito.',
    ],
  },
  countryClauses: {
    IT: 'In Italia si applica il Codice del consumo (decreto legislativo 206/2005), anche per il foro inderogabile della tua residenza (articolo 66-bis).',
  },

  privacyWho: 'Chi è il titolare',
  privacyBases: 'Perché usiamo i dati e su quale base giuridica',
  privacyBasesList: [
    'Ordini, consegna, pagamento, resi e domande: nome, indirizzi, e-mail, telefono e contenuto dell’ordine, per eseguire il contratto (GDPR, articolo 6, paragrafo 1, lettera b).',
    'Fatture e contabilità: perché lo impone la legge fiscale e commerciale (articolo 6, paragrafo 1, lettera c).',
    'Newsletter: solo con il tuo consenso (articolo 6, paragrafo 1, lettera a), che puoi revocare con il link in ogni numero.',
    'Statistiche, consigli personali e pubblicità: solo con il tuo consenso nelle impostazioni dei cookie (articolo 6, paragrafo 1, lettera a).',
    'Sicurezza: indirizzi di rete nei registri e limiti alle richieste, per proteggere il negozio dagli abusi (articolo 6, paragrafo 1, lettera f).',
    'Segnalazioni di errori del tuo browser: solo con il tuo consenso (articolo 6, paragrafo 1, lettera a); contengono l’indirizzo della pagina e l’errore, non ciò che hai scritto.',
    'Telefono: perché il corriere possa annunciare la consegna (articolo 6, paragrafo 1, lettera b).',
  ],
  privacyRetention: 'Per quanto tempo li conserviamo',
  retentionOf: {
    cartDays: 'Un carrello: {n} giorni dall’ultima modifica.',
    orderedCartDays: 'Il carrello di un ordine: {n} giorni dall’ultima modifica.',
    unpaidOrderDays: 'Un ordine non pagato: {n} giorni.',
    documentYears: 'Fatture e note di credito: {n} anni solari interi, come impone la legge fiscale.',
    claimYears:
      'Ordini: per lo stesso periodo delle relative fatture. Recessi e prove del consenso: {n} anni solari interi.',
    unconfirmedNewsletterDays:
      'Un’iscrizione alla newsletter non confermata: {n} giorni. Una confermata: fino alla tua disiscrizione.',
    interactionDays: 'Visualizzazioni e clic per i consigli, solo con il consenso: {n} giorni.',
    checkoutDays: 'Ciò che hai scritto alla cassa, nel tuo browser: {n} giorni.',
  },
  privacyRecipients: 'Chi li riceve',
  privacyRecipientsList: [
    'Il fornitore di servizi di pagamento: importo, numero d’ordine e ciò che serve per verificare il pagamento.',
    'Il corriere che consegna il pacco: nome, indirizzo, e-mail e telefono.',
    'I fornitori che gestiscono i nostri server e inviano le nostre e-mail, solo su nostre istruzioni.',
    'Autorità fiscali e tribunali, quando la legge lo impone.',
  ],
  privacyTransfers: 'Trasferimenti in altri Paesi',
  privacyTransfersText:
    'Se un destinatario si trova fuori dallo Spazio economico europeo, i dati sono trasmessi solo in base a una decisione di adeguatezza della Commissione europea o alle sue clausole contrattuali tipo. Puoi chiedercene una copia.',
  privacyRights: 'I tuoi diritti',
  privacyRightsList: [
    'sapere quali dati conserviamo su di te e riceverne una copia',
    'farli correggere o cancellare, o farne limitare il trattamento',
    'riceverli in un formato di uso comune o farli trasmettere ad altri',
    'opporti a un uso basato sul nostro legittimo interesse',
    'revocare un consenso in qualsiasi momento, per il futuro',
    'presentare reclamo all’autorità per la protezione dei dati del tuo Paese',
  ],

  accessibilityIntro:
    'Tutti devono poter comprare calzini qui. Questo negozio segue le Web Content Accessibility Guidelines (WCAG) 2.2, livello AA, e la norma EN 301 549.',
  accessibilityTested: 'Come verifichiamo',
  accessibilityTestedText:
    'Ogni modifica viene verificata automaticamente con axe e con la tastiera. Il testo si può ingrandire al 200%, le animazioni si fermano se il tuo sistema chiede meno movimento e tutti i moduli funzionano con i lettori di schermo.',
  accessibilityLimits: 'Limiti noti',
  accessibilityLimitsList: [
    'Le pagine del fornitore di servizi di pagamento e della tua banca non sono nostre.',
    'Alcune foto dei prodotti hanno solo una breve descrizione.',
    'Ai filmati che segnaliamo può mancare l’audiodescrizione.',
  ],
  accessibilityContact: 'Dicci che cosa non funziona',
  accessibilityContactText: 'Scrivi a {email} o chiama il {telephone}. Rispondiamo entro 5 giorni lavorativi.',
  accessibilityBody: 'Vigilanza',
  accessibilityBodyText:
    'Se la nostra risposta non basta, puoi rivolgerti all’autorità di vigilanza del tuo Paese: {body}.',
  accessibilityBodyUnknown: 'l’autorità designata dal tuo Paese ai sensi della direttiva (UE) 2019/882',
}
