import {
  homeStory,
  latestNews,
  pictureAndText,
  productRow,
  quote,
  reasons,
  recommended,
  shelves,
} from './home-blocks.ts'

/** Spain: the right foot, and long lunches. */
export const esHome = homeStory({
  storefront: 'es',
  language: 'es-ES',
  title: 'Empieza con buen pie',
  intro: 'El izquierdo o el derecho, da igual: con estos calcetines los dos son el bueno. Palabra de salmón.',
  metaDescription:
    'Calcetines, cajas regalo y ropa interior para empezar el día con buen pie, con el izquierdo también. Palabra de salmón.',
  hero: {
    picture: {
      drawing: 'banner.parade.lemons_lagoon.sunset-stripes_tangerine.flamingos_sky.dots_salmon',
      alt: 'Calcetines de limones, rayas, flamencos y lunares en fila',
    },
    leadsTo: '/adults/socks',
    linkText: 'Elegir mi par',
    tint: 'sun',
  },
  body: [
    productRow('Recién llegados', 'new', 'Ver todas las novedades'),
    shelves('¿Por dónde empezamos?', [
      { label: 'Calcetines para adultos', leadsTo: '/adults/socks', drawing: 'crew.pair.big-dots_cherry', tint: 'sun' },
      { label: 'Calcetines para niños', leadsTo: '/kids/socks', drawing: 'kids-crew.worn.bees_sky', tint: 'blush' },
      {
        label: 'Cajas regalo',
        leadsTo: '/gifts/gift-boxes',
        drawing: 'box-4.open.lemons_river.cherries_cream.avocados_blush.strawberries_butter',
        tint: 'pond',
      },
      {
        label: 'Calcetines invisibles',
        leadsTo: '/collection/sneaker-socks',
        drawing: 'sneaker.pair.waves_lagoon',
        tint: 'coral',
      },
      {
        label: 'Fruta de temporada',
        leadsTo: '/collection/fruit-stand',
        drawing: 'crew.worn.strawberries_sun',
        tint: 'river',
      },
      { label: 'Ropa interior', leadsTo: '/underwear', drawing: 'briefs.folded.flamingos_lagoon', tint: 'paper' },
      {
        label: 'Calcetines tobilleros',
        leadsTo: '/collection/low-socks',
        drawing: 'low.worn.confetti_carnival',
        tint: 'sun',
      },
      { label: 'Outlet', leadsTo: '/outlet', drawing: 'crew.folded.cactus_apricot', tint: 'coral' },
    ]),
    pictureAndText({
      title: 'La sobremesa, sin zapatos',
      text: `Llega el segundo café, alguien se descalza debajo de la mesa y ahí se descubre todo.

        Mejor que sea con sushi, con tacos o con un buen aguacate. De eso se puede hablar otra hora entera.`,
      picture: {
        drawing: 'banner.legs.tacos_coral.avocados_pistachio.coffee_caramel',
        alt: 'Piernas con calcetines de tacos, aguacates y café',
      },
      leadsTo: '/collection/food-hall',
      linkText: 'Ver la carta',
      tint: 'coral',
    }),
    reasons('Con los pies en la tierra', [
      {
        icon: 'parcel',
        title: 'En casa en 2-4 días laborables',
        text: 'Envío gratis desde 40 €. Si no llegas, ves el precio antes de pagar.',
      },
      {
        icon: 'return',
        title: '30 días para pensarlo',
        text: 'Sin estrenar y con la etiqueta puesta, se puede devolver.',
      },
      {
        icon: 'yarn',
        title: 'Algodón peinado',
        text: 'Alrededor del 80 % en casi todos los calcetines, con poliamida y elastano para que no se bajen.',
      },
      { icon: 'fish', title: 'Consejo imparcial', text: 'El pez no tiene pies. Habla con la cabeza.' },
    ]),
    recommended('El pez ha pensado en ti'),
    quote('Siempre me piden que me moje. Llevo así toda la vida: los de rayas.', 'El pez', 'river'),
    productRow('Para quedar bien', 'gifts/gift-boxes', 'Ver las cajas regalo'),
    latestNews('Buenas noticias'),
  ],
})
