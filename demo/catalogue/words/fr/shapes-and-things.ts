/** What is said about shapes, plain cloth and small things. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const shapesAndThings = {
  'plain-sailing': {
    name: 'Uni pour la vie',
    onIt: 'Une teinte, pas de motif, pas d’intrigue. Après une heure parmi nos citrons et nos léopards, l’œil apprécie le silence.',
  },
  'nothing-to-report': {
    name: 'Rien à signaler',
    onIt: 'Il n’y a rien dessus. Nous avons regardé deux fois et n’avons trouvé qu’une bonne maille, dans une teinte qui fait la conversation à elle seule.',
  },
  'heather-report': {
    name: 'Chiné aux puces',
    onIt: 'Un chiné façon tweed, piqué de points vifs çà et là, comme après le passage d’une légère bruine. Tendance : calme, doux, un peu pelucheux.',
  },
  'alls-fair-isle': {
    name: 'Jacquard d’heure de gloire',
    onIt: 'Des frises de petits motifs Fair Isle, empilées comme les étagères d’une cuisine très bien rangée. En amour comme en hiver, tout est permis.',
  },
  'isle-be-home': {
    name: 'Île était une fois',
    onIt: 'Du Fair Isle, frise sur frise, comme le ferait la grand-mère de quelqu’un avec une semaine devant elle et un bon feuilleton à la radio.',
  },
  'zig-before-zag': {
    name: 'Amateur chevronné',
    onIt: 'Des chevrons de trois épaisseurs qui montent, changent d’avis, descendent et en changent encore. Ils ne sont jamais arrivés en retard.',
  },
  'wave-hello': {
    name: 'Une vague idée',
    onIt: 'Des vagues, épaisses et fines, qui arrivent l’une derrière l’autre. Elles viennent de si loin qu’il serait impoli de ne pas leur faire signe.',
  },
  'floor-show': {
    name: 'Café en terrazzo',
    onIt: 'Des éclats de terrazzo, grands et petits, comme au sol d’un très bon café. Ce soir, c’est le sol qui sort danser.',
  },
  'hide-and-chic': {
    name: 'Ni vu ni connu',
    onIt: 'Du camouflage, taches floues sur taches floues, conçu pour que personne ne te remarque. Il fait le contraire, et nous avons renoncé à le réparer.',
  },
  'eighties-called': {
    name: 'Retour vers le fluo',
    onIt: 'Des gribouillis, des anneaux, des triangles et des croix en liberté, échappés d’une décennie à qui personne n’a su dire non. Elle voudrait récupérer ses formes.',
  },
  'block-party': {
    name: 'La fête des voisins',
    onIt: 'Des carrés, des quarts de cercle et des demi-lunes, emboîtés comme sur une affiche des années vingt. Tout l’immeuble était invité, et tout l’immeuble est venu.',
  },
  'so-over-it': {
    name: 'Ciel, mon arc',
    onIt: 'Des arcs-en-ciel entiers, chacun avec ses cinq bandes dans le bon ordre. Pas de pluie avant, pas de trésor après, et pas de regrets.',
  },
  'scale-model': {
    name: 'À grande écaille',
    onIt: 'Des écailles qui se chevauchent, rangée sur rangée, copiées sur le saumon à qui appartient la boutique. Il a posé une heure et n’a rien demandé.',
  },
  'head-over-heels': {
    name: 'Cœur d’artichaut',
    onIt: 'Des cœurs penchés l’un vers l’autre, certains avec un plus petit dedans. Ils sont tombés amoureux, l’atterrissage fut doux, et ils recommenceraient demain.',
  },
  'change-of-heart': {
    name: 'À contrecœur',
    onIt: 'Des cœurs au rythme bien régulier, pour qui avait juré de ne jamais en porter. Tiens donc, qui voilà.',
  },
  'heart-warmer': {
    name: 'À cœur joie',
    onIt: 'De grands cœurs, de petits cœurs et des cœurs dans les cœurs, étalés en couche épaisse comme la confiture. Ils ne demandent rien, sauf peut-être un câlin vers vingt heures.',
  },
  'about-face': {
    name: 'Faire bonne figure',
    onIt: 'Des visages comme découpés dans du papier, chacun avec deux côtés et un œil fermé. L’un d’eux ressemble à ton oncle des impôts.',
  },
  'keep-an-eye-out': {
    name: 'Mon œil',
    onIt: 'Des yeux à longs cils, la moitié grands ouverts et l’autre moitié fermés. Ils se relaient, ne manquent rien et ne diront rien à personne.',
  },
  'spoke-too-soon': {
    name: 'Rayon de soleil',
    onIt: 'Des vélos aux roues bien rondes, et pas une crevaison dans tout le peloton. L’un d’eux s’apprêtait à dire qu’il ne pleuvrait pas.',
  },
  'sole-music': {
    name: 'Note de frais',
    onIt: 'Des notes de musique échappées de la partition pour prendre un peu l’air. Fredonne avec elles, car personne d’autre ne connaît la suite non plus.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
