/** What is said about fruit, meals and drinks. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const food = {
  'squeeze-the-day': {
    name: 'Exprime el día',
    onIt: 'Limones enteros y en rodajas, todavía con sus hojas. La vida nos los dio y nos pusimos a tejer, porque el puesto de limonada de enfrente ya estaba cogido.',
  },
  'zest-intentions': {
    name: 'Limón y medio limón',
    onIt: 'Un revuelo de limones y rodajas de limón, todos con buenos propósitos: salir a correr, llamar a su madre y hacerse mermelada. Empiezan mañana.',
  },
  'cherry-on-top': {
    name: 'La guinda del pastel',
    onIt: 'Cerezas de rabito largo, casi siempre por parejas, porque les han contado lo que pasa en la lavadora cuando alguien se separa.',
  },
  'cherry-picked': {
    name: 'Cereza la pena',
    onIt: 'Solo las buenas: redondas, brillantes y con su hoja. Las demás acabaron en mermelada, no guardan rencor y mandan recuerdos.',
  },
  'holy-guacamole': {
    name: 'Siempre en su punto',
    onIt: 'Aguacates partidos por la mitad y unos cuantos que aún se lo están pensando. Todos aguantan maduros varios años, cosa que ningún frutero ha conseguido.',
  },
  'avo-good-day': {
    name: 'De carne y hueso',
    onIt: 'Aguacates por la mitad, unos con su hueso marrón y redondo en el centro y otros con el hueco que dejó. La tostada se vende aparte.',
  },
  'going-bananas': {
    name: 'A plátano limpio',
    onIt: 'Plátanos en todas las posturas, algunos ya medio fuera de la piel. Parece el final de una discusión buenísima.',
  },
  'top-banana': {
    name: 'Quien corta el plátano',
    onIt: 'Desde la otra punta de la sala es un estampado muy serio en amarillo. De cerca son plátanos, uno de ellos pelado, y está claro que han ascendido a alguien.',
  },
  'berry-well-then': {
    name: 'Fresas célebres',
    onIt: 'Fresas rollizas, algunas partidas para enseñar el corazón, y alguna que otra flor. Alguien ha contado todas las pepitas y pide la palabra.',
  },
  'jam-session': {
    name: 'A bote pronto',
    onIt: 'Fresas que afinan, las enteras junto a las mitades, antes de que nadie saque el azúcar. El bote está reservado para más tarde.',
  },
  'slice-of-life': {
    name: 'Ni pizza de culpa',
    onIt: 'Pizza con tomate, albahaca y ningún acuerdo sobre qué lado va arriba. A una entera le falta un trozo, y todas las porciones lo niegan.',
  },
  'crust-fund': {
    name: 'Masa salarial',
    onIt: 'Pizza en porciones, un valor seguro a largo plazo. El queso puede subir o bajar, pero el borde ha repartido beneficios todos los años.',
  },
  'thats-how-i-roll': {
    name: 'De buen rollo',
    onIt: 'Rollitos de sushi, salmón sobre almohaditas de arroz y ese pez diminuto que guarda la salsa de soja. Como no hay palillos, nada se te cae encima.',
  },
  'bean-there': {
    name: 'Café para todos',
    onIt: 'Tazas, vasos de papel y un café con leche visto desde arriba, con un corazón en la espuma y granos alrededor. No se ha enfriado ni una sola vez.',
  },
  'daily-grind': {
    name: 'Recién molido',
    onIt: 'Café para tomar aquí, café para llevar y un puñado de granos para emergencias. Si alguien pregunta, este cuenta como el cuarto.',
  },
  'flake-news': {
    name: 'La cosa tiene miga',
    onIt: 'Cruasanes curvos y dorados, con una nuez de mantequilla cerca. La historia tiene muchas capas, y las migas no han querido hacer declaraciones.',
  },
  'sunny-side-up': {
    name: 'Huevos con puntilla',
    onIt: 'Huevos a tu gusto: fritos con el borde temblón, cocidos y partidos por la mitad o en su huevera, esperando con la tapa quitada.',
  },
  'sundae-best': {
    name: 'De punta en nata',
    onIt: 'Cucuruchos, remolinos y polos con sus mejores galas, y una cereza donde iría el sombrero. No se derriten, así que no hace falta apretar el paso.',
  },
  'cone-of-silence': {
    name: 'Punto en boca',
    onIt: 'Helados de cucurucho y helados de palo, y ninguno suelta una palabra. Lo que pasa entre una bola y su barquillo se queda ahí.',
  },
  'taco-the-town': {
    name: 'Perdón por el taco',
    onIt: 'Tacos rellenos más allá de lo prudente, de noche por ahí con un gajo de lima y algo rojo que pica. Por una vez, no se sale nada por detrás.',
  },
  'ale-be-there': {
    name: 'La penúltima, prometido',
    onIt: 'Jarras con su espuma como es debido, alguna botella y unos pretzels para poder llamarlo cena. La próxima ronda la paga otro.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
