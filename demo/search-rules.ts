/**
 * What the demo's merchant tells the search: words of service lead to the pages that answer them, gift boxes come first
 * before Christmas, and whoever looks for Valentine's Day is shown hearts.
 */
import type { SearchRule } from '../src/services/discovery/admin.ts'

/** Dates are absolute: a season is said for each year. */
const CHRISTMASES = [2026, 2027]

/** Cadeau is Dutch and French, regalo Spanish and Italian: once is enough. */
const together = (...words: readonly (readonly string[])[]): readonly string[] => [...new Set(words.flat())]

const RETURNS = together(
  ['returns', 'return', 'refund', 'refunds', 'exchange', 'exchanges', 'return policy', 'send back', 'right to cancel'],
  [
    'Rückgabe',
    'Rückgaben',
    'Rücksendung',
    'Retoure',
    'Retouren',
    'Umtausch',
    'Widerruf',
    'Widerrufsrecht',
    'Erstattung',
  ],
  ['retour', 'retourneren', 'retourbeleid', 'terugsturen', 'ruilen', 'omruilen', 'herroepingsrecht', 'terugbetaling'],
  ['retours', 'renvoi', 'remboursement', 'échange', 'échanges', 'droit de rétractation', 'rétractation'],
  ['devolución', 'devoluciones', 'devolver', 'reembolso', 'cambios y devoluciones', 'derecho de desistimiento'],
  ['reso', 'resi', 'rimborso', 'rimborsi', 'cambio', 'diritto di recesso', 'resi e rimborsi'],
)

const DELIVERY = together(
  ['shipping', 'delivery', 'shipping costs', 'delivery costs', 'delivery time', 'free shipping', 'free delivery'],
  ['Versand', 'Lieferung', 'Versandkosten', 'Lieferzeit', 'Lieferzeiten', 'kostenloser Versand'],
  ['verzending', 'bezorging', 'levering', 'verzendkosten', 'bezorgkosten', 'levertijd', 'gratis verzending'],
  ['livraison', 'expédition', 'frais de port', 'frais de livraison', 'délai de livraison', 'livraison gratuite'],
  ['envío', 'envíos', 'gastos de envío', 'plazo de entrega', 'envío gratis', 'entrega'],
  ['spedizione', 'spedizioni', 'consegna', 'spese di spedizione', 'tempi di consegna', 'spedizione gratuita'],
)

const SIZES = together(
  ['size guide', 'size chart', 'sizing', 'sizes', 'sizing guide', 'what size am I'],
  ['Größentabelle', 'Größenberatung', 'Größen', 'welche Größe'],
  ['maattabel', 'matentabel', 'maten', 'welke maat'],
  ['guide des tailles', 'tableau des tailles', 'tailles', 'quelle taille'],
  ['guía de tallas', 'tabla de tallas', 'tallas', 'qué talla'],
  ['guida alle taglie', 'tabella taglie', 'taglie', 'che taglia'],
)

const HELP = together(
  ['help', 'faq', 'contact', 'contact us', 'customer service', 'customer support', 'questions'],
  ['Hilfe', 'Kontakt', 'Kundenservice', 'Kundendienst', 'Fragen', 'häufige Fragen'],
  ['hulp', 'klantenservice', 'veelgestelde vragen', 'vragen'],
  ['aide', 'service client', 'contactez nous', 'questions fréquentes'],
  ['ayuda', 'contacto', 'atención al cliente', 'preguntas frecuentes'],
  ['aiuto', 'contatti', 'assistenza', 'servizio clienti', 'domande frequenti'],
)

/** Never cookies alone: those might be on a sock. */
const COOKIES = together(
  ['cookie policy', 'cookie settings', 'Cookie-Richtlinie', 'cookiebeleid'],
  ['politique de cookies', 'política de cookies', 'informativa sui cookie'],
)

