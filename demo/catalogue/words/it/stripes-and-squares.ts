/** What is said about stripes, dots, checks and diamonds. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const stripesAndSquares = {
  'earn-your-stripes': {
    name: 'Mettersi in riga',
    onIt: 'Righe regolari, giro dopo giro, che aspettano il proprio turno come bambini ben educati. Nessun grado è mai stato cucito con più cura.',
  },
  'line-manager': {
    name: 'Leggi tra le righe',
    onIt: 'Righe che cominciano in orario, finiscono in orario e non mettono nessuno in copia. Ciò che si dice ai piani alti resta ai piani alti.',
  },
  'broadly-speaking': {
    name: 'Sopra le righe',
    onIt: 'Righe larghe con quelle sottili strette in mezzo, per chi legge il titolo e si fida del resto. Si contano comodamente dall’altro lato della strada.',
  },
  'stay-in-lane': {
    name: 'Corsia preferenziale',
    onIt: 'Fasce larghe disposte come le corsie di una piscina, con i galleggianti sottili in mezzo. Nessuno sorpassa, nessuno schizza, e il fischietto resta asciutto.',
  },
  'sea-legs': {
    name: 'Piede marino',
    onIt: 'La riga dei pescatori: stretta, regolare, più una in un’altra tinta per chi guarda due volte. Resta in piano anche quando il pavimento non ci riesce.',
  },
  'going-down-well': {
    name: 'Va giù benissimo',
    onIt: 'Un tramonto a righe, larghe all’orizzonte e più sottili verso riva. Scende ogni sera e nessuno l’ha ancora rimandato indietro.',
  },
  'walk-the-line': {
    name: 'Rigare dritto',
    onIt: 'Righine da gessato, sottili come il sorriso di un banchiere e dritte il doppio. Non hanno mai mancato una riunione, anche se qualcuna l’hanno dormita.',
  },
  'on-the-dot': {
    name: 'Le otto in punto',
    onIt: 'Puntini piccoli a distanze perfette, ognuno al suo posto proprio quando lo si aspetta. Le ferrovie hanno chiesto di vedere come si fa.',
  },
  'dot-dot-dot': {
    name: 'Puntini, puntini, puntini',
    onIt: 'Punti, e poi altri punti, come se la frase stesse per continuare e all’ultimo avesse deciso che era meglio di no.',
  },
  'spot-of-bother': {
    name: 'Pois ne parliamo',
    onIt: 'Pallini tondi finiti nei guai perché erano dappertutto nello stesso momento. Ognuno dà la colpa a quello accanto, e accanto ce n’è sempre uno.',
  },
  'point-taken': {
    name: 'Punto e basta',
    onIt: 'Pois grandi, alcuni con uno più piccolo dentro, che parlano chiaro e un po’ troppo forte. Hanno una cosa sola da dire, e la dicono bene.',
  },
  'polka-face': {
    name: 'Bluff a pois',
    onIt: 'Pois grandi come fiches, che non lasciano trapelare niente. Qualunque mano ti abbiano servito, ne hanno viste di peggio e hanno rilanciato.',
  },
  'sweep-it-tomorrow': {
    name: 'Coriandoli fino a Pasqua',
    onIt: 'Coriandoli, stelle filanti e triangolini, rimasti dove sono caduti ieri sera. La ramazza sa dove trovarci.',
  },
  'hole-in-none': {
    name: 'Mai dare buca',
    onIt: 'Rombi argyle attraversati da righe sottili, come si vedono addosso a chi possiede una mazza da golf. Buchi: nessuno, e il giro l’abbiamo fatto due volte.',
  },
  'pair-of-diamonds': {
    name: 'Diamanti a colazione',
    onIt: 'Rombi tagliati come diamanti, da un bordo all’altro, legati da righe sottili e non assicurati. Anche tutti insieme prima di mezzogiorno: nessuno dirà che è troppo.',
  },
  'grandpa-was-right': {
    name: 'Aveva ragione il nonno',
    onIt: 'Rombi argyle, direttamente dal cassetto che ti faceva ridere. Lui li ha conservati per quarant’anni, non ha detto niente, e adesso guarda.',
  },
  'check-please': {
    name: 'I conti quadrano',
    onIt: 'Quadri a finestra, righe spesse e righe sottili, annodate con cura dove si incontrano. Al cameriere pensano loro mentre tu cerchi il cappotto.',
  },
  'table-for-ten': {
    name: 'Tovaglia in trasferta',
    onIt: 'Quadretti vichy da picnic, con un piccolo punto croce in un quadretto sì e in uno no, come sui grembiuli migliori. Ci si sta in dieci, di più se sono dita.',
  },
  'your-move': {
    name: 'Arrocco sul divano',
    onIt: 'Una scacchiera a metà partita: pedoni, torri e una regina che non ha fretta. Prenditi tutto il tempo che vuoi, lei l’ha fatto.',
  },
  'hound-and-found': {
    name: 'Zampe di gallina',
    onIt: 'Pied-de-poule, il quadretto con le punte, come se una gallina di buona famiglia avesse razzolato in file ordinate. Sono le uniche che si comprano apposta.',
  },
  'plaid-to-meet-you': {
    name: 'Doccia scozzese',
    onIt: 'Tartan a fasce larghe e fasce sottili, che si incrociano come vecchi amici in stazione. Nessun clan è stato consultato e nessuno ha protestato.',
  },
  'well-plaid': {
    name: 'Terzo tempo scozzese',
    onIt: 'Tartan che a ogni angolo si stringe la mano, comunque sia finita. Partita corretta da tutte e due le parti, e dopo il fischio c’è la torta.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
