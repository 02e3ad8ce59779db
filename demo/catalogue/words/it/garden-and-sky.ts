/** What is said about plants, stars and weather. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const gardenAndSky = {
  'upsy-daisy': {
    name: 'M’ama, m’ama',
    onIt: 'Margherite spalancate dappertutto, come se nessuno dovesse più tagliare l’erba. Non serve sfogliarle per avere la risposta: è sì.',
  },
  'daisy-chain-of-command': {
    name: 'Organigramma in fiore',
    onIt: 'Margherite in buon ordine, ognuna alle dipendenze di quella sopra. Nemmeno la margherita in cima, a dire il vero, sa che cosa stia succedendo.',
  },
  'late-bloomer': {
    name: 'Nel fiore degli anni',
    onIt: 'Fiori tondi e sicuri di sé, come li disegnavano nel 1967. Se la sono presa comoda, poi sono arrivati tutti insieme come gli autobus, e non si scusano.',
  },
  'petal-to-the-metal': {
    name: 'Fiori giri',
    onIt: 'Fiori grandi e fiori piccoli, parecchio più veloci di quanto si usi tra i fiori. Si vedono petali da ogni parte, e freni da nessuna.',
  },
  'tulip-service': {
    name: 'Chi va piano, tulipano',
    onIt: 'Tulipani in piedi accanto a tulipani a testa in giù, tutto per farti piacere. Dovevano dire due parole gentili, poi hanno preferito fiorire.',
  },
  'looking-sharp': {
    name: 'Punto e a cactus',
    onIt: 'Cactus in vaso dal portamento impeccabile, alcuni con un fiore tra i capelli. Le spine sono a maglia, quindi puoi stringere loro la mano.',
  },
  'free-hugs': {
    name: 'Cercasi abbraccio',
    onIt: 'Cactus nei loro vasetti, quelli alti con le braccia aperte. Finora non si è fatto avanti nessuno, e loro pensano che sia timidezza.',
  },
  'not-mushroom-in-here': {
    name: 'Ressa nel sottobosco',
    onIt: 'Funghi a puntini, funghi sottili e funghetti a due a due, gomito a gomito dopo una notte di pioggia. C’era posto per un altro, poi è cresciuto.',
  },
  'needle-work': {
    name: 'In primo pino',
    onIt: 'Un bosco di pini, alcuni con la neve in cima, e un albero più tondo entrato per sbaglio. Qui ogni ago è opera di un altro ago.',
  },
  'pining-for-you': {
    name: 'Abeti nel mio cuore',
    onIt: 'Alberi, una fila dietro l’altra, tutti con in mente la stessa persona. Sono sempreverdi, o quasi, quindi possono continuare ancora molto a lungo.',
  },
  'leaf-me-be': {
    name: 'Non si muove foglia',
    onIt: 'Foglie di varie specie, certe intagliate, certe a punta, certe ancora sul rametto, e tutte senza impegni. Queste nessuno ti chiederà di rastrellarle.',
  },
  'thank-your-stars': {
    name: 'Ufficio desideri',
    onIt: 'Stelle grandi un po’ inclinate, stelle piccole negli spazi liberi, e non ce n’è una che cada. I desideri vengono evasi in ordine di arrivo.',
  },
  'five-star-review': {
    name: 'Recensione a cinque punte',
    onIt: 'Stelle, cinque punte ciascuna, tutte meritate. «Lo rifarei», scrive un signore che di solito scrive soltanto per protestare.',
  },
  'some-space-please': {
    name: 'Spazio personale',
    onIt: 'Pianeti con l’anello, una luna, un razzo che se ne va in anticipo e in mezzo un bel po’ di niente. Lassù fino a giovedì nessuno ha bisogno di te.',
  },
  'over-the-moon': {
    name: 'Che razzo di festa',
    onIt: 'Un razzo ha appena superato la luna e sta salutando i pianeti. Si sono messi gli anelli, quindi dev’essere un’occasione importante.',
  },
  'mission-control': {
    name: 'Houston, nessun problema',
    onIt: 'Un razzo, alcuni pianeti e una luna, ognuno dove il piano lo vuole. Il centro di controllo è stato informato ed è andato a pranzo.',
  },
  'shock-value': {
    name: 'Colpo di fulmine',
    onIt: 'Fulmini che cadono e ricadono nello stesso punto, checché se ne dica in giro. Il tuono segue fra tre secondi circa.',
  },
  'slight-chance-of-naps': {
    name: 'Rovesci di sonno',
    onIt: 'Nuvole belle grasse, alcune con qualche goccia da smaltire e altre con il sole dietro. È attesa sonnolenza, in lenta estensione da ovest.',
  },
  'no-two-alike': {
    name: 'Fioccano complimenti',
    onIt: 'Fiocchi di neve a sei bracci che cadono senza la minima fretta. Sul termosifone non si sciolgono, e per la categoria è una prima assoluta.',
  },
  'ice-to-meet-you': {
    name: 'Rompiamo il ghiaccio',
    onIt: 'Fiocchi di neve in abito da sera, curati fino all’ultimo rametto di brina. All’inizio sembrano freddi, ma concedi loro un minuto.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
