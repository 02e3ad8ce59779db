/** What is said about plants, stars and weather. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const gardenAndSky = {
  'upsy-daisy': {
    name: 'Rasen betreten erwünscht',
    onIt: 'Gänseblümchen, weit offen und überall, als würde nie wieder jemand mähen. Bitte keine Blütenblätter auszupfen, um es herauszufinden: Die Antwort ist ja.',
  },
  'daisy-chain-of-command': {
    name: 'Durch die Blume',
    onIt: 'Gänseblümchen in bester Ordnung, jedes berichtet an das nächste weiter oben. Das ganz oben weiß auch nicht, was los ist.',
  },
  'late-bloomer': {
    name: 'Das blüht dir noch',
    onIt: 'Blumen, die sich Zeit gelassen haben und dann alle auf einmal kamen, wie Busse. Leid tut es ihnen nicht, warum auch.',
  },
  'petal-to-the-metal': {
    name: 'Volle Blüte voraus',
    onIt: 'Blumen, die deutlich schneller unterwegs sind, als man es von Blumen kennt. Blütenblätter in alle Richtungen und, soweit wir sehen, keine Bremsen.',
  },
  'tulip-service': {
    name: 'Stiel gestanden',
    onIt: 'Tulpen in Habachtstellung, ganz zu deiner Verfügung. Man bat sie um ein paar freundliche Worte, und sie haben lieber geblüht.',
  },
  'looking-sharp': {
    name: 'Ganz pieksfein',
    onIt: 'Kakteen mit tadelloser Haltung und einem klaren Sinn für Abstand. Die Stacheln sind gestrickt, Händeschütteln ist also ungefährlich.',
  },
  'free-hugs': {
    name: 'Kaktus sucht Anschluss',
    onIt: 'Kakteen, die gern jemanden umarmen würden. Bisher hat sich niemand gemeldet, was sie auf Schüchternheit zurückführen.',
  },
  'not-mushroom-in-here': {
    name: 'Lauter Glückspilze',
    onIt: 'Pilze, hohe und gedrungene, Ellbogen an Ellbogen nach einer Nacht mit Regen. Für einen war noch Platz, dann ist er gewachsen.',
  },
  'needle-work': {
    name: 'Nadel im Nadelwald',
    onIt: 'Ein Wald, der genau da steht, wo man ihn gepflanzt hat. Jede Nadel darin stammt von einer anderen Nadel, was fast den ganzen Nachmittag gedauert hat.',
  },
  'pining-for-you': {
    name: 'Wie treu sind deine',
    onIt: 'Tannen, Reihe um Reihe, und alle denken an dieselbe Person. Sie sind immergrün, das kann also noch eine Weile so gehen.',
  },
  'leaf-me-be': {
    name: 'Endlich Ur-Laub',
    onIt: 'Blätter auf dem Weg nach unten, ohne einen einzigen Termin. Harken muss die niemand, und der Baum hat sie schon vergessen.',
  },
  'thank-your-stars': {
    name: 'Wünsch dir was',
    onIt: 'Große Sterne, die sich ein wenig neigen, kleine in den Lücken, und keiner davon fällt. Gib deine Anträge ab, sie werden der Reihe nach bearbeitet.',
  },
  'five-star-review': {
    name: 'Fünf Sterne, gerne wieder',
    onIt: 'Sterne mit je fünf Zacken, jede davon verdient. Angenehm überrascht, schreibt ein Herr, der sonst nur schreibt, um sich zu beschweren.',
  },
  'some-space-please': {
    name: 'Lass mir Weltraum',
    onIt: 'Planeten mit Ringen, ein Mond, eine Rakete, die früher geht, und dazwischen reichlich nichts. Dort oben will vor Donnerstag niemand etwas von dir.',
  },
  'over-the-moon': {
    name: 'Hinterm Mond gleich links',
    onIt: 'Eine Rakete ist gerade am Mond vorbei und winkt den Planeten. Die haben Ringe angelegt, es muss also etwas Feierliches sein.',
  },
  'mission-control': {
    name: 'Houston, kein Problem',
    onIt: 'Eine Rakete, mehrere Planeten und ein Mond, alle da, wo sie laut Plan sein sollen. Die Zentrale ist unterrichtet und zu Tisch.',
  },
  'shock-value': {
    name: 'Schlag auf Schlag',
    onIt: 'Blitze, die immer wieder an derselben Stelle einschlagen, was auch immer man darüber sagt. Der Donner folgt in etwa drei Sekunden.',
  },
  'slight-chance-of-naps': {
    name: 'Heiter bis schläfrig',
    onIt: 'Dicke Wolken, manche mit ein paar Tropfen, die noch wegmüssen, manche mit der Sonne dahinter. Von Westen her zieht langsam Gähnen auf.',
  },
  'no-two-alike': {
    name: 'Schnee von morgen',
    onIt: 'Sechsarmige Schneeflocken, die ohne jede Eile fallen. Auf der Heizung schmelzen sie nicht, was für Schneeflocken eine Premiere ist.',
  },
  'ice-to-meet-you': {
    name: 'Kühl, aber herzlich',
    onIt: 'Schneeflocken, die sich für den Abend fein gemacht haben, bis ins letzte frostige Zweiglein. Am Anfang sind sie etwas steif, gib ihnen eine Minute.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
