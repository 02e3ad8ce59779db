/** What is said about animals and their coats. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const animals = {
  'school-uniform': {
    name: 'Fisch in Schale',
    onIt: 'Ein Schwarm Lachse, und jeder einzelne trägt Socken. Füße haben sie nach allem, was man weiß, keine. Aufgehalten hat sie das nie.',
  },
  'plenty-more-fish': {
    name: 'Mein heimlicher Schwarm',
    onIt: 'Lachs, Lachs und, ein Stückchen weiter, Lachs: alle herausgeputzt und zurzeit zu haben. Das Meer soll voll davon sein.',
  },
  'claws-and-effect': {
    name: 'Stubenreines Gewissen',
    onIt: 'Katzen, die sitzen, schlendern oder so tun, als ob sie schliefen. Du hast etwas angestellt, sie wissen, was, und sie kommen darauf zurück, sobald Besuch da ist.',
  },
  'nine-to-five-lives': {
    name: 'Kratzt mich nicht',
    onIt: 'Katzen, die die Tagesordnung gelesen haben und nicht gerührt sind. Manche sind eingenickt, eine ist gegangen, und die übrigen schauen dich nur an.',
  },
  'power-catnap': {
    name: 'Schnurrstracks ins Bett',
    onIt: 'Katzen, eingerollt zwischen zwei Nickerchen, und ein oder zwei auf Streife, damit es nach Arbeit aussieht. Nachzufragen hat sich noch niemand getraut.',
  },
  'long-story-short': {
    name: 'Das zieht sich',
    onIt: 'Dackel in Strick, das dauert. Vorne kommt zuerst, die Mitte folgt zu gegebener Zeit, und der Schwanz trifft ein, sobald Platz ist.',
  },
  'paws-for-thought': {
    name: 'Knochenharte Entscheidung',
    onIt: 'Ein Knochen, ein Ball und Dackel, die sich festlegen müssen. Der Gedanke bricht am einen Ende auf und ist pünktlich zum Abendessen am anderen.',
  },
  'dressed-to-chill': {
    name: 'Das kleine Schwarzweiße',
    onIt: 'Pinguine in voller Abendgarderobe. Das Fest beginnt, sobald das Meer zufriert; sie sind zu früh gekommen und haben Fisch mitgebracht.',
  },
  'roar-materials': {
    name: 'Sauriermäßig nett',
    onIt: 'Dinosaurier verschiedener Überzeugungen, keiner davon ausgestorben. Sie vertragen sich besser, als in den Büchern steht, vor allem, weil sie aus Garn sind.',
  },
  'mind-your-beeswax': {
    name: 'Summa summarum',
    onIt: 'Bienen mit Klee auf dem Programm und Waben, die noch voll werden sollen, jede in eigener Sache. Alle Streifen, kein Stachel.',
  },
  'one-leg-at-a-time': {
    name: 'Auf einem Bein',
    onIt: 'Flamingos, die balancieren, wie es alle beim Anziehen tun. Sie haben bloß beschlossen, einen Beruf daraus zu machen.',
  },
  'fox-trot': {
    name: 'Heute fuchsteufelsmild',
    onIt: 'Füchse zwischen zwei Tänzen: Einer sitzt, einer ist im eigenen Schwanz eingenickt, die anderen zeigen ihre Schokoladenseite. Lang, lang, kurz, kurz, Hühnerstall.',
  },
  'bear-with-me': {
    name: 'Einen Bären aufgebunden',
    onIt: 'Bären auf Spaziergang, einer mit einem Lachs im Arm, der uns bekannt vorkommt. Sie sind gleich bei dir, sobald sich das erklären lässt.',
  },
  'bear-minimum': {
    name: 'Bärendienst nach Vorschrift',
    onIt: 'Bären, die nach links gehen, Bären, die nach rechts gehen, und ein Bär beim Fischen. Sie hatten mehr vor, sahen zum Himmel und fanden, Erscheinen genüge.',
  },
  'leap-of-faith': {
    name: 'Sei kein Frosch',
    onIt: 'Manche Frösche sitzen und schauen, manche sind mitten im Sprung, und die Seerosenblätter liegen ungefähr dort, wo man sie braucht. Bisher ging es jedes Mal gut.',
  },
  'counting-on-ewe': {
    name: 'Schaf schön',
    onIt: 'Wollige Schafe, ein paar schon in der Luft, angetreten für alle, die nicht einschlafen können. Die meisten kommen bis zum schwarzen.',
  },
  'oh-whale': {
    name: 'Erste Wal',
    onIt: 'Wale, die es nehmen, wie es kommt, und ab und zu etwas Dampf ablassen. Es könnte schlimmer sein, sagen sie. Es könnte Hering sein.',
  },
  'hard-to-spot': {
    name: 'Der Fleck muss bleiben',
    onIt: 'Leopardenrosetten mit Krümeln dazwischen, keine zwei in derselben Form. Im hohen Gras wärst du verschwunden, an der Bushaltestelle eher nicht.',
  },
  catwalk: {
    name: 'Vom Fleck weg',
    onIt: 'Das Fell eines Leoparden, Tupfen für Tupfen, nur ohne den Leoparden und seine festen Ansichten. Es weiß, wie man einen Flur entlanggeht.',
  },
  'zebra-crossing': {
    name: 'Zebra mit Vorfahrt',
    onIt: 'Zebrastreifen, die sich gabeln, ausscheren und in keiner Reihe stehen wollen. Der Verkehr bremst für sie, und das erreichen die wenigsten Muster.',
  },
  'pasture-bedtime': {
    name: 'In aller Kuhe',
    onIt: 'Die großen, weichen Flecken einer Kuh, die seit einer Stunde schlafen sollte. Sie liegen, wo sie hingefallen sind, so wie Kühe es gern haben.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
