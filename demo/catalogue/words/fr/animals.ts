/** What is said about animals and their coats. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const animals = {
  'school-uniform': {
    name: 'Banc d’école',
    onIt: 'Un banc de saumons, et tous en chaussettes. Pour autant qu’on sache, aucun n’a de pieds, et cela ne les a jamais arrêtés.',
  },
  'plenty-more-fish': {
    name: 'Un de perdu',
    onIt: 'Des saumons, des saumons et, un peu plus loin, des saumons, tous très élégants et actuellement célibataires. Il paraît que la mer en est pleine.',
  },
  'claws-and-effect': {
    name: 'Chat sait tout',
    onIt: 'Des chats assis, en promenade ou qui font semblant de dormir. Tu as fait quelque chose, ils savent quoi, et ils en parleront quand il y aura du monde.',
  },
  'nine-to-five-lives': {
    name: 'Chat m’est égal',
    onIt: 'Des chats qui ont lu l’ordre du jour et que cela laisse froids. Certains se sont assoupis, l’un d’eux est sorti, et les autres se contentent de te regarder.',
  },
  'power-catnap': {
    name: 'Le chat qui dort',
    onIt: 'Des chats roulés en boule entre deux siestes, et un ou deux en patrouille pour que ça ressemble à du travail. Personne n’a jamais osé poser la question.',
  },
  'long-story-short': {
    name: 'De long en long',
    onIt: 'Des teckels en tricot, et cela prend un moment. L’avant arrive en premier, le milieu suit en son temps, et la queue se présente dès qu’il y a de la place.',
  },
  'paws-for-thought': {
    name: 'Tomber sur un os',
    onIt: 'Un os, une balle, et des teckels qui doivent choisir. L’idée se met en route à un bout et atteint l’autre à temps pour le dîner.',
  },
  'dressed-to-chill': {
    name: 'Pas si manchots',
    onIt: 'Des manchots en grande tenue de soirée, venus pour une fête qui commence quand la mer gèle. Ils sont arrivés en avance, avec du poisson.',
  },
  'roar-materials': {
    name: 'Le tricératricot',
    onIt: 'Des dinosaures de plusieurs tendances, et pas un de disparu. Ils s’entendent mieux que dans les manuels, surtout parce qu’ils sont faits de fil.',
  },
  'mind-your-beeswax': {
    name: 'Miel de rien',
    onIt: 'Des abeilles qui ont du trèfle à visiter, des alvéoles à remplir, et ne se mêlent que de leurs affaires. Toutes les rayures, et pas de dard.',
  },
  'one-leg-at-a-time': {
    name: 'Flamant neuf',
    onIt: 'Des flamants en équilibre, comme tout le monde au moment de s’habiller. Eux ont simplement décidé d’en faire carrière.',
  },
  'fox-trot': {
    name: 'Le bal des rusés',
    onIt: 'Des renards entre deux danses : l’un est assis, un autre dort dans sa propre queue, et le reste de la bande montre son meilleur profil. Lent, lent, vite, vite, poulailler.',
  },
  'bear-with-me': {
    name: 'Ours bien léché',
    onIt: 'Des ours qui passent par là, dont un avec un saumon en chaussettes dans les pattes. Ils sont à toi dans un instant, le temps de s’expliquer là-dessus.',
  },
  'bear-minimum': {
    name: 'Ours toujours',
    onIt: 'Des ours qui vont à gauche, des ours qui vont à droite, un ours qui pêche. Ils ont songé à en faire plus, regardé le ciel et conclu que venir suffisait.',
  },
  'leap-of-faith': {
    name: 'Coa qu’il arrive',
    onIt: 'Des grenouilles assises, l’œil fixe, d’autres en plein vol, et des nénuphars à peu près là où il en faut. Jusqu’ici, tout s’est toujours bien terminé.',
  },
  'counting-on-ewe': {
    name: 'Compte là-dessus',
    onIt: 'Des moutons bien laineux, quelques-uns déjà en l’air, en file pour qui ne trouve pas le sommeil. La plupart des gens s’arrêtent au noir.',
  },
  'oh-whale': {
    name: 'Cachalot de consolation',
    onIt: 'De gros cétacés qui prennent les choses comme elles viennent et soufflent un bon coup de temps en temps. Il y a pire, disent-ils. Il y a hareng.',
  },
  'hard-to-spot': {
    name: 'Faire tache',
    onIt: 'Les rosettes du léopard, des miettes entre elles, et pas deux de la même forme. Dans les hautes herbes, on ne te verrait plus, et à l’arrêt de bus, on ne verra que toi.',
  },
  catwalk: {
    name: 'Fauve qui peut',
    onIt: 'Un pelage de léopard, tache pour tache, sans le léopard ni ses opinions bien arrêtées. Il sait comment on traverse un couloir.',
  },
  'zebra-crossing': {
    name: 'Drôle de zèbre',
    onIt: 'Des rayures de zèbre qui bifurquent, se déportent et refusent de se mettre en rang. Les voitures ralentissent à leur passage, ce que peu de motifs obtiennent.',
  },
  'pasture-bedtime': {
    name: 'Oh la vache',
    onIt: 'Les grandes taches douces d’une vache qui devrait dormir depuis une heure. Elles sont restées là où elles sont tombées, comme font les vaches.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
