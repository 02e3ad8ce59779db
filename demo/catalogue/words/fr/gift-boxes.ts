/** What is said about the gift boxes. */
import type { BoxId } from '../../themes/gift-boxes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const giftBoxes = {
  'fruit-salad': {
    name: 'Salade de fruits',
    onIt: 'D’abord des citrons, puis tout ce qui était mûr. Rien à éplucher, rien qui brunisse, et pas de cubes de melon à laisser au fond.',
  },
  'tasting-menu': {
    name: 'Petits plats, grands pieds',
    onIt: 'Plusieurs petits plats, à commencer par les sushis et la pizza, servis tous en même temps. La cuisine ne prend pas de réservations et n’attend pas de pourboire.',
  },
  'breakfast-in-bed': {
    name: 'Grasse matinée',
    onIt: 'Des œufs et du café pour commencer, apportés par paires. Il n’y aura pas de miettes dans les draps, ce qui en fait le premier de son espèce.',
  },
  'same-again-please': {
    name: 'Remets-nous ça',
    onIt: 'De la bière et de la pizza, les deux plats d’une bonne soirée. Personne n’a à se lever jusqu’au bar, et personne n’a à partager la note.',
  },
  'petting-zoo': {
    name: 'L’arche en boîte',
    onIt: 'Des chiens, des chats, des moutons et, dans les plus grands coffrets, leurs amis plus sauvages. Tous sont apprivoisés, aucun ne mord, et les nourrir est facultatif.',
  },
  'cat-people': {
    name: 'Chat va de soi',
    onIt: 'Des chats, avec des chats en accompagnement, pour quelqu’un qui en a trois et parle d’un ou deux. Ce sont eux qui s’installeront les premiers dans le carton.',
  },
  walkies: {
    name: 'Le tour du pâté',
    onIt: 'Des teckels, et puis d’autres teckels, tous prêts devant la porte. La balle est là où elle est toujours, et la météo n’est pas une excuse.',
  },
  'catch-of-the-day': {
    name: 'Pêche miraculeuse',
    onIt: 'Des saumons, des baleines et d’autres nageurs, débarqués ce matin et rangés sans glace. Rien ne sent, et aucun n’était grand comme ça.',
  },
  'fresh-bouquet': {
    name: 'Bouquet final',
    onIt: 'Des pâquerettes, des tulipes et leurs voisines, coupées à la longueur du pied. Ni vase ni eau, et la même mine dans trois semaines.',
  },
  'minutes-of-the-meeting': {
    name: 'Pieds sous la table',
    onIt: 'Des rayures, des pois et d’autres professionnels discrets, capables de tenir n’importe quelle réunion. Points à traiter : enfiler, entrer, rentrer.',
  },
  'join-the-dots': {
    name: 'Boîte de petits pois',
    onIt: 'Des pois petits, des pois gros, ronds dans tous les cas. Mis les uns à côté des autres, ils forment une image, mais nous ne dirons pas laquelle.',
  },
  'stripe-search': {
    name: 'Rayon rayures',
    onIt: 'Des rayures de plusieurs écoles, de la plus régulière à la plus marine et au-delà. Nous avons fouillé tout l’immeuble, et c’est tout ce qu’il y avait : assez.',
  },
  'love-letters': {
    name: 'Sous pli amoureux',
    onIt: 'Des cœurs et des cerises, signés, cachetés et pliés en deux. Voilà ce que tu dirais toi-même si tu savais mieux le dire.',
  },
  'yours-and-mine': {
    name: 'Moi non plus',
    onIt: 'Deux fois des cœurs, de deux humeurs différentes, pour deux personnes et un seul panier à linge. Qui prend lesquels, c’est à vous de voir.',
  },
  'snowed-in': {
    name: 'Il neige, tant mieux',
    onIt: 'Du Fair Isle, des flocons et tout ce qui est tombé d’autre pendant la nuit. La route est fermée, la bouilloire chante, et personne ne s’en plaint.',
  },
  'by-the-fire': {
    name: 'Bûche en option',
    onIt: 'Du Fair Isle et des losanges écossais, choisis pour la dernière heure de la soirée. Le feu n’est pas compris, le chien couché devant non plus.',
  },
  'lift-off': {
    name: 'Plans sur la comète',
    onIt: 'Des planètes et des étoiles, bien serrées comme il se doit quand on monte. Pas besoin de compte à rebours, il suffit de tirer sur le couvercle.',
  },
  'seven-day-forecast': {
    name: 'Pluie et beau temps',
    onIt: 'Des nuages, de la bruine, de la foudre, des vagues, un arc-en-ciel, un coucher de soleil et de la neige, un par jour de la semaine. Plus fiable que la télévision.',
  },
  'out-of-office': {
    name: 'Orteils en éventail',
    onIt: 'Les flamants et les vagues ouvrent la marche, le reste des vacances suit. Il sera répondu aux messages au retour, ou peut-être pas.',
  },
  'warm-up-act': {
    name: 'Tour de chauffe',
    onIt: 'Des vélos et des zigzags, pour les gens qui bougent exprès. Ils se chargent des étirements, toi du reste, et tout le monde passe à la douche.',
  },
  'loud-and-clear': {
    name: 'Haut les couleurs',
    onIt: 'Les motifs les plus bruyants de la maison, choisis pour les gens qui ne font pas dans le beige. À ouvrir loin de la famille endormie.',
  },
  'show-and-tell': {
    name: 'La planète des dinos',
    onIt: 'Des dinosaures et l’espace, les deux seuls sujets qui méritent un exposé à l’école. Le reste de la classe aura des questions.',
  },
  'story-time': {
    name: 'Encore une histoire',
    onIt: 'Des ours et des moutons, bien connus des livres du soir. On leur réclamera un dernier chapitre, et ils devraient dire non.',
  },
  'snow-day': {
    name: 'Récré sur glace',
    onIt: 'Des manchots et des flocons, pour le matin où l’école reste fermée. À glisser dans des bottes, et à retrouver après le déjeuner.',
  },
  'party-bag': {
    name: 'La pochette-surprise',
    onIt: 'Des confettis et de la glace pour commencer, et pas de gâteau écrasé au fond. Tout le monde repart avec quelque chose à sa taille.',
  },
  'garden-patrol': {
    name: 'Police montée en graine',
    onIt: 'Des abeilles et des grenouilles en service, du massif de fleurs jusqu’au bout de la pelouse. Elles font leur rapport à l’heure du dîner, couvertes de preuves.',
  },
} satisfies Partial<Record<BoxId, ThemeWords>>
