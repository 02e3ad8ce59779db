/** What is said about stripes, dots, checks and diamonds. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const stripesAndSquares = {
  'earn-your-stripes': {
    name: 'Auf Streife',
    onIt: 'Gleichmäßige Streifen, rundherum und immer abwechselnd, wie gut erzogene Kinder. Kein Dienstabzeichen wurde je mit mehr Sorgfalt angebracht.',
  },
  'line-manager': {
    name: 'Klare Linie',
    onIt: 'Streifen, die pünktlich anfangen, pünktlich aufhören und niemanden in Kopie setzen. Was über ihnen besprochen wird, bleibt über ihnen.',
  },
  'broadly-speaking': {
    name: 'Breit aufgestellt',
    onIt: 'Breite Streifen, dazwischen eingezwängt ein paar schmale, für Leute, die die Überschrift lesen und dem Rest vertrauen. Mitzählen geht auch von der anderen Straßenseite.',
  },
  'stay-in-lane': {
    name: 'Bahn frei, Kartoffelbrei',
    onIt: 'Breite Bahnen wie im Schwimmbad, mit schmalen Leinen dazwischen. Niemand überholt, niemand spritzt, und die Trillerpfeife bleibt trocken.',
  },
  'sea-legs': {
    name: 'Reines Seemannsgarn',
    onIt: 'Der Fischerstreifen: schmal, gleichmäßig und mit einer Linie in anderem Ton für alle, die zweimal hinsehen. Er bleibt gerade, auch wenn der Boden es nicht tut.',
  },
  'going-down-well': {
    name: 'Schöner untergehen',
    onIt: 'Ein Sonnenuntergang in Streifen, breit am Horizont und schmaler zum Ufer hin. Es gibt ihn jeden Abend, und zurückgegeben hat ihn noch niemand.',
  },
  'walk-the-line': {
    name: 'Feiner Zwirn',
    onIt: 'Nadelstreifen, dünn wie das Lächeln eines Bankers und doppelt so gerade. Sie haben noch keine Besprechung versäumt, wohl aber einige verschlafen.',
  },
  'on-the-dot': {
    name: 'Punkt neun Uhr',
    onIt: 'Kleine Punkte in perfektem Abstand, jeder genau dann da, wenn man ihn erwartet. Die Bahn hat schon gefragt, wie das geht.',
  },
  'dot-dot-dot': {
    name: 'Punkt, Punkt, Komma',
    onIt: 'Punkte und dann noch mehr Punkte, als wollte der Satz weitergehen und hätte es sich anders überlegt. Das Komma lässt auf sich warten.',
  },
  'spot-of-bother': {
    name: 'Ein strittiger Punkt',
    onIt: 'Runde Tupfen, die Ärger bekamen, weil sie überall zugleich waren. Jeder will zuerst da gewesen sein, und jeder hat Zeugen.',
  },
  'point-taken': {
    name: 'Der springende Punkt',
    onIt: 'Große Kreise, manche mit einem kleineren darin, die Klartext reden und etwas zu laut. Sie haben genau eine Aussage, und die sitzt.',
  },
  'polka-face': {
    name: 'Sieg nach Punkten',
    onIt: 'Tupfen, groß wie Pokerchips, die sich nichts anmerken lassen. Was du auch auf der Hand hast, sie haben Schlechteres gesehen und erhöht.',
  },
  'sweep-it-tomorrow': {
    name: 'Gefegt wird morgen',
    onIt: 'Konfetti, Luftschlangen und kleine Dreiecke, genau da, wo sie gestern Abend gelandet sind. Der Besen weiß, wo er uns findet.',
  },
  'hole-in-none': {
    name: 'Null von achtzehn',
    onIt: 'Argyle-Rauten, von feinen Linien gekreuzt, wie man sie an Leuten sieht, die einen Putter besitzen. Zahl der Löcher: keine, und wir sind zweimal herumgegangen.',
  },
  'pair-of-diamonds': {
    name: 'Karo ist Trumpf',
    onIt: 'Rauten von Rand zu Rand, mit dünnen Linien verbunden und nicht versichert. Trag sie alle zugleich und schon vor zwölf, zu viel findet das niemand.',
  },
  'grandpa-was-right': {
    name: 'Opa hatte recht',
    onIt: 'Argyle-Rauten, frisch aus der Schublade, über die du früher gelacht hast. Er hat sie vierzig Jahre aufgehoben, nichts gesagt, und jetzt das.',
  },
  'check-please': {
    name: 'Gar nicht kleinkariert',
    onIt: 'Fensterkaros, dicke Linien und dünne, ordentlich verknotet, wo sie sich treffen. Sie übernehmen die Rechnung, während du deinen Mantel suchst.',
  },
  'table-for-ten': {
    name: 'Tischlein, deck dich',
    onIt: 'Picknickkaro mit einem kleinen Kreuzstich in jedem zweiten Quadrat, wie auf den besten Schürzen. Platz ist für zehn, oder für mehr, falls es Zehen sind.',
  },
  'your-move': {
    name: 'Matt, aber glücklich',
    onIt: 'Ein Schachbrett mitten in der Partie: Bauern, Türme und eine Dame, die es nicht eilig hat. Überleg, so lange du willst, sie hat es auch getan.',
  },
  'hound-and-found': {
    name: 'Auf Schritt und Hahnentritt',
    onIt: 'Hahnentritt, das Karo, das aussieht, als wäre jemand mit kräftigen Krallen hindurchspaziert. Geschadet hat es nicht, im Gegenteil.',
  },
  'plaid-to-meet-you': {
    name: 'Schotten dicht',
    onIt: 'Tartan mit breiten und schmalen Bändern, die sich kreuzen wie alte Freunde am Bahnhof. Gefragt wurde kein Clan, beschwert hat sich auch keiner.',
  },
  'well-plaid': {
    name: 'Auf der Tartanbahn',
    onIt: 'Tartan, der sich an jeder Ecke die Hand gibt, ob gewonnen oder verloren. Fair auf beiden Seiten, und in der zweiten Halbzeit gibt es Kuchen.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
