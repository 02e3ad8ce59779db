/**
 * When to wear it and when to give a box of it. These close a description, whatever came before.
 * What is worn may be one thing or several, masculine or feminine, so nothing in `wear` agrees with it.
 */
import type { CatalogueWords } from '../catalogue-words.ts'

/** True for socks and for everything else we knit; only office and romance are sure to be read by grown-ups. */
export const wear: CatalogueWords['wear'] = {
  everyday: [
    'Para martes corrientes, que son casi todos.',
    'Te vistes sin pensar y a eso de las once te alegras.',
    'Para ir en vaqueros, hacer recados y pasar los días que no tienen nombre.',
    'Lo suyo son esos días que nadie va a fotografiar.',
    'No hace falta motivo ni temporada, solo un cajón con sitio.',
    'Lunes de estreno, martes de lavadora, miércoles de nostalgia.',
  ],
  office: [
    'Aguantar una reunión larga sin decir ni una palabra también es un talento.',
    'Nada en el código de vestimenta lo prohíbe, y lo hemos leído entero.',
    'Seriedad suficiente para la novena planta y una broma privada durante todo el ascensor.',
    'Los plazos, los trajes oscuros y el boli bueno agradecen la compañía.',
    'Para los días de presupuesto, los primeros días y el día en que la impresora por fin se rinde.',
    'En tu próxima presentación, al menos una cosa saldrá como estaba previsto.',
  ],
  party: [
    'Para noches que iban a acabar pronto.',
    'Aquí empiezan muchas conversaciones, y unas cuantas terminan bien.',
    'Baila, no derrames nada y responde con vaguedades cuando te pregunten dónde compras.',
    'El sitio ideal es la cocina, que es donde acaban todas las fiestas buenas.',
    'Si la invitación dice que vengas tal cual, se refiere a esto.',
    'Al día siguiente, cuando cuenten la noche, empezarán por ti.',
  ],
  sport: [
    'Para la carrera, la bici o la larga charla sobre si salir o no.',
    'El ritmo recomendado es más rápido que un paseo y más lento que un autobús.',
    'Del gimnasio al bar de al lado, sin pasar por casa.',
    'Se cuenta con el barro, las medallas son opcionales y del resto se ocupa la lavadora.',
    'Bien para calentar y, mejor aún, para dar el día por terminado.',
    'Para el bando que gana, o para el buen humor del otro.',
  ],
  winter: [
    'Desde la primera helada, siempre a mano junto a la puerta.',
    'A juego con la nieve, la sopa y el camino más largo a casa.',
    'Para las mañanas en que a alguien le toca rascar el hielo del coche.',
    'De noviembre a marzo, o mientras se siga discutiendo sobre la calefacción.',
    'El plan completo incluye un termo, un trineo y otra persona que tire de él.',
    'Del esquí no tenemos opinión, pero al refugio le tenemos mucho cariño.',
  ],
  romance: [
    'Para primeras citas, terceras citas y ese aniversario que casi se olvida.',
    'Para cuando no te importaría nada que alguien te preguntara.',
    'Lo tierno ya está dicho; tú solo tienes que ocuparte de la cena.',
    'Mejor a la luz de las velas, y mejor todavía con alguien que se ría de lo mismo.',
    'Nadie tiene por qué fijarse, pero qué gusto da cuando lo hace la persona indicada.',
    'Resérvate la sorpresa para el catorce de febrero, o para el quince, que tiene más mérito.',
  ],
  birthday: [
    'Empezando así la mañana, la tarta es solo cuestión de tiempo.',
    'Para quien cumple años y para todos los que cantan mal en su honor.',
    'Para cumpleaños redondos, cumpleaños con pico y el día siguiente, con las sobras.',
    'Un año más se lleva mejor con algo alegre puesto.',
    'El deseo de las velas va por tu cuenta; la alegría viene de fábrica.',
    'Los otros trescientos sesenta y cuatro días también cuentan, si insistes.',
  ],
  home: [
    'El sofá está avisado y cuenta las horas.',
    'Para noches de manta, cena en bandeja y ningún plan.',
    'Si llaman al timbre, se puede abrir así, aunque nadie está obligado.',
    'Para domingos, días de lluvia y esa hora en que no se ha levantado nadie más.',
    'De la cama a la cocina y de la cocina a la cama, que ya es bastante.',
    'Corre las cortinas, busca el mando y da por hecho que ya te has arreglado.',
  ],
  travel: [
    'Ocupar poco, llegar sin arrugas y no preguntar cuánto falta: eso es saber viajar.',
    'Para trenes nocturnos, asientos de ventanilla y el pasillo eterno hasta la puerta cuarenta y dos.',
    'En esa maleta que creías llena queda un rincón justo de este tamaño.',
    'Buena compañía en ferris, en cuartos de invitados y allí donde el mapa se rinde.',
    'Estreno a la ida, lavado a mano en el hotel y, a la vuelta, como si nada.',
    'La etiqueta ha visto más mundo del que confiesa.',
  ],
  summer: [
    'Desde el primer sábado de calor hasta que alguien menciona el colegio.',
    'Para céspedes, muelles, ventanas abiertas y el último barco de vuelta.',
    'Lo ideal: tardes largas, bebidas frías y planes hechos a última hora.',
    'En la barbacoa el humo te va a encontrar igual; que te encuentre con algo alegre.',
    'El mejor momento es entre dos baños, o entre el desayuno y el primero.',
    'Con sombra, hielo y poco más, ya está todo resuelto.',
  ],
}

