/** What is said about the gift boxes. */
import type { BoxId } from '../../themes/gift-boxes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const giftBoxes = {
  'fruit-salad': {
    name: 'Garantiert kein Fallobst',
    onIt: 'Erst Zitronen, dann alles, was sonst noch reif war. Nichts muss geschält werden, nichts wird braun, und es bleiben keine Melonenwürfel übrig.',
  },
  'tasting-menu': {
    name: 'Gruß aus der Küche',
    onIt: 'Mehrere kleine Gänge, angefangen bei Sushi und Pizza, alle auf einmal serviert. Reservierungen werden nicht angenommen, Trinkgeld wird nicht erwartet.',
  },
  'breakfast-in-bed': {
    name: 'Frühstück ans Bett',
    onIt: 'Eier und Kaffee für den Anfang, paarweise gebracht. Auf dem Laken bleibt kein einziger Krümel, damit ist es das erste seiner Art.',
  },
  'same-again-please': {
    name: 'Dasselbe noch mal, bitte',
    onIt: 'Bier und Pizza, die zwei Gänge eines guten Abends. Niemand muss zur Theke, und niemand muss die Rechnung auseinanderrechnen.',
  },
  'petting-zoo': {
    name: 'Streicheln ausdrücklich erlaubt',
    onIt: 'Hunde, Katzen, Schafe und in den größeren Boxen ihre wilderen Freunde. Alle sind zahm, niemand beißt, und Füttern ist freiwillig.',
  },
  'cat-people': {
    name: 'Alles für die Katz',
    onIt: 'Katzen mit Katzen als Beilage, für jemanden, der drei davon hat und von zweien spricht. Erst einmal werden sich die drei in die Box setzen.',
  },
  walkies: {
    name: 'Auf den Hund gekommen',
    onIt: 'Dackel und danach noch mehr Dackel, alle schon an der Tür. Der Ball liegt, wo er immer liegt, und das Wetter ist keine Ausrede.',
  },
  'catch-of-the-day': {
    name: 'Ein guter Fang',
    onIt: 'Lachse, Wale und andere Schwimmer, heute früh angelandet und ohne Eis verpackt. Nichts riecht, und so groß, wie erzählt wird, war keiner.',
  },
  'fresh-bouquet': {
    name: 'Lasst Blumen laufen',
    onIt: 'Gänseblümchen, Tulpen und Begleitung, auf Fußlänge geschnitten. Sie brauchen keine Vase, wollen kein Wasser und sehen in drei Wochen noch genauso aus.',
  },
  'minutes-of-the-meeting': {
    name: 'Zu Protokoll gegeben',
    onIt: 'Streifen, Punkte und andere stille Profis, die alles aussitzen können. Beschlossen wurde: anziehen, hingehen, heimkommen.',
  },
  'join-the-dots': {
    name: 'Malen nach Punkten',
    onIt: 'Punkte, mal klein, mal groß, in jedem Fall rund. Nebeneinandergelegt ergeben sie ein Bild, nur was für eines, verraten wir nicht.',
  },
  'stripe-search': {
    name: 'Streifzug durchs Haus',
    onIt: 'Streifen verschiedener Schulen, von gleichmäßig über seemännisch bis weit darüber hinaus. Wir haben überall nachgesehen, das war alles, was da war: genug.',
  },
  'love-letters': {
    name: 'Liebe per Einschreiben',
    onIt: 'Herzen und Kirschen, unterschrieben, versiegelt und einmal gefaltet. Darin steht, was du selbst sagen würdest, wenn dir so etwas leichter fiele.',
  },
  'yours-and-mine': {
    name: 'Ein Herz, eine Sohle',
    onIt: 'Herzen gleich doppelt, in zwei Gemütslagen, für zwei Menschen und einen Wäschekorb. Wer welche bekommt, macht ihr unter euch aus.',
  },
  'snowed-in': {
    name: 'Eingeschneit und zufrieden',
    onIt: 'Fair Isle, Schneeflocken und was sonst noch über Nacht herunterkam. Die Straße ist gesperrt, der Tee zieht, und niemand hat etwas dagegen.',
  },
  'by-the-fire': {
    name: 'Feuer und Flamme',
    onIt: 'Fair Isle und Argyle, ausgesucht für die letzte Stunde des Abends. Der Kamin ist nicht dabei, der Hund davor auch nicht.',
  },
  'lift-off': {
    name: 'Drei, zwei, eins',
    onIt: 'Planeten und Sterne, dicht gepackt, wie es sich gehört, wenn es nach oben geht. Auf den Countdown musst du nicht warten, zieh einfach am Deckel.',
  },
  'seven-day-forecast': {
    name: 'Und nun zum Wetter',
    onIt: 'Wolken, Niesel, Blitze, Wellen, ein Regenbogen, ein Sonnenuntergang und Schnee, eins für jeden Tag der Woche. Zuverlässiger als das im Fernsehen.',
  },
  'out-of-office': {
    name: 'Bin dann mal weg',
    onIt: 'Flamingos und Wellen gehen voran, der übrige Urlaub kommt nach. Nachrichten werden nach der Rückkehr beantwortet, oder auch nicht.',
  },
  'warm-up-act': {
    name: 'Erst mal warmlaufen',
    onIt: 'Fahrräder und Zickzack für Leute, die sich mit Absicht bewegen. Das Dehnen übernehmen sie, den Rest machst du, und duschen dürfen alle.',
  },
  'loud-and-clear': {
    name: 'Zimmerlautstärke war gestern',
    onIt: 'Die lautesten Muster, die wir haben, für Leute, die mit Beige nichts anfangen können. Bitte nicht neben schlafender Verwandtschaft öffnen.',
  },
  'show-and-tell': {
    name: 'Zeigt her eure Füße',
    onIt: 'Dinosaurier und Weltall, die zwei Themen, über die sich in der Schule zu reden lohnt. Der Rest der Klasse wird Fragen haben.',
  },
  'story-time': {
    name: 'Noch ein Kapitel',
    onIt: 'Bären und Schafe, beide bekannt aus Gutenachtgeschichten. Man wird sie um eine Zugabe bitten, und sie sollten Nein sagen.',
  },
  'snow-day': {
    name: 'Heute ist schneefrei',
    onIt: 'Pinguine und Schneeflocken für den Morgen, an dem die Schule zubleibt. Am besten in Stiefeln zu tragen und nach dem Mittagessen wiederzufinden.',
  },
  'party-bag': {
    name: 'Mitgebsel für alle',
    onIt: 'Konfetti und Eis zum Anfang, und ganz unten liegt ausnahmsweise kein zerdrückter Kuchen. Nach Hause geht es mit etwas, das passt.',
  },
  'garden-patrol': {
    name: 'Ab ins Beet',
    onIt: 'Bienen und Frösche im Dienst, von der ersten Blüte bis ans hintere Ende der Wiese. Zum Abendbrot erstatten sie Bericht, mit Beweisen bedeckt.',
  },
} satisfies Partial<Record<BoxId, ThemeWords>>
