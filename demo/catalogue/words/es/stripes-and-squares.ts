/** What is said about stripes, dots, checks and diamonds. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const stripesAndSquares = {
  'earn-your-stripes': {
    name: 'Dos en raya',
    onIt: 'Rayas iguales, vuelta tras vuelta, que esperan su turno como niños bien educados. Ninguna medalla se ha cosido con más cuidado.',
  },
  'line-manager': {
    name: 'Leer entre líneas',
    onIt: 'Rayas que empiezan a su hora, acaban a su hora y no ponen a nadie en copia. Lo que se discute por encima de ellas no pasa de ahí.',
  },
  'broadly-speaking': {
    name: 'A grandes rayas',
    onIt: 'Rayas anchas con otras finas encajadas en medio, para quien lee el titular y se fía del resto. Se pueden contar desde la acera de enfrente.',
  },
  'stay-in-lane': {
    name: 'Nada por aquí',
    onIt: 'Bandas anchas como las calles de una piscina, separadas por corcheras estrechas. Nadie adelanta, nadie salpica y el silbato sigue seco.',
  },
  'sea-legs': {
    name: 'Marinero en tierra',
    onIt: 'La raya del pescador: estrecha, regular y con una línea en otro tono para quien mira dos veces. Sigue horizontal cuando el suelo deja de estarlo.',
  },
  'going-down-well': {
    name: 'Puesta a punto',
    onIt: 'Un atardecer a rayas, anchas en el horizonte y más finas hacia la orilla. Se repite cada tarde y nadie ha pedido todavía que le devuelvan el dinero.',
  },
  'walk-the-line': {
    name: 'Relaciones diplomáticas',
    onIt: 'Raya diplomática, fina como la sonrisa de un banquero y el doble de recta. No ha faltado a ninguna reunión, aunque en unas cuantas se ha dormido.',
  },
  'on-the-dot': {
    name: 'Las nueve en punto',
    onIt: 'Lunares pequeños, perfectamente espaciados, que llegan justo cuando se los espera. Varias compañías de tren han pedido ver cómo se hace.',
  },
  'dot-dot-dot': {
    name: 'Puntos suspensivos',
    onIt: 'Puntos y luego más puntos, como si la frase fuera a continuar y de repente se lo hubiera pensado mejor.',
  },
  'spot-of-bother': {
    name: 'Puntos conflictivos',
    onIt: 'Topos redondos que se metieron en un lío por estar en todas partes a la vez. Cada uno culpa al de al lado, y siempre hay alguno al lado.',
  },
  'point-taken': {
    name: 'Y punto',
    onIt: 'Lunares grandes, algunos con otro más pequeño dentro, que hablan claro y un poco alto. Solo tienen una cosa que decir, y la dicen bien.',
  },
  'polka-face': {
    name: 'Cara de lunares',
    onIt: 'Lunares del tamaño de una ficha de póquer que no sueltan prenda. Te toquen las cartas que te toquen, las han visto peores y han subido la apuesta.',
  },
  'sweep-it-tomorrow': {
    name: 'Barrer para mañana',
    onIt: 'Confeti, serpentinas y triangulitos, tal como cayeron la noche anterior. La escoba sabe dónde encontrarnos.',
  },
  'hole-in-none': {
    name: 'Par del campo',
    onIt: 'Rombos cruzados por líneas finas, como los lleva la gente que tiene palos de golf propios. Agujeros: ninguno, y hemos dado dos vueltas.',
  },
  'pair-of-diamonds': {
    name: 'Dos rombos',
    onIt: 'Rombos de lado a lado, unidos por líneas finas. En la tele de antes mandaban a los niños a la cama; hoy los luces antes del mediodía y a nadie le parece demasiado.',
  },
  'grandpa-was-right': {
    name: 'Rombo al pasado',
    onIt: 'Rombos recién sacados del cajón del que antes te reías. El abuelo los guardó cuarenta años, no dijo nada, y ahora mira.',
  },
  'check-please': {
    name: 'Cuadrar la cuenta',
    onIt: 'Cuadros ventana, de líneas gruesas y finas bien anudadas donde se cruzan. Ellos se entienden con el camarero mientras tú buscas el abrigo.',
  },
  'table-for-ten': {
    name: 'Mesa para diez',
    onIt: 'Cuadros vichy de pícnic con un puntito de cruz en uno sí y otro no, como en los mejores delantales. Caben diez, y más si son dedos.',
  },
  'your-move': {
    name: 'Jaque, ya si eso',
    onIt: 'Un tablero de ajedrez a media partida: peones, torres y una reina sin ninguna prisa. Tómate el tiempo que quieras, que ella ya lo hizo.',
  },
  'hound-and-found': {
    name: 'Otro gallo cantaría',
    onIt: 'Pata de gallo, el cuadro que parece haberse escapado del corral y haber vuelto con mejor porte. Son las únicas patas de gallo que nadie disimula.',
  },
  'plaid-to-meet-you': {
    name: 'Tartán a gusto',
    onIt: 'Tartán de bandas anchas y finas que se cruzan como viejos amigos en una estación. No se consultó a ningún clan y ninguno se ha quejado.',
  },
  'well-plaid': {
    name: 'Cuadro de honor',
    onIt: 'Tartán que se da la mano en cada esquina, gane o pierda. Juego limpio por ambos bandos y bizcocho en la segunda parte.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
