/** What is said about shapes, plain cloth and small things. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const shapesAndThings = {
  'plain-sailing': {
    name: 'Schlicht und ergreifend',
    onIt: 'Ein Ton, kein Muster, keine Handlung. Nach einer Stunde zwischen unseren Zitronen und Leoparden ist das Auge dankbar für die Ruhe.',
  },
  'nothing-to-report': {
    name: 'Keine besonderen Vorkommnisse',
    onIt: 'Es ist nichts drauf. Wir haben zweimal nachgesehen und nur gute Maschen gefunden, in einem Ton, der das Reden übernimmt.',
  },
  'heather-report': {
    name: 'Vereinzelt Sprenkel',
    onIt: 'Meliert wie Tweed, mit leuchtenden Tüpfelchen hier und da, als wäre ein leichter Niesel darübergezogen. Aussichten: ruhig, mild, etwas flauschig.',
  },
  'alls-fair-isle': {
    name: 'Alles nur Masche',
    onIt: 'Bordüren aus kleinen Fair-Isle-Figuren, gestapelt wie Regale in einer sehr ordentlichen Küche. In der Liebe und im Winter ist alles erlaubt.',
  },
  'isle-be-home': {
    name: 'Reif für die Insel',
    onIt: 'Fair Isle, Bordüre über Bordüre, so wie eine Großmutter es macht, die eine Woche Zeit hat und ein gutes Hörspiel.',
  },
  'zig-before-zag': {
    name: 'Immer auf Zack',
    onIt: 'Zickzack in drei Stärken: steigt auf, überlegt es sich, kommt herunter und überlegt es sich wieder. Verspätet war es noch nie.',
  },
  'wave-hello': {
    name: 'Auf einer Wellenlänge',
    onIt: 'Wellen, dicke und dünne, eine hinter der anderen. Sie kommen von so weit her, dass es unhöflich wäre, nicht zurückzuwinken.',
  },
  'floor-show': {
    name: 'Boden der Tatsachen',
    onIt: 'Terrazzosplitter, große und kleine, wie unten in einem sehr guten Café. Heute Abend geht der Fußboden tanzen.',
  },
  'hide-and-chic': {
    name: 'Tarnung zwecklos',
    onIt: 'Camouflage, weiche Flecken über weichen Flecken, damit dich niemand bemerkt. Sie bewirkt das Gegenteil, und wir bessern nicht mehr nach.',
  },
  'eighties-called': {
    name: 'Die Achtziger rufen an',
    onIt: 'Kringel, Reifen, Keile und lose Kreuze aus einem Jahrzehnt, das nie ein Nein gehört hat. Es hätte seine Formen gern zurück.',
  },
  'block-party': {
    name: 'Rundum eckig',
    onIt: 'Quadrate, Viertelkreise und Halbmonde, zusammengesetzt wie ein Plakat aus den Zwanzigern. Eingeladen war das ganze Viertel, und gekommen ist das ganze Viertel.',
  },
  'so-over-it': {
    name: 'Den Bogen raus',
    onIt: 'Regenbögen, und zwar ganze, jeder mit seinen fünf Streifen in der richtigen Reihenfolge. Kein Regen davor, kein Goldtopf danach und kein Bedauern.',
  },
  'scale-model': {
    name: 'Angesagter Schuppen',
    onIt: 'Schuppen über Schuppen, Reihe um Reihe, abgezeichnet von dem Lachs, dem der Laden gehört. Er saß eine Stunde still und wollte nichts dafür.',
  },
  'head-over-heels': {
    name: 'Herz über Kopf',
    onIt: 'Herzen, die einander zugeneigt sind, manche mit einem kleineren darin. Sie haben sich verguckt, sind weich gelandet und täten es morgen wieder.',
  },
  'change-of-heart': {
    name: 'Ein Herz gefasst',
    onIt: 'Herzen in ruhigem Takt, für alle, die geschworen haben, nie welche zu tragen. Sieh an, wer da kommt.',
  },
  'heart-warmer': {
    name: 'Ans Herz gewachsen',
    onIt: 'Große Herzen, kleine Herzen und Herzen in Herzen, so dick verteilt wie Marmelade. Sie verlangen nichts, höchstens gegen acht ein bisschen Kuscheln.',
  },
  'about-face': {
    name: 'Ein Auge zugedrückt',
    onIt: 'Gesichter wie aus Papier geschnitten, jedes mit zwei Seiten und einem Zwinkern. Eines sieht aus wie dein Onkel beim Finanzamt.',
  },
  'keep-an-eye-out': {
    name: 'Augenblick mal',
    onIt: 'Augen mit langen Wimpern, die eine Hälfte weit offen, die andere geschlossen. Sie arbeiten in Schichten, übersehen nichts und verraten niemandem etwas.',
  },
  'spoke-too-soon': {
    name: 'Am Rad drehen',
    onIt: 'Fahrräder mit runden Reifen und ohne einen einzigen Platten. Eines wollte gerade sagen, dass es heute trocken bleibt.',
  },
  'sole-music': {
    name: 'Sohlo für zwei',
    onIt: 'Noten, die vom Blatt gewandert sind, um sich eine Melodie zu suchen. Summ ruhig mit: Wie sie geht, weiß sonst auch niemand.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
