/** What is said about shapes, plain cloth and small things. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const shapesAndThings = {
  'plain-sailing': {
    name: 'Liso y llano',
    onIt: 'Ni dibujo, ni argumento, ni sentido oculto. Después de una hora entre nuestros limones y leopardos, la vista agradece el silencio.',
  },
  'nothing-to-report': {
    name: 'Nada que declarar',
    onIt: 'Aquí no hay nada. Lo hemos mirado dos veces y solo hemos encontrado buen punto, en un tono que habla por sí solo.',
  },
  'heather-report': {
    name: 'Calma con chirimiri',
    onIt: 'Jaspeado como el tweed, con motitas vivas aquí y allá, como si hubiera pasado una llovizna. Previsión: ambiente suave y ligeramente difuso.',
  },
  'alls-fair-isle': {
    name: 'En amor y greca',
    onIt: 'Rosas, corazones y picos pequeños en grecas de Fair Isle, apiladas como los estantes de una cocina ordenada. En el amor y en el invierno todo vale.',
  },
  'isle-be-home': {
    name: 'Calceta y radionovela',
    onIt: 'Greca sobre greca de Fair Isle, corazones incluidos, como las haría la abuela de alguien con una semana por delante y un buen serial en antena.',
  },
  'zig-before-zag': {
    name: 'Dije zig, digo zag',
    onIt: 'Zigzags de tres grosores que suben, cambian de idea, bajan y vuelven a cambiarla. No han llegado tarde ni una sola vez.',
  },
  'wave-hello': {
    name: 'Hola sin hache',
    onIt: 'Olas gruesas y finas que llegan una detrás de otra. Vienen de tan lejos que sería de mala educación no devolverles el saludo.',
  },
  'floor-show': {
    name: 'Suelo salir a bailar',
    onIt: 'Trocitos de terrazo, grandes y pequeños, como en el suelo de un café de los buenos. Esta noche ha dicho que no lo esperemos despiertos.',
  },
  'hide-and-chic': {
    name: 'Visto y no visto',
    onIt: 'Camuflaje, manchas suaves sobre manchas suaves, pensado para que nadie se fije en ti. Consigue lo contrario, y hemos dejado de arreglarlo.',
  },
  'eighties-called': {
    name: 'Menuda movida',
    onIt: 'Garabatos, aros, cuñas y cruces sueltas de una década que nunca oyó la palabra no. Han llamado los ochenta, y quieren que les devolvamos las formas.',
  },
  'block-party': {
    name: 'Fiesta en bloque',
    onIt: 'Cuadrados, cuartos de círculo y medias lunas que encajan como en un cartel de los años veinte. Se invitó a todos los vecinos, y vinieron todos.',
  },
  'so-over-it': {
    name: 'Iris y venires',
    onIt: 'Arcoíris enteros, cada uno con sus cinco bandas en el orden correcto. Sin lluvia antes, sin olla de oro después y sin nada que lamentar.',
  },
  'scale-model': {
    name: 'Modelo a escamas',
    onIt: 'Escamas superpuestas, fila tras fila, copiadas del salmón que lleva esta tienda. Posó durante una hora y no pidió nada a cambio.',
  },
  'head-over-heels': {
    name: 'Prenda de mi corazón',
    onIt: 'Corazones que se inclinan unos hacia otros, algunos con otro más pequeño dentro. Se enamoraron, cayeron en blando y mañana repetirían.',
  },
  'change-of-heart': {
    name: 'De tripas, corazón',
    onIt: 'Corazones a ritmo constante, para quien juró que jamás llevaría ninguno. Mira tú quién ha venido.',
  },
  'heart-warmer': {
    name: 'A corazón abrigado',
    onIt: 'Corazones grandes, corazones pequeños y corazones dentro de corazones, en capa generosa, como la mermelada. No piden nada, salvo quizá un mimo a eso de las ocho.',
  },
  'about-face': {
    name: 'Más cara que espalda',
    onIt: 'Caras en dos mitades, como recortadas en papel, con un ojo abierto y el otro en pleno guiño. Tu tío hace lo mismo en las bodas.',
  },
  'keep-an-eye-out': {
    name: 'Ojo al dato',
    onIt: 'Ojos de pestañas largas, la mitad abiertos de par en par y la otra mitad cerrados. Trabajan por turnos, no se les escapa nada y no se lo dirán a nadie.',
  },
  'spoke-too-soon': {
    name: 'Todo sobre ruedas',
    onIt: 'Bicicletas con cesta y un biciclo de los antiguos que asegura haber llegado primero. No hay ni una rueda pinchada entre todas, iba a añadir.',
  },
  'sole-music': {
    name: 'Sin saberse la letra',
    onIt: 'Discos, casetes, auriculares y un puñado de notas sueltas en busca de melodía. Tararea sin miedo, que los demás tampoco saben cómo sigue.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
