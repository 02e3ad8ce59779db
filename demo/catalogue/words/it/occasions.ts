/** When to wear it and when to give a box of it. These close a description, whatever came before. */
import type { CatalogueWords } from '../catalogue-words.ts'

/**
 * True for socks and for everything else we knit; only office and romance are sure to be read by grown-ups. Nothing here
 * takes the garment as its subject or object, which would have to be singular or plural, masculine or feminine.
 */
export const wear: CatalogueWords['wear'] = {
  everyday: [
    'Per i martedì qualunque, cioè quasi tutti.',
    'Ci si veste senza pensarci, e verso le undici ci si fa caso con piacere.',
    'Buona compagnia per i jeans, le commissioni e le giornate senza nome.',
    'Per quel genere di giornata che nessuno fotograferà.',
    'Non ci vuole un motivo e nemmeno una stagione: basta un cassetto.',
    'Lunedì addosso, martedì nel bucato, mercoledì già nostalgia.',
  ],
  office: [
    'Per arrivare in fondo a una riunione lunga senza dire una parola.',
    'Il regolamento non lo vieta da nessuna parte, e l’abbiamo letto tutto.',
    'Quanto basta di serietà per il nono piano, e una battuta privata per tutta la salita.',
    'In ottimi rapporti con le scadenze, gli abiti scuri e la penna buona.',
    'Per il giorno del budget, per il primo giorno e per quello in cui la stampante finalmente cede.',
    'Alla prossima presentazione, almeno una cosa andrà come previsto.',
  ],
  party: [
    'Per le serate che dovevano finire presto.',
    'Ottimo modo di cominciare una conversazione e, di solito, anche di chiuderla.',
    'Balla, non rovesciare niente e resta sul vago se ti chiedono dove si compra.',
    'Il luogo ideale è la cucina, dove va a finire ogni festa che si rispetti.',
    'Se sull’invito c’è scritto di venire come sei, si intende così.',
    'Il giorno dopo, quando racconteranno chi c’era, cominceranno da te.',
  ],
  sport: [
    'Per la corsa, per il giro in bici o per il lungo discorso sul fatto di andarci.',
    'Per tutto ciò che è più veloce di una passeggiata e più lento di un autobus.',
    'Da portare in palestra, e poi al bar accanto.',
    'Il fango è previsto, la medaglia è facoltativa, al resto pensa il bucato.',
    'Per il riscaldamento, e ancora di più per il momento di dire basta così.',
    'Da sfoggiare tra i vincitori, o con il buonumore di tutti gli altri.',
  ],
  winter: [
    'Dalla prima brina in poi, da tenere a portata di mano accanto alla porta.',
    'Da abbinare alla neve, alla minestra e alla strada più lunga per tornare a casa.',
    'Per le mattine in cui a qualcuno tocca grattare il parabrezza.',
    'Da novembre a marzo, o finché in casa si discute del riscaldamento.',
    'Il massimo con un thermos, uno slittino e qualcun altro a tirarlo.',
    'Sullo sci nessuna opinione, sul rifugio parecchio entusiasmo.',
  ],
  romance: [
    'Per il primo appuntamento, per il terzo e per l’anniversario che qualcuno stava per scordare.',
    'Per le volte in cui non ti dispiacerebbe se qualcuno facesse domande.',
    'La cosa tenera così è già detta, e tu puoi occuparti della cena.',
    'Bene a lume di candela, meglio con chi ride delle stesse cose.',
    'Nessuno deve accorgersene, ma è molto bello quando succede alla persona giusta.',
    'Per il quattordici febbraio, o per il quindici, quando vale di più.',
  ],
  birthday: [
    'Ci si veste così al mattino, e la torta è solo questione di tempo.',
    'Per chi compie gli anni e per chiunque gli canti gli auguri stonando.',
    'Per i compleanni tondi, per quelli con gli spigoli e per il giorno dopo, con gli avanzi.',
    'Un anno in più si porta meglio con qualcosa di allegro addosso.',
    'Nessuna controindicazione nota mentre si soffia sulle candeline.',
    'Volendo, si può anche negli altri trecentosessantaquattro giorni.',
  ],
  home: [
    'Il divano è stato avvisato e non vede l’ora.',
    'Per le sere con il plaid, il piatto sulle ginocchia e nessun posto dove andare.',
    'Se suonano alla porta si può aprire anche così, ma nessuno ti obbliga.',
    'Per le domeniche, la pioggia e l’ora in cui gli altri dormono ancora.',
    'Dal letto alla cucina e ritorno: più lontano non serve.',
    'Tira le tende, trova il telecomando e considera concluso il discorso su cosa mettersi.',
  ],
  travel: [
    'Poco posto in valigia, niente pieghe all’arrivo e mai un «quanto manca».',
    'Per i treni notturni, i posti al finestrino e il lungo corridoio fino all’uscita quarantadue.',
    'Un rotolino nell’angolo, e la borsa che credevi piena si chiude lo stesso.',
    'Buona compagnia sui traghetti, nelle camere degli ospiti e dovunque la cartina si arrenda.',
    'Addosso all’andata, una sciacquata nel lavandino, addosso al ritorno.',
    'Più voglia di partire di quanta ne confessi l’etichetta.',
  ],
  summer: [
    'Dal primo sabato caldo fino a quando qualcuno nomina la scuola.',
    'Per i prati, i moli, le finestre aperte e l’ultimo battello.',
    'Un debole per le sere lunghe, le bibite fredde e i programmi dell’ultimo minuto.',
    'Anche alla grigliata, dove il fumo ti troverà comunque.',
    'Tra un bagno e l’altro, oppure tra la colazione e il primo.',
    'Ombra, ghiaccio e poco altro, e l’estate è a posto così.',
  ],
}

