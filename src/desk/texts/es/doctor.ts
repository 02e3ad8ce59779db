/** Spanish: the product doctor. */
import type { EN_DOCTOR } from '../en/doctor.ts'

export const ES_DOCTOR: Readonly<Record<keyof typeof EN_DOCTOR, string>> = {
  'doctor.screen': 'Diagnóstico del producto',
  'doctor.open': '¿Se puede comprar?',
  'doctor.title': '¿Se puede comprar {name}?',
  'doctor.hint': 'Lo que impide encontrarlo o comprarlo, tienda por tienda.',
  'doctor.healthy': 'Se puede encontrar y comprar en todos los países y tallas.',
  'doctor.everywhere': 'En todas partes',
  'doctor.fine': 'Se puede comprar',
  'doctor.sellable': '{sellable} de {sizes} tallas',
  'cause.draft': 'Es un borrador',
  'cause.not-offered': 'No se ofrece',
  'cause.no-composition': 'Falta la composición',
  'cause.no-picture': 'No tiene imagen',
  'cause.hidden': 'Los listados y la búsqueda lo omiten (no recomendado)',
  'cause.no-price': 'Sin precio en {currency}',
  'cause.no-stock': 'Sin existencias en la región',
  'cause.no-shipping': 'No se puede enviar allí',
  'causeAction.draft': 'Abrir el borrador',
  'causeAction.not-offered': 'Abrir el producto',
  'causeAction.no-composition': 'Añadir la composición',
  'causeAction.no-picture': 'Añadir una imagen',
  'causeAction.hidden': 'Mostrar en los listados',
  'causeAction.no-price': 'Introducir el precio',
  'causeAction.no-stock': 'Introducir las existencias',
  'causeAction.no-shipping': 'Abrir el envío',
}
