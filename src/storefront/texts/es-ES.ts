import type { Texts } from './types.ts'

/** Spanish of Spain. Says tú. */
export const texts: Texts = {
  chooserTitle: '¿Dónde tienes los pies?',
  chooserIntro: 'Elige tu país y los calcetines irán en la dirección correcta.',
  continentEU: 'Europa',
  continentNA: 'Norteamérica',
  continentAS: 'Asia y Oceanía',
  chooserExternal: 'abre la tienda de nuestro socio',

  cantFindIt: 'Perdida, como el otro calcetín',
  cantFindItText:
    'Esta página se ha mudado o nunca estuvo aquí. Revisa la dirección o vuelve a empezar desde el inicio.',
  somethingBroke: 'Se nos ha escapado un punto',
  somethingBrokeText: 'Algo ha fallado, y es cosa nuestra. Inténtalo de nuevo dentro de un momento.',
  badRequest: 'Esto ha llegado del revés',
  badRequestText: 'No entendemos esa dirección. Comprueba que no haya erratas o vuelve a empezar desde el inicio.',
  backToStart: 'Nadar de vuelta al inicio',

  home: 'Inicio',
  search: 'Buscar',
  cart: 'Cesta',
  menu: 'Menú',
  checkout: 'Finalizar compra',
  logIn: 'Iniciar sesión',
  faq: 'Preguntas frecuentes',
  skipToContent: 'Saltar al contenido',
  pageLoaded: '{title}, página cargada',
  changeCountry: 'Cambiar de país',
  madeBy: 'A cargo de un pez sin pies y con mucho que decir sobre calcetines.',
  menuTitle: 'Todo lo que trae el río',

  searchFor: 'Resultados para «{term}»',
  searchPrompt: '¿Qué quieres pescar?',
  comingSoon: 'Las tricotosas están calentando motores. Pronto habrá calcetines aquí.',

  badgeNew: 'Nuevo',
  badgeSale: 'Rebajas',
  badgeBestseller: 'Superventas',
  badgeLimited: 'Edición limitada',
  badgeGift: 'Listo para regalar',
  soldOut: 'Agotado',
  lowStock: 'Últimos pares',
  sizes: 'Tallas',
  otherColours: 'Otros colores',
  madeOf: 'Composición',
  nextPage: 'Página siguiente',
  previousPage: 'Página anterior',
  pageOf: 'Página {page} de {pages}',
  emptyPage: 'No hay nada en esta página. Los productos empiezan en la página uno.',
  firstPage: 'Ir a la página uno',
  priceBefore: 'Antes',
  priceNow: 'Ahora',
  lowestPrice: 'Precio más bajo de los 30 días anteriores: {price}',
  productCount: '{count} productos',

  emptyCart: 'Tu cesta va descalza',
  emptyCartText: 'Todavía no hay nada. Empieza por un par: el segundo calcetín va incluido.',
  cartView: 'Cesta',
  addressView: 'Dirección',
  paymentView: 'Pago',
  successView: 'Listo',

  orderLookup: 'Encuentra tu pedido',
  orderLookupText:
    'Escribe tu correo y tu número de pedido. Si coinciden, te enviaremos un enlace por correo. Sin contraseñas que olvidar.',
  productDiagnostics: 'Diagnóstico del producto',
}
