/** What is said about plants, stars and weather. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const gardenAndSky = {
  'upsy-daisy': {
    name: 'Me quiere, me quiere',
    onIt: 'Margaritas abiertas de par en par y por todas partes, como si nadie fuera a segar nunca más. No arranques los pétalos para averiguarlo: la respuesta es sí.',
  },
  'daisy-chain-of-command': {
    name: 'Margaritas en plantilla',
    onIt: 'Margaritas en perfecto orden, cada una a las órdenes de la de arriba. La de arriba del todo tampoco tiene ni idea de lo que pasa.',
  },
  'late-bloomer': {
    name: 'Tarde pero en flor',
    onIt: 'Flores redondas y seguras de sí mismas, como se dibujaban en 1967. Se tomaron su tiempo, llegaron todas juntas, como los autobuses, y no piden disculpas.',
  },
  'petal-to-the-metal': {
    name: 'A todo pétalo',
    onIt: 'Flores grandes y pequeñas, bastante más deprisa de lo que suele ir una flor. Se ven pétalos en todas las direcciones y frenos en ninguna.',
  },
  'tulip-service': {
    name: 'Tulipanes haciendo el pino',
    onIt: 'Tulipanes derechos junto a tulipanes cabeza abajo, todo por darte gusto. Se les pidieron unas palabras amables y prefirieron florecer.',
  },
  'looking-sharp': {
    name: 'Espina dorsal',
    onIt: 'Cactus en maceta con una postura impecable, algunos con una flor en el pelo. Los pinchos son de punto, así que puedes darles la mano.',
  },
  'free-hugs': {
    name: 'Se regalan abrazos',
    onIt: 'Cactus en macetas pequeñas, los altos con los brazos abiertos. De momento nadie ha venido a por el suyo, y ellos lo achacan a la timidez.',
  },
  'not-mushroom-in-here': {
    name: 'No cabe una seta',
    onIt: 'Setas de lunares, setas finas y setas pequeñas en parejas, codo con codo tras una noche de lluvia. Quedaba un hueco, y entonces salió otra.',
  },
  'needle-work': {
    name: 'Labor de aguja',
    onIt: 'Un bosque de pinos, algunos con nieve en la copa, y un árbol más redondo que se coló por error. Cada aguja la ha hecho otra aguja.',
  },
  'pining-for-you': {
    name: 'Te echo de pinos',
    onIt: 'Árboles, fila tras fila, pensando todos en la misma persona. Son de hoja perenne, al menos la mayoría, así que pueden seguir así muchísimo tiempo.',
  },
  'leaf-me-be': {
    name: 'Hojas sin ruta',
    onIt: 'Hojas de varias clases, unas recortadas, otras puntiagudas y otras aún en la ramita, sin ningún sitio adonde ir. Estas no hay que rastrillarlas.',
  },
  'thank-your-stars': {
    name: 'Con buena estrella',
    onIt: 'Estrellas grandes un poco ladeadas, pequeñas en los huecos, y ni una fugaz. Entrega tus deseos y se tramitarán por orden de llegada.',
  },
  'five-star-review': {
    name: 'Cinco estrellas, repetiremos',
    onIt: 'Estrellas de cinco puntas, todas ganadas a pulso. Muy recomendable, opina un señor que normalmente solo escribe para quejarse.',
  },
  'some-space-please': {
    name: 'Necesito mi espacio',
    onIt: 'Planetas con anillos, una luna, un cohete que se marcha pronto y mucha nada en medio. Allí arriba nadie te va a pedir nada antes del jueves.',
  },
  'over-the-moon': {
    name: 'A pedir de luna',
    onIt: 'Un cohete acaba de pasar la luna y saluda a los planetas. Llevan puestos los anillos, así que debe de ser una ocasión formal.',
  },
  'mission-control': {
    name: 'Houston, ningún problema',
    onIt: 'Un cohete, varios planetas y una luna, todos donde el plan dice que deben estar. En la base están al tanto y han salido a comer.',
  },
  'shock-value': {
    name: 'Rayos y retruécanos',
    onIt: 'Rayos que caen una y otra vez en el mismo sitio, digan lo que digan. El trueno llega dentro de unos tres segundos.',
  },
  'slight-chance-of-naps': {
    name: 'Intervalos de siesta',
    onIt: 'Nubes gordas, unas con cuatro gotas por soltar y otras con el sol detrás. Se espera somnolencia, que avanzará despacio desde el oeste.',
  },
  'no-two-alike': {
    name: 'Ni un copo repe',
    onIt: 'Copos de seis brazos que caen sin prisa ninguna. No se derriten ni encima del radiador, y eso en un copo no se había visto nunca.',
  },
  'ice-to-meet-you': {
    name: 'Romper el hielo',
    onIt: 'Copos de nieve que se han arreglado para la velada, hasta la última ramita de escarcha. Al principio son algo fríos, pero dales un minuto.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
