/** What is said about the gift boxes. */
import type { BoxId } from '../../themes/gift-boxes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const giftBoxes = {
  'fruit-salad': {
    name: 'Macedonia sin melón',
    onIt: 'Primero los limones y luego lo que hubiera maduro. No hay que pelar nada, nada se pone negro y no queda ningún dado de melón abandonado en el plato.',
  },
  'tasting-menu': {
    name: 'De tapa en tapa',
    onIt: 'Varios platos pequeños, empezando por el sushi y la pizza, servidos todos a la vez. La cocina no admite reservas ni espera propina.',
  },
  'breakfast-in-bed': {
    name: 'Desayuno con sábanas',
    onIt: 'Huevos y café para empezar, servidos por pares. No deja una sola miga en la cama, y es el primero del que se puede decir.',
  },
  'same-again-please': {
    name: 'Ponme otra, jefe',
    onIt: 'Cerveza y pizza, los dos platos de una buena noche. Nadie tiene que acercarse a la barra y nadie tiene que dividir la cuenta.',
  },
  'petting-zoo': {
    name: 'De dos en dos',
    onIt: 'Perros, gatos, ovejas y, en las cajas más grandes, sus amigos más salvajes. Todos son mansos, ninguno muerde y darles de comer es opcional.',
  },
  'cat-people': {
    name: 'Gato encerrado',
    onIt: 'Gatos con guarnición de gatos, para quien tiene tres y dice que son un par. Serán los primeros en meterse en la caja.',
  },
  walkies: {
    name: 'Correa y a correr',
    onIt: 'Perros salchicha y luego más perros salchicha, todos listos junto a la puerta. La pelota está donde siempre, y el tiempo no es excusa.',
  },
  'catch-of-the-day': {
    name: 'Era así de grande',
    onIt: 'Salmones, ballenas y, en la caja grande, unas cuantas escamas de propina, todo recién desembarcado y sin hielo. De momento nadie ha exagerado.',
  },
  'fresh-bouquet': {
    name: 'Ramo de a pie',
    onIt: 'Margaritas, tulipanes y compañía, cortados a la medida del pie. No necesitan jarrón, no piden agua y dentro de tres semanas siguen igual.',
  },
  'minutes-of-the-meeting': {
    name: 'Ruegos y preguntas',
    onIt: 'Rayas, lunares y otros profesionales discretos, capaces de aguantar sentados lo que haga falta. Acuerdos: calzarse, entrar y volver a casa.',
  },
  'join-the-dots': {
    name: 'Une los puntos',
    onIt: 'Lunares pequeños y lunares grandes, en todo caso redondos. Si los pones juntos aparece un dibujo, aunque no vamos a decir de qué.',
  },
  'stripe-search': {
    name: 'Código de rayas',
    onIt: 'Rayas de varias escuelas, desde las regulares hasta las marineras y de ahí en adelante. Registramos el edificio y no había más: son suficientes.',
  },
  'love-letters': {
    name: 'De puño y letra',
    onIt: 'Corazones y cerezas, con firma, sello y doblez por la mitad. Dice lo que dirías tú si se te diera mejor decirlo.',
  },
  'yours-and-mine': {
    name: 'Tal para cual',
    onIt: 'Corazones por partida doble, de dos temperamentos, para dos personas y un solo cesto de la ropa. Quién se queda con cuáles es cosa vuestra.',
  },
  'snowed-in': {
    name: 'Cerrado por nieve',
    onIt: 'Fair Isle, copos de nieve y todo lo demás que haya caído esta noche. La carretera está cortada, el caldo está al fuego y a nadie le importa.',
  },
  'by-the-fire': {
    name: 'Al amor del fuego',
    onIt: 'Fair Isle y rombos, elegidos para la última hora del día. La chimenea no va incluida, y el perro que duerme delante tampoco.',
  },
  'lift-off': {
    name: 'Sin cuenta atrás',
    onIt: 'Planetas y estrellas, bien apretados, como toca cuando se viaja hacia arriba. Para despegar basta con tirar de la tapa.',
  },
  'seven-day-forecast': {
    name: 'A mal tiempo, pares',
    onIt: 'Nubes, llovizna, rayos, olas, un arcoíris, un atardecer y nieve, a razón de uno por día de la semana. Acierta más que el parte de la tele.',
  },
  'out-of-office': {
    name: 'Vuelvo en septiembre',
    onIt: 'Los flamencos y las olas van delante, y el resto de las vacaciones los sigue. Los mensajes se contestarán a la vuelta, o puede que no.',
  },
  'warm-up-act': {
    name: 'Entrar en calor',
    onIt: 'Bicicletas y zigzags para quien se mueve a propósito. Los estiramientos los ponen ellos, lo demás lo pones tú, y todo el mundo pasa por la ducha.',
  },
  'loud-and-clear': {
    name: 'Alto y claro',
    onIt: 'Los estampados más ruidosos que tenemos, elegidos para quien no gasta beis. Conviene abrirla lejos de parientes dormidos.',
  },
  'show-and-tell': {
    name: 'Mira lo que tengo',
    onIt: 'Dinosaurios y espacio exterior, los dos asuntos que merece la pena contar en el cole. El resto de la clase tendrá preguntas.',
  },
  'story-time': {
    name: 'Érase un par',
    onIt: 'Osos y ovejas, viejos conocidos de los cuentos de antes de dormir. Alguien pedirá otro capítulo, y deberían decir que no.',
  },
  'snow-day': {
    name: 'Hoy no hay cole',
    onIt: 'Pingüinos y copos de nieve para la mañana en que el colegio no abre. Rinden más dentro de unas botas y reaparecen después de comer.',
  },
  'party-bag': {
    name: 'Piñata sin palos',
    onIt: 'Confeti y helado para empezar, y ningún trozo de tarta aplastado en el fondo. Todo el mundo vuelve a casa con algo de su talla.',
  },
  'garden-patrol': {
    name: 'Patrulla de parterre',
    onIt: 'Abejas y ranas de servicio, desde las flores hasta la otra punta del césped. Dan el parte a la hora de cenar, cubiertas de pruebas.',
  },
} satisfies Partial<Record<BoxId, ThemeWords>>
