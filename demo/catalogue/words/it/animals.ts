/** What is said about animals and their coats. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const animals = {
  'school-uniform': {
    name: 'Compagni di banco',
    onIt: 'Salmoni con due gambe e due calzini a righe a testa, di corsa verso la scuola. Nessuno li ha avvisati che potevano andarci a nuoto.',
  },
  'plenty-more-fish': {
    name: 'Che pesci pigliare',
    onIt: 'Salmoni con i calzini a righe che aspettano, corrono e fanno bolle, tutti quanti single. Del resto il mare, dicono, ne è pieno.',
  },
  'claws-and-effect': {
    name: 'Gatta ci cova',
    onIt: 'Gatti seduti, a passeggio o che fingono di dormire. Hai combinato qualcosa, loro sanno che cosa e ne riparleranno quando ci saranno ospiti.',
  },
  'nine-to-five-lives': {
    name: 'Quattro gatti in riunione',
    onIt: 'Gatti che hanno letto l’ordine del giorno senza scomporsi. Alcuni si sono appisolati, uno ha lasciato la sala e gli altri ti guardano e basta.',
  },
  'power-catnap': {
    name: 'Sette vite, cento pisolini',
    onIt: 'Gatti acciambellati tra una dormita e la successiva, con uno o due di guardia perché sembri un lavoro. Nessuno ha mai osato chiedere.',
  },
  'long-story-short': {
    name: 'Per farla lunga',
    onIt: 'Bassotti in maglione, e la cosa richiede tempo. Prima arriva il davanti, il centro segue con comodo e la coda si presenta appena c’è posto.',
  },
  'paws-for-thought': {
    name: 'Profilo bassotto',
    onIt: 'Un osso, una palla e dei bassotti che devono decidere. L’idea parte da un’estremità e raggiunge l’altra in tempo per la cena.',
  },
  'dressed-to-chill': {
    name: 'Pinguini in ghingheri',
    onIt: 'Pinguini in frac, i più prudenti con la sciarpa, alcuni in arrivo sulla pancia. L’invito diceva abito da sera, non diceva in piedi.',
  },
  'roar-materials': {
    name: 'Te lo giurassico',
    onIt: 'Dinosauri: uno dal collo lungo, uno tutto punte e uno con le braccia corte e molto da dire. Vanno più d’accordo di quanto racconti la storia.',
  },
  'mind-your-beeswax': {
    name: 'Fatti i favi tuoi',
    onIt: 'Api con trifogli da visitare e favi da riempire, ognuna presa dalle proprie faccende. Le righe ci sono tutte, il pungiglione no.',
  },
  'one-leg-at-a-time': {
    name: 'Una gamba in spalla',
    onIt: 'Alcuni fenicotteri stanno su una gamba sola, altri si chinano a cercare la seconda. Ci si veste tutti così, ma loro ne hanno fatto una professione.',
  },
  'fox-trot': {
    name: 'Volpi in balera',
    onIt: 'Volpi tra un ballo e l’altro: una siede, una si è assopita nella propria coda e le altre mostrano il profilo migliore. Lento, lento, veloce, veloce, pollaio.',
  },
  'bear-with-me': {
    name: 'Orsù, abbi pazienza',
    onIt: 'Orsi di passaggio, uno dei quali tiene un salmone in calzini. Saranno da te tra un momento, appena avranno spiegato la faccenda.',
  },
  'bear-minimum': {
    name: 'Fuori con l’orso',
    onIt: 'Orsi che vanno a sinistra, orsi che vanno a destra, un orso a pesca. Avevano pensato di fare di più, poi hanno guardato il cielo: esserci era già parecchio.',
  },
  'leap-of-faith': {
    name: 'Di palo in rana',
    onIt: 'Certe rane stanno sedute a fissarti, altre sono già per aria, e le ninfee si trovano più o meno dove servono. Finora è sempre andata bene.',
  },
  'counting-on-ewe': {
    name: 'Conti in sospeso',
    onIt: 'Pecore lanose, qualcuna già a mezz’aria, in fila per chi non riesce a dormire. Quasi tutti arrivano fino a quella nera.',
  },
  'oh-whale': {
    name: 'Mi balena un’idea',
    onIt: 'Balene con una bella dentatura, piccoli zampilli e, qua e là, soltanto una coda che spunta. Poteva andare peggio, dicono: potevamo nascere aringhe.',
  },
  'hard-to-spot': {
    name: 'Darsi alla macchia',
    onIt: 'Rosette di leopardo con le briciole in mezzo, mai due della stessa forma. Nell’erba alta nessuno ti vedrebbe, alla fermata dell’autobus ti vedono tutti.',
  },
  catwalk: {
    name: 'Leopardi di buonumore',
    onIt: 'Il manto di un leopardo, macchia per macchia, senza il leopardo e senza il suo pessimismo. Lungo un corridoio sa come muoversi.',
  },
  'zebra-crossing': {
    name: 'Zebra contromano',
    onIt: 'Strisce di zebra che si biforcano, sterzano e di mettersi in fila non vogliono saperne. Il traffico però rallenta, e non tutte le fantasie possono dirlo.',
  },
  'pasture-bedtime': {
    name: 'Ninna mucca',
    onIt: 'Le grandi macchie morbide di una mucca che da un’ora dovrebbe essere a letto. Stanno dove sono cadute, come piace alle mucche.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
