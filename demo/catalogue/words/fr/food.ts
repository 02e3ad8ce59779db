/** What is said about fruit, meals and drinks. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const food = {
  'squeeze-the-day': {
    name: 'Citron pas pressé',
    onIt: 'Des citrons, entiers ou en rondelles, avec leurs feuilles. La vie nous les a donnés et nous en avons fait du tricot, car le voisin d’en face vendait déjà de la limonade.',
  },
  'zest-intentions': {
    name: 'Le zeste qui compte',
    onIt: 'Une cascade de citrons et de rondelles, tous pleins de bonnes intentions. Ils ont la ferme volonté de finir un jour en citronnade, mais pas aujourd’hui.',
  },
  'cherry-on-top': {
    name: 'Cerise sans gâteau',
    onIt: 'Des cerises à longue queue, presque toujours par deux, car elles ont entendu ce qui arrive aux choses qu’on sépare dans la machine à laver.',
  },
  'cherry-picked': {
    name: 'Le temps des cerises',
    onIt: 'Rien que les belles : rondes, brillantes, la feuille encore accrochée. Les autres ont fini en confiture, n’en veulent à personne et te passent le bonjour.',
  },
  'holy-guacamole': {
    name: 'Avocat du diable',
    onIt: 'Des avocats coupés en deux, et quelques-uns qui y réfléchissent encore. Tous restent mûrs pendant des années, ce qu’aucune corbeille de fruits n’a encore obtenu.',
  },
  'avo-good-day': {
    name: 'Avocat commis d’office',
    onIt: 'Des moitiés d’avocat, les unes avec leur noyau rond et brun au milieu, les autres avec le creux qu’il a laissé. Les honoraires se règlent en tartines.',
  },
  'going-bananas': {
    name: 'Avoir la banane',
    onIt: 'Des bananes sous tous les angles, quelques-unes déjà à moitié sorties de leur peau. On dirait la fin d’une très bonne dispute.',
  },
  'top-banana': {
    name: 'Régime de faveur',
    onIt: 'Vu de loin, un élégant motif jaune. Vu de près, des bananes, dont une épluchée, et quelqu’un qui vient manifestement d’être promu.',
  },
  'berry-well-then': {
    name: 'Ramener sa fraise',
    onIt: 'Des fraises dodues, quelques-unes tranchées pour montrer leur cœur, et une fleur par-ci par-là. Quelqu’un en a compté tous les grains et aimerait t’en parler.',
  },
  'jam-session': {
    name: 'Fraise générale',
    onIt: 'Des fraises entières à côté des moitiés, rassemblées avant que quelqu’un n’aille chercher le sucre. La confiture est reportée, les discussions se poursuivent.',
  },
  'slice-of-life': {
    name: 'À part entière',
    onIt: 'De la pizza, tomate et basilic, et aucun accord sur l’endroit où se trouve le haut. La seule entière a perdu un morceau, et chaque part nie les faits.',
  },
  'crust-fund': {
    name: 'Part de marché',
    onIt: 'De la pizza à la part, un placement sûr pour le long terme. Le fromage peut monter ou descendre, mais la croûte a été versée tous les ans jusqu’ici.',
  },
  'thats-how-i-roll': {
    name: 'Maki va là',
    onIt: 'Des makis, du saumon sur ses petits coussins de riz, et le minuscule poisson qui garde la sauce soja. Pas de baguettes, donc rien ne finit sur tes genoux.',
  },
  'bean-there': {
    name: 'Fort de café',
    onIt: 'Des tasses, des gobelets et un café au lait vu d’en haut, un cœur dans la mousse et des grains tout autour. Il n’a jamais refroidi, pas une seule fois.',
  },
  'daily-grind': {
    name: 'Demande à Marc',
    onIt: 'Du café sur place, du café à emporter, et une poignée de grains pour les urgences. Le quatrième de la matinée, c’est celui que tu portes.',
  },
  'flake-news': {
    name: 'Lune de miettes',
    onIt: 'Des croissants dorés, bien enroulés, une noix de beurre à portée de main. L’histoire comporte plusieurs couches, et les miettes n’ont pas souhaité la commenter.',
  },
  'sunny-side-up': {
    name: 'Coque en stock',
    onIt: 'Des œufs comme tu les aimes : au plat avec le bord qui ondule, durs et coupés en deux, ou dans leur coquetier, le chapeau déjà ôté.',
  },
  'sundae-best': {
    name: 'Perdre la boule',
    onIt: 'Des cornets, des torsades et des bâtonnets sur leur trente et un, une cerise là où irait un chapeau. Rien ne fond, il est donc inutile de presser le pas.',
  },
  'cone-of-silence': {
    name: 'Jeter un froid',
    onIt: 'De la glace en cornet et sur bâtonnet, et pas un mot de toute l’assemblée. Ce qui se passe entre une boule et sa gaufrette ne regarde qu’elles.',
  },
  'taco-the-town': {
    name: 'Du taco tac',
    onIt: 'Des tacos garnis au-delà du raisonnable, de sortie avec un quartier de citron vert et quelque chose de rouge qui pique. Pour une fois, rien ne tombe par-derrière.',
  },
  'ale-be-there': {
    name: 'Sans demi-mesure',
    onIt: 'Des chopes avec une vraie couronne de mousse, une bouteille ou deux, et des bretzels pour que ce soit un repas. La prochaine tournée est pour quelqu’un d’autre.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
