/** What is said about plants, stars and weather. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const gardenAndSky = {
  'upsy-daisy': {
    name: 'Au ras des pâquerettes',
    onIt: 'Des pâquerettes grandes ouvertes et partout, comme si personne ne devait plus jamais tondre. Inutile d’arracher les pétales pour savoir, la réponse est oui.',
  },
  'daisy-chain-of-command': {
    name: 'Marguerite en chef',
    onIt: 'Des marguerites bien rangées, chacune sous les ordres de celle du dessus. Celle qui est tout en haut n’a aucune idée de ce qui se passe non plus.',
  },
  'late-bloomer': {
    name: 'La fleur de l’âge',
    onIt: 'Des fleurs qui ont pris leur temps, puis sont toutes sorties d’un coup, comme une école à seize heures trente. Elles ne regrettent rien, et tu ferais pareil.',
  },
  'petal-to-the-metal': {
    name: 'Pétales à fond',
    onIt: 'Des fleurs lancées bien plus vite que ne le sont d’ordinaire les fleurs. Il y a des pétales dans tous les sens et, à première vue, aucun frein.',
  },
  'tulip-service': {
    name: 'Fanfan la Tulipe',
    onIt: 'Des tulipes au garde-à-vous, à ton entière disposition. On leur avait demandé quelques mots gentils, elles ont préféré fleurir.',
  },
  'looking-sharp': {
    name: 'Qui s’y frotte',
    onIt: 'Des cactus au maintien impeccable, avec un sens très net de la distance. Les piquants sont en maille, la poignée de main est donc sans danger.',
  },
  'free-hugs': {
    name: 'Bisou qui pique',
    onIt: 'Des cactus qui voudraient bien serrer quelqu’un dans leurs bras. Jusqu’ici personne ne s’est avancé, ce qu’ils mettent sur le compte de la timidité.',
  },
  'not-mushroom-in-here': {
    name: 'Pousse-toi de là',
    onIt: 'Des champignons, grands ou trapus, au coude-à-coude après une nuit de pluie. Il restait une place, et puis elle a poussé.',
  },
  'needle-work': {
    name: 'De fil en aiguille',
    onIt: 'Une forêt de pins, restée exactement là où on l’a plantée. Chaque aiguille y est l’œuvre d’une autre aiguille, ce qui a pris presque tout l’après-midi.',
  },
  'pining-for-you': {
    name: 'Un jour sans pin',
    onIt: 'Des pins, rang après rang, qui pensent tous à la même personne. Comme ils ne perdent pas leurs aiguilles, cela peut durer indéfiniment.',
  },
  'leaf-me-be': {
    name: 'Dur de la feuille',
    onIt: 'Des feuilles qui descendent sans que rien ne les attende en bas. Personne ne te demandera de les ratisser et, si quelqu’un le fait, tu n’as rien entendu.',
  },
  'thank-your-stars': {
    name: 'La belle étoile',
    onIt: 'De grandes étoiles un peu penchées, de petites dans les intervalles, et pas une qui file. Dépose tes vœux, ils seront traités dans l’ordre d’arrivée.',
  },
  'five-star-review': {
    name: 'Cinq étoiles sans piscine',
    onIt: 'Des étoiles à cinq branches, toutes méritées. « À remettre sans hésiter », écrit un monsieur qui n’écrit d’habitude que pour se plaindre.',
  },
  'some-space-please': {
    name: 'Un peu d’espace',
    onIt: 'Des planètes à anneaux, une lune, une fusée partie en avance et beaucoup de rien entre tout cela. Là-haut, personne n’a besoin de toi avant jeudi.',
  },
  'over-the-moon': {
    name: 'Décrocher la lune',
    onIt: 'Une fusée vient de dépasser la lune et fait signe aux planètes. Elles ont mis leurs anneaux, ce doit être une grande occasion.',
  },
  'mission-control': {
    name: 'Houston est à table',
    onIt: 'Une fusée, plusieurs planètes et une lune, toutes là où le plan les a mises. La base est prévenue et rappellera après le dessert.',
  },
  'shock-value': {
    name: 'Coup de jus',
    onIt: 'La foudre, qui retombe au même endroit encore et encore, quoi qu’on en dise. Le tonnerre suit dans trois secondes environ.',
  },
  'slight-chance-of-naps': {
    name: 'Sieste par endroits',
    onIt: 'De gros nuages, les uns avec quelques gouttes à écouler, les autres avec le soleil derrière. Somnolence en cours d’après-midi, progressant lentement par l’ouest.',
  },
  'no-two-alike': {
    name: 'Neiges éternelles',
    onIt: 'Des flocons à six branches qui tombent sans se presser le moins du monde. Ils ne fondront pas sur le radiateur, une première pour des flocons.',
  },
  'ice-to-meet-you': {
    name: 'Briser la glace',
    onIt: 'Des flocons qui se sont faits beaux pour la soirée, jusqu’à la dernière brindille de givre. Ils sont un peu froids au début, mais laisse-leur une minute.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
