/** What is said about fruit, meals and drinks. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const food = {
  'squeeze-the-day': {
    name: 'Sauer macht lustig',
    onIt: 'Zitronen, ganz und in Scheiben, die Blätter noch dran. Das Leben gab uns diese, und weil der Limonadenstand gegenüber schon vergeben war, haben wir gestrickt.',
  },
  'zest-intentions': {
    name: 'Mit Zitronen gehandelt',
    onIt: 'Zitronen und Zitronenscheiben, kunterbunt durcheinander und alle mit den besten Absichten. Eines Tages werden sie Limonade, heute ist nicht der Tag.',
  },
  'cherry-on-top': {
    name: 'Gut Kirschen essen',
    onIt: 'Kirschen an langen Stielen, meist zu zweit. Sie haben gehört, was mit denen passiert, die in der Wäsche getrennt werden.',
  },
  'cherry-picked': {
    name: 'Aus Nachbars Garten',
    onIt: 'Nur die guten Kirschen: rund, glänzend, mit Blatt. Aus den anderen wurde Marmelade, sie tragen es niemandem nach und lassen grüßen.',
  },
  'holy-guacamole': {
    name: 'Ach du grüne Neune',
    onIt: 'Avocados, halbiert, und ein paar, die es sich noch überlegen. Alle bleiben jahrelang reif, was noch keine Obstschale geschafft hat.',
  },
  'avo-good-day': {
    name: 'Der Kern der Sache',
    onIt: 'Halbe Avocados, manche noch mit rundem braunem Kern, manche nur mit der Mulde, in der er lag. Toast bitte selbst mitbringen.',
  },
  'going-bananas': {
    name: 'Alles Banane',
    onIt: 'Bananen in jeder Lage, ein paar schon halb aus der Schale. Es sieht aus wie das Ende einer sehr guten Diskussion.',
  },
  'top-banana': {
    name: 'Krumme Dinger',
    onIt: 'Von Weitem ein gepflegtes Muster in Gelb, von Nahem Bananen, eine davon geschält. So wird man offenbar befördert.',
  },
  'berry-well-then': {
    name: 'Freche Früchtchen',
    onIt: 'Pralle Erdbeeren, ein paar aufgeschnitten bis aufs Herz, hier und da eine Blüte. Jemand hat alle Kernchen gezählt und hätte da eine Frage.',
  },
  'jam-session': {
    name: 'Es geht ans Eingemachte',
    onIt: 'Erdbeeren, ganze neben halben, kurz bevor jemand den Zucker holt. Das Glas ist für später reserviert.',
  },
  'slice-of-life': {
    name: 'Stück für Stück',
    onIt: 'Pizza mit Tomate und Basilikum und ohne Einigung darüber, wo oben ist. Einer ganzen fehlt eine Ecke, und jede Ecke streitet es ab.',
  },
  'crust-fund': {
    name: 'Stille Teilhaber',
    onIt: 'Pizza in Ecken, eine solide Anlage auf lange Sicht. Der Käse mag steigen oder fallen, der Rand hat bisher jedes Jahr ausgeschüttet.',
  },
  'thats-how-i-roll': {
    name: 'Eine tragende Rolle',
    onIt: 'Sushirollen, Lachs auf kleinen Reiskissen und das winzige Fischchen, in dem die Sojasoße wohnt. Stäbchen sind keine dabei, also landet nichts auf dem Schoß.',
  },
  'bean-there': {
    name: 'Nicht die Bohne',
    onIt: 'Tassen, Pappbecher und ein Milchkaffee von oben, mit Herz im Schaum und Bohnen rundherum. Kalt geworden ist davon noch nichts.',
  },
  'daily-grind': {
    name: 'Mahlzeit zusammen',
    onIt: 'Kaffee zum Bleiben, Kaffee zum Mitnehmen und eine Handvoll Bohnen für den Notfall. Du darfst jetzt so tun, als wäre das die vierte Tasse.',
  },
  'flake-news': {
    name: 'Alles in Butter',
    onIt: 'Croissants, goldbraun und gebogen, das Stück Butter gleich daneben. Die Geschichte hat viele Schichten, und die Krümel wollten sich nicht äußern.',
  },
  'sunny-side-up': {
    name: 'Das Gelbe vom Ei',
    onIt: 'Eier, wie du sie magst: gebraten mit wackligem Rand, gekocht und halbiert oder frisch geköpft im Becher.',
  },
  'sundae-best': {
    name: 'Eis mit Stil',
    onIt: 'Eis in der Waffel, Eis mit Wirbel und Eis am Stiel, alles im Sonntagsstaat und mit Kirsche statt Hut. Es schmilzt nicht, du musst also nicht schneller gehen.',
  },
  'cone-of-silence': {
    name: 'Eisernes Schweigen',
    onIt: 'Eis in der Waffel, Eis am Stiel, und keines sagt ein Wort. Was zwischen einer Kugel und ihrer Waffel geschieht, bleibt dort.',
  },
  'taco-the-town': {
    name: 'Im Dreivierteltaco',
    onIt: 'Tacos, voller als vernünftig, noch spät unterwegs mit einem Schnitz Limette und etwas Rotem, das brennt. Ausnahmsweise fällt hinten nichts heraus.',
  },
  'ale-be-there': {
    name: 'Ganz mein Bier',
    onIt: 'Krüge mit ordentlicher Schaumkrone, die eine oder andere Flasche und Brezeln, damit es als Abendessen durchgeht. Die nächste Runde zahlt jemand anders.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
