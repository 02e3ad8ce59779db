/** What is said about the gift boxes. */
import type { BoxId } from '../../themes/gift-boxes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const giftBoxes = {
  'fruit-salad': {
    name: 'Macedonia senza melone',
    onIt: 'Prima i limoni, poi quello che era maturo. Niente da sbucciare, niente che annerisca e nessun cubetto di melone da lasciare nella ciotola.',
  },
  'tasting-menu': {
    name: 'Menù degustazione',
    onIt: 'Tante piccole portate, a cominciare da sushi e pizza, servite tutte insieme. La cucina non prende prenotazioni e non si aspetta la mancia.',
  },
  'breakfast-in-bed': {
    name: 'Colazione a letto',
    onIt: 'Per cominciare uova e caffè, serviti a paia. Sulle lenzuola non resteranno briciole, ed è la prima volta nella storia del genere.',
  },
  'same-again-please': {
    name: 'Un altro giro',
    onIt: 'Birra e pizza, le due portate di una buona serata. Nessuno deve alzarsi per ordinare e nessuno deve dividere il conto.',
  },
  'petting-zoo': {
    name: 'Fattoria allargata',
    onIt: 'Cani, gatti, pecore e, nei formati più grandi, i loro amici più selvatici. Sono tutti mansueti, non morde nessuno e dar loro da mangiare è facoltativo.',
  },
  'cat-people': {
    name: 'Due gatti, cioè tre',
    onIt: 'Gatti con contorno di gatti, per chi ne ha tre e li chiama un paio. Nella scatola, per prima cosa, ci si siederanno loro.',
  },
  walkies: {
    name: 'Due passi, otto zampe',
    onIt: 'Bassotti, e poi ancora bassotti, tutti già pronti davanti alla porta. La palla è al solito posto e il tempo non è una scusa.',
  },
  'catch-of-the-day': {
    name: 'Pescato del giorno',
    onIt: 'Salmoni, balene e, nel formato più grande, qualche scaglia per gradire, sbarcati stamattina e confezionati senza ghiaccio. Nessuno era grosso così.',
  },
  'fresh-bouquet': {
    name: 'Mazzo senza vaso',
    onIt: 'Margherite, tulipani e compagnia, recisi a misura di piede. Acqua non ne vogliono, e fra tre settimane saranno belli come oggi.',
  },
  'minutes-of-the-meeting': {
    name: 'Varie ed eventuali',
    onIt: 'Righe, puntini e altri professionisti discreti, capaci di resistere a qualunque riunione. Si delibera quanto segue: infilare, entrare, tornare a casa.',
  },
  'join-the-dots': {
    name: 'Unisci i puntini',
    onIt: 'Puntini piccoli, pois grandi, in ogni caso tondi. Messi uno accanto all’altro formano una figura, ma non diremo quale.',
  },
  'stripe-search': {
    name: 'Riga per riga',
    onIt: 'Righe di varie scuole, dalle regolari alle marinare e oltre. Abbiamo perquisito tutto l’edificio e abbiamo trovato solo queste: bastano.',
  },
  'love-letters': {
    name: 'Posta del cuore',
    onIt: 'Cuori e ciliegie, firmati, sigillati e piegati in due. Dicono quello che diresti tu, se ti venisse meglio dirlo.',
  },
  'yours-and-mine': {
    name: 'Comunione dei beni',
    onIt: 'Cuori due volte, di due umori diversi, per due persone e un solo cesto della biancheria. Chi prende quali, decidetelo voi.',
  },
  'snowed-in': {
    name: 'Isolati con piacere',
    onIt: 'Motivi Fair Isle, fiocchi di neve e quant’altro sia sceso nella notte. La strada è chiusa, la minestra è sul fuoco e nessuno se ne lamenta.',
  },
  'by-the-fire': {
    name: 'Camino facendo',
    onIt: 'Fair Isle e argyle, scelti per l’ultima ora della serata. Il fuoco non è compreso, e nemmeno il cane che ci dorme davanti.',
  },
  'lift-off': {
    name: 'Tre, due, coperchio',
    onIt: 'Pianeti e stelle, stipati come si deve quando si va in su. Il conto alla rovescia non serve: basta tirare verso l’alto.',
  },
  'seven-day-forecast': {
    name: 'Previsioni a sette giorni',
    onIt: 'Nuvole, pioggerella, fulmini, onde, un arcobaleno, un tramonto e la neve: un tempo diverso per ogni giorno della settimana. La televisione è meno affidabile.',
  },
  'out-of-office': {
    name: 'Risposta automatica: mare',
    onIt: 'Fenicotteri e onde aprono la strada, e il resto delle ferie viene dietro. Ai messaggi si risponderà al ritorno, o forse no.',
  },
  'warm-up-act': {
    name: 'Riscaldamento autonomo',
    onIt: 'Biciclette e zigzag per chi si muove di proposito. Allo stretching pensano loro, al resto pensi tu, e la doccia è per tutti.',
  },
  'loud-and-clear': {
    name: 'Forte e chiaro',
    onIt: 'Le fantasie più rumorose che abbiamo, scelte per chi con il beige non ha niente da spartire. Da aprire lontano dai parenti che dormono.',
  },
  'show-and-tell': {
    name: 'Maestra, guarda qui',
    onIt: 'Dinosauri e spazio, le due cose di cui a scuola valga la pena di parlare. Il resto della classe avrà delle domande.',
  },
  'story-time': {
    name: 'Ancora un capitolo',
    onIt: 'Orsi e pecore, vecchie conoscenze delle storie della buonanotte. Si sentiranno chiedere di andare avanti e dovrebbero dire di no.',
  },
  'snow-day': {
    name: 'Oggi niente scuola',
    onIt: 'Pinguini e fiocchi di neve per la mattina in cui non apre nessuna aula. Rendono al massimo dentro gli stivali, e si ritrovano dopo pranzo.',
  },
  'party-bag': {
    name: 'Bottino di festa',
    onIt: 'Coriandoli e gelati tanto per cominciare, e nessuna torta schiacciata sul fondo. Si torna tutti a casa con qualcosa della misura giusta.',
  },
  'garden-patrol': {
    name: 'Ronda ronzante',
    onIt: 'Api e rane in servizio, dall’aiuola fino in fondo al prato. Fanno rapporto all’ora di cena, coperte di prove.',
  },
} satisfies Partial<Record<BoxId, ThemeWords>>
