/** What is said about shapes, plain cloth and small things. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const shapesAndThings = {
  'plain-sailing': {
    name: 'Liscio come l’olio',
    onIt: 'Nessun disegno, nessuna trama, nessun significato nascosto. Dopo un’ora tra i nostri limoni e i nostri leopardi, l’occhio ringrazia per il silenzio.',
  },
  'nothing-to-report': {
    name: 'Niente da dichiarare',
    onIt: 'Qui sopra non c’è niente. Abbiamo controllato due volte e trovato soltanto una buona maglia, in una tinta che parla per tutti.',
  },
  'heather-report': {
    name: 'Brughiera con schiarite',
    onIt: 'Una puntinatura da tweed con qualche granello vivace, come se fosse passata una pioggerella. Tendenza per domani: calma, mite, leggermente sfocata.',
  },
  'alls-fair-isle': {
    name: 'L’isola che scalda',
    onIt: 'Rose, cuori e piccole vette, in fasce alla maniera di Fair Isle, sovrapposte come gli scaffali di una cucina ordinata. In amore e d’inverno tutto è permesso.',
  },
  'isle-be-home': {
    name: 'Isola pedonale',
    onIt: 'Una fascia di Fair Isle dopo l’altra, cuori compresi, come le farebbe la nonna di qualcuno con una settimana libera e un bel radiodramma.',
  },
  'zig-before-zag': {
    name: 'Alti e bassi',
    onIt: 'Zigzag di tre spessori che salgono, ci ripensano, scendono e ci ripensano di nuovo. In ritardo, però, non sono arrivati mai.',
  },
  'wave-hello': {
    name: 'Onde evitare equivoci',
    onIt: 'Onde grosse e onde sottili, che arrivano una dietro l’altra. Hanno fatto tanta di quella strada che non ricambiare il saluto sarebbe scortese.',
  },
  'floor-show': {
    name: 'Terrazzo con vista',
    onIt: 'Scaglie di terrazzo alla veneziana, grandi e piccole, come sul pavimento di un ottimo caffè. Stasera il pavimento esce a ballare.',
  },
  'hide-and-chic': {
    name: 'Tana libera tutti',
    onIt: 'Mimetica, a chiazze morbide sopra chiazze morbide, studiata per non farti notare. Ottiene il contrario, e abbiamo smesso di correggerla.',
  },
  'eighties-called': {
    name: 'Milano da indossare',
    onIt: 'Scarabocchi, cerchi, spicchi e crocette sparse, dagli anni Ottanta, che la parola no non l’hanno mai sentita. Hanno telefonato: rivogliono le loro forme.',
  },
  'block-party': {
    name: 'Festa di quartiere',
    onIt: 'Quadrati, quarti di cerchio e mezze lune, incastrati come in un manifesto di cent’anni fa. Erano invitati tutti i vicini, e sono venuti tutti.',
  },
  'so-over-it': {
    name: 'Di tutti i colori',
    onIt: 'Arcobaleni interi, ciascuno con le sue cinque fasce nell’ordine giusto. Niente pioggia prima, niente pentola d’oro dopo e nessun rimpianto.',
  },
  'scale-model': {
    name: 'Modello in scaglie',
    onIt: 'Scaglie sovrapposte, una fila dopo l’altra, copiate dal salmone che gestisce questo negozio. Il pesce ha posato per un’ora e non ha chiesto niente.',
  },
  'head-over-heels': {
    name: 'Cotta a puntino',
    onIt: 'Cuori che pendono l’uno verso l’altro, alcuni con uno più piccolo dentro. Hanno perso la testa, sono caduti sul morbido e domani lo rifarebbero.',
  },
  'change-of-heart': {
    name: 'Cuore in pace',
    onIt: 'Cuori a ritmo regolare, per chi aveva giurato che non se ne sarebbe mai messo addosso uno. Ma guarda un po’ chi si vede.',
  },
  'heart-warmer': {
    name: 'Due cuori, una coperta',
    onIt: 'Cuori grandi, cuori piccoli e cuori dentro ai cuori, abbondanti come la marmellata sul pane. Non chiedono niente, tranne forse una coccola verso le otto.',
  },
  'about-face': {
    name: 'Faccia tosta',
    onIt: 'Facce in due metà, come ritagliate nella carta, con un occhio aperto e l’altro che ammicca. Ai matrimoni tuo zio fa lo stesso.',
  },
  'keep-an-eye-out': {
    name: 'Chiudere un occhio',
    onIt: 'Occhi dalle ciglia lunghe, metà spalancati e metà chiusi. Lavorano a turni, non si perdono niente e non lo diranno a nessuno.',
  },
  'spoke-too-soon': {
    name: 'Hai voluto la bicicletta',
    onIt: 'Biciclette con il cestino, e un biciclo che sostiene di essere arrivato prima. Non c’è una sola gomma a terra, stava giusto per aggiungere.',
  },
  'sole-music': {
    name: 'Musica per le caviglie',
    onIt: 'Dischi, cassette, cuffie e una manciata di note sciolte in cerca di una melodia. Canticchia pure: come fa non lo sa nessun altro.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