/** Five are enough here: a box is sold in fewer sorts. */
export const give: CatalogueWords['give'] = {
  everyday: [
    'Regalalo senza nessun motivo, che è quello che la gente ricorda.',
    'Un bel grazie per chi ti annaffia le piante.',
    'Per l’amica che dice di non portare niente e poi ti guarda le mani.',
    'È anche un regalo sensato da farti da te, visto che il tuo numero lo sai.',
    'Lascialo sulla sedia di qualcuno e non dire niente finché non se ne accorge.',
  ],
  office: [
    'Per chi in ufficio arriva, saluta o semplicemente sopravvive a un altro trimestre.',
    'Adatto ai capi, agli stagisti e alla persona che aggiusta la stampante.',
    'Alla lotteria aziendale è il primo premio, e chi perde chiederà da dove arriva.',
    'Regalalo al posto dell’ennesima tazza con la frase.',
    'Una buona risposta a un nuovo lavoro, a un progetto lungo o a un preavviso molto breve.',
  ],
  party: [
    'Portalo al posto della bottiglia e ti inviteranno ancora.',
    'Mettilo in mezzo agli altri regali e guarda quale si apre per primo.',
    'Per chi ospita, per chi è ospite e per chi resta a lavare i piatti.',
    'Sta sotto un braccio solo, così l’altro è libero per suonare il campanello.',
    'Consegnalo sulla porta, prima che la musica sia troppo alta per le spiegazioni.',
  ],
  sport: [
    'Per chi, in squadra, porta sempre gli spicchi d’arancia.',
    'Un premio per i primi, per gli ultimi o per il solo fatto di esserci.',
    'Regalalo a chi ha davanti una maratona, o una scala molto alta.',
    'Prima fa il tifo da bordo campo, poi dal fondo del borsone.',
    'Meglio di una coppa, perché non c’è da spolverarlo.',
  ],
  winter: [
    'Va sotto l’albero, dentro la calza o direttamente da una parte all’altra del tavolo.',
    'Per la persona che ha sempre freddo e lo dice sempre.',
    'Ordinalo a novembre e guarda gli altri dall’alto in basso per tutto dicembre.',
    'Una risposta calda alla domanda su che cosa portare quando gela.',
    'Qualcuno nella tua lista ha i piedi gelati, e adesso puoi fare qualcosa.',
  ],
  romance: [
    'Le rose sono belle, ma una lavatrice non l’hanno mai superata.',
    'Per la persona di cui sopporti i piedi freddi da tutti questi anni.',
    'Regalalo il quattordici febbraio, o una sera qualsiasi che se lo meriti.',
    'La poesia non è compresa, quindi puoi aggiungerne una tua.',
    'Infila un biglietto sotto il coperchio e fai finta che fosse già lì.',
  ],
  birthday: [
    'Mancano solo una candelina e qualcuno che canti stonato.',
    'Per un compleanno che hai ricordato in tempo, o quasi.',
    'Va bene per ogni età e non dice mai quale.',
    'Attacca il biglietto al coperchio, scrivici un nome e hai finito.',
    'Un regalo che si scarta, fa ridere e torna a casa ai piedi, tutto nello stesso giorno.',
  ],
  home: [
    'Per chi ha appena traslocato e non trova lo scatolone dei piatti.',
    'Regalalo a chi merita un fine settimana tranquillo e se lo prende di rado.',
    'Una buona cosa da spedire quando non puoi passare di persona.',
    'Sta bene accanto a un libro nuovo e a una vecchia coperta.',
    'Lascialo sul cuscino di chi si è alzato per primo.',
  ],
  travel: [
    'Per chi sta per partire, o per chi è appena tornato pieno di racconti.',
    'Regalalo in stazione, dove non c’è tempo per i discorsi lunghi.',
    'Un regalo di arrivederci che lascia ancora posto in valigia.',
    'Ringrazia chi ha dato da mangiare al gatto mentre eri via.',
    'Meglio di una calamita presa in aeroporto, e più comodo da portare.',
  ],
  summer: [
    'Per chi ha un giardino, e per chi continua a farsi invitare in quello degli altri.',
    'Portalo alla grigliata, tanto l’insalata di riso la portano già tutti.',
    'In macchina al sole resiste meglio del cioccolato.',
    'Un bel modo di ringraziare una maestra l’ultimo giorno di scuola.',
    'Regalalo a giugno, e a settembre le avrà viste tutte.',
  ],
}
