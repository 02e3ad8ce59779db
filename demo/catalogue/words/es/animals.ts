/** What is said about animals and their coats. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const animals = {
  'school-uniform': {
    name: 'Como pez en clase',
    onIt: 'Salmones con dos piernas y dos calcetines a rayas cada uno, camino del colegio y con prisa. Nadie les ha dicho que podrían ir nadando.',
  },
  'plenty-more-fish': {
    name: 'Salmón busca pareja',
    onIt: 'Salmones con calcetines a rayas que esperan, corren y echan burbujas, todos ellos sin compromiso. Dicen que el mar está lleno.',
  },
  'claws-and-effect': {
    name: 'Tres pies al gato',
    onIt: 'Gatos sentados, gatos de paseo y gatos que se hacen los dormidos. Has hecho algo, saben qué fue y lo sacarán a relucir cuando haya invitados.',
  },
  'nine-to-five-lives': {
    name: 'Siete vidas laborales',
    onIt: 'Gatos que han leído el orden del día y ni se inmutan. Unos se han dormido, uno se ha marchado y el resto se limita a mirarte.',
  },
  'power-catnap': {
    name: 'Ronrón y cuenta nueva',
    onIt: 'Gatos hechos un ovillo entre siesta y siesta, con uno o dos de guardia para que parezca trabajo. Nadie se ha atrevido a preguntar.',
  },
  'long-story-short': {
    name: 'Largo y tendido',
    onIt: 'Perros salchicha con jersey, que lleva su tiempo. Primero llega la parte de delante, después la del medio y, en cuanto hay sitio, la cola.',
  },
  'paws-for-thought': {
    name: 'Perro ladrador, poco decidido',
    onIt: 'Un hueso, una pelota y unos perros salchicha que tienen que elegir. La idea sale por un extremo y llega al otro a la hora de cenar.',
  },
  'dressed-to-chill': {
    name: 'Tiros largos, patas cortas',
    onIt: 'Pingüinos de frac, los precavidos con bufanda y algunos que llegan deslizándose sobre la barriga. La invitación decía de etiqueta; no decía de pie.',
  },
  'roar-materials': {
    name: 'Te lo jurásico',
    onIt: 'Dinosaurios: uno de cuello largo, otro con púas y otro de brazos cortos que tiene mucho que decir. Se llevan mejor de lo que cuenta la historia.',
  },
  'mind-your-beeswax': {
    name: 'Zumba y sigue',
    onIt: 'Abejas con tréboles que visitar y panales que llenar, cada una a lo suyo. Traen todas las rayas y ninguno de los aguijones.',
  },
  'one-leg-at-a-time': {
    name: 'A la pata coja',
    onIt: 'Unos flamencos se sostienen sobre una pata y otros se agachan a buscar la que falta. Todo el mundo se viste así; ellos lo convirtieron en profesión.',
  },
  'fox-trot': {
    name: 'Zorros de salón',
    onIt: 'Zorros entre baile y baile: uno se ha sentado, otro se ha dormido en su propia cola y los demás lucen su mejor perfil. Lento, lento, rápido, rápido, gallinero.',
  },
  'bear-with-me': {
    name: 'Ni oso preguntar',
    onIt: 'Osos que pasan por aquí, uno de ellos con un salmón en calcetines. Enseguida te atienden, en cuanto alguien explique lo del salmón.',
  },
  'bear-minimum': {
    name: 'Oso y reposo',
    onIt: 'Osos hacia la izquierda, osos hacia la derecha y un oso de pesca. Pensaron en hacer algo más, miraron al cielo y decidieron que con venir ya cumplían.',
  },
  'leap-of-faith': {
    name: 'Nunca sale rana',
    onIt: 'Unas ranas miran fijamente, otras están en pleno salto y los nenúfares quedan más o menos donde hacen falta. Hasta ahora siempre ha funcionado.',
  },
  'counting-on-ewe': {
    name: 'Cada oveja, su pareja',
    onIt: 'Ovejas lanudas, algunas ya en el aire, en fila para quien no pueda dormir. Casi todo el mundo llega hasta la negra.',
  },
  'oh-whale': {
    name: 'Vaya por ballena',
    onIt: 'Ballenas de buena dentadura, surtidores pequeños y, aquí y allá, solo una cola que asoma. Podría ser peor, dicen ellas. Podrían ser arenques.',
  },
  'hard-to-spot': {
    name: 'Manchas que no salen',
    onIt: 'Rosetas de leopardo con miguitas entre medias, y no hay dos iguales. Entre la hierba alta desaparecerías; en la parada del autobús, no.',
  },
  catwalk: {
    name: 'Pasarela con garra',
    onIt: 'El pelaje de un leopardo, mancha por mancha, sin el leopardo y sin su carácter. Sabe muy bien cómo se recorre un pasillo.',
  },
  'zebra-crossing': {
    name: 'Paso de cebra',
    onIt: 'Rayas de cebra que se bifurcan, dan volantazos y se niegan a ponerse en fila. El tráfico frena al verlas, y eso lo logran pocos estampados.',
  },
  'pasture-bedtime': {
    name: 'Vía láctea',
    onIt: 'Las manchas grandes y blandas de una vaca que debería llevar una hora durmiendo. Están donde cayeron, como les gusta a las vacas.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