const COMPANIES = together(
  ['corporate gifts', 'business gifts', 'company gifts', 'bulk order'],
  ['Firmengeschenke', 'Werbegeschenke', 'Kundengeschenke', 'Mitarbeitergeschenke'],
  ['relatiegeschenken', 'relatiegeschenk', 'kerstpakket', 'kerstpakketten'],
  ['cadeaux d’entreprise', 'cadeau d’entreprise'],
  ['regalos de empresa', 'regalos corporativos'],
  ['regali aziendali', 'regalo aziendale'],
)

/** Gifts alone find nothing but gift boxes; it is among the warm things of Christmas that they would be overlooked. */
const GIFTS = together(
  ['christmas', 'xmas', 'Weihnachten', 'kerst', 'kerstmis', 'sinterklaas', 'Noël', 'Navidad', 'Reyes', 'Natale'],
  [
    'gift',
    'gifts',
    'present',
    'presents',
    'gift idea',
    'gift ideas',
    'christmas gift',
    'christmas gifts',
    'xmas gifts',
  ],
  [
    'christmas present',
    'christmas presents',
    'stocking filler',
    'stocking fillers',
    'stocking stuffers',
    'secret santa',
  ],
  [
    'Geschenk',
    'Geschenke',
    'Geschenkidee',
    'Geschenkideen',
    'Weihnachtsgeschenk',
    'Weihnachtsgeschenke',
    'Wichtelgeschenk',
  ],
  [
    'cadeau',
    'cadeaus',
    'cadeautje',
    'cadeautjes',
    'kerstcadeau',
    'kerstcadeaus',
    'sinterklaascadeau',
    'schoencadeautjes',
  ],
  ['cadeaux', 'idée cadeau', 'idées cadeaux', 'cadeau de Noël', 'cadeaux de Noël', 'cadeau Noël'],
  ['regalo', 'regalos', 'ideas para regalar', 'regalo de Navidad', 'regalos de Navidad', 'amigo invisible'],
  ['regali', 'idea regalo', 'idee regalo', 'regalo di Natale', 'regali di Natale', 'regali Natale'],
)

const VALENTINE = together(
  ['valentine', 'valentines', 'valentine’s day', 'valentines day', 'valentine gift', 'valentine’s gift'],
  ['Valentinstag', 'Valentinstagsgeschenk', 'Geschenk zum Valentinstag'],
  ['valentijn', 'valentijnsdag', 'valentijnscadeau', 'valentijnscadeautje'],
  ['saint valentin', 'st valentin', 'cadeau saint valentin'],
  ['san valentín', 'día de san valentín', 'regalo san valentín', 'día de los enamorados'],
  ['san valentino', 'regalo san valentino', 'festa degli innamorati'],
)

export const demoSearchRules: readonly SearchRule[] = [
  { id: 'service-returns', kind: 'redirect', terms: RETURNS, target: '/faq/returns' },
  { id: 'service-delivery', kind: 'redirect', terms: DELIVERY, target: '/faq/delivery' },
  { id: 'service-sizes', kind: 'redirect', terms: SIZES, target: '/faq/sizes' },
  { id: 'service-help', kind: 'redirect', terms: HELP, target: '/faq' },
  { id: 'service-cookies', kind: 'redirect', terms: COOKIES, target: '/faq/cookie-policy' },
  { id: 'corporate-gifts', kind: 'redirect', terms: COMPANIES, target: '/corporate-gifts' },
  ...CHRISTMASES.map((year): SearchRule => ({
    id: `christmas-${year}`,
    kind: 'boost',
    from: `${year}-11-01`,
    until: `${year}-12-25`,
    terms: GIFTS,
    match: { family: ['gift-boxes'] },
    factor: 2,
  })),
  {
    id: 'valentine',
    kind: 'pin',
    terms: VALENTINE,
    skus: ['GX013-2', 'CR098-CHALK', 'GX014-2', 'KH098-BLUSH'],
  },
]