/** Five are enough here: a box is sold in fewer sorts. */
export const give: CatalogueWords['give'] = {
  everyday: [
    'Regálala sin ningún motivo, que es el que la gente recuerda.',
    'Una buena manera de dar las gracias a quien te riega las plantas.',
    'Para quien dice que no lleves nada y luego te mira las manos.',
    'También es un regalo sensato para ti, que ya sabes qué talla usas.',
    'Déjala en la silla de alguien y no digas nada hasta que la descubra.',
  ],
  office: [
    'Para quien se marcha, quien llega o quien, sencillamente, ha sobrevivido a otro trimestre.',
    'Apta para jefes, becarios y la persona que arregla la impresora.',
    'Resuelve el amigo invisible, y los demás querrán saber de dónde ha salido.',
    'Regálala en lugar de otra taza con frase.',
    'Buena respuesta a un trabajo nuevo, un proyecto largo o un preaviso muy corto.',
  ],
  party: [
    'Llévala en vez de una botella y volverán a invitarte.',
    'Ponla entre los demás regalos y fíjate en cuál se abre primero.',
    'Para quien invita, para quien acude y para quien se queda a fregar.',
    'Cabe debajo de un brazo, y el otro queda libre para llamar al timbre.',
    'Entrégala en la puerta, antes de que la música no deje explicar nada.',
  ],
  sport: [
    'Para esa persona del equipo que siempre trae las naranjas.',
    'Un premio para el primer puesto, para el último o por haberse presentado.',
    'Dásela a quien tenga por delante un maratón, o una escalera muy alta.',
    'Primero anima desde la banda y después desde el fondo de la bolsa de deporte.',
    'Mejor que un trofeo, porque a esto no hay que quitarle el polvo.',
  ],
  winter: [
    'Cabe bajo el árbol, junto a los zapatos la noche de Reyes o en el centro de la mesa.',
    'Para quien siempre tiene frío y siempre lo dice.',
    'Pídela en noviembre y pasa todo diciembre mirando a los demás por encima del hombro.',
    'Una respuesta cálida a la pregunta de qué llevar cuando hiela.',
    'Alguien de tu lista tiene los pies fríos, y por fin puedes hacer algo.',
  ],
  romance: [
    'Las rosas son preciosas, pero ninguna ha pasado nunca por la lavadora.',
    'Para la persona cuyos pies fríos llevas soportando todos estos años.',
    'Regálala el catorce de febrero, o cualquier noche que lo merezca.',
    'Viene sin poema, de modo que puedes añadir uno tuyo.',
    'Mete una nota debajo de la tapa y haz como si viniera así.',
  ],
  birthday: [
    'Solo faltan una vela y alguien que desafine.',
    'Para un cumpleaños del que te has acordado a tiempo, o casi.',
    'Vale para todas las edades y no menciona ninguna.',
    'Pega la tarjeta en la tapa, escribe un nombre y ya está.',
    'Un regalo que se abre, se celebra y se lleva puesto a casa el mismo día.',
  ],
  home: [
    'Para quien acaba de mudarse y no encuentra dónde guardó los platos.',
    'Dásela a quien se merece un fin de semana tranquilo y rara vez se lo toma.',
    'Lo mejor que se puede mandar cuando no puedes ir en persona.',
    'Va bien con un libro nuevo y una manta vieja.',
    'Déjala en la almohada de quien se haya levantado primero.',
  ],
  travel: [
    'Para quien está a punto de irse, o para quien acaba de volver con mil historias.',
    'Dala en la estación, donde no hay tiempo para discursos.',
    'Un regalo de despedida que aún deja sitio en la maleta.',
    'Da las gracias por ti a quien dio de comer al gato mientras no estabas.',
    'Mejor que un imán del aeropuerto, y más fácil de llevar puesto.',
  ],
  summer: [
    'Para quien tiene jardín, y para quien siempre consigue que lo inviten a uno.',
    'Llévala a la barbacoa, que los demás ya llevan ensaladilla.',
    'Soporta un coche al sol mejor que el chocolate.',
    'Una buena forma de despedir el curso y de dar las gracias a quien lo ha dado.',
    'Regálala en junio, y en septiembre ya lo habrá visto todo.',
  ],
}
