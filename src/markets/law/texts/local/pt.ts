import type { LocalTexts } from './local-text-kinds.ts'

export const pt: LocalTexts = {
  language: 'Português',
  orderButton: 'Encomenda com obrigação de pagar',
  guarantee: 'Garantia legal de conformidade',
  guaranteeText:
    'Os bens comprados connosco têm de estar em conformidade com o contrato. Se não estiverem, pode exigir-nos gratuitamente, enquanto vendedor, a reparação ou a substituição e, depois, a redução do preço ou o reembolso, durante pelo menos 2 anos a contar da entrega. Em Portugal o prazo é de 3 anos. A lei nacional pode conferir-lhe mais direitos.',
  composition: 'Composição',
  size: 'Tamanho',
  sizeNote: 'Os tamanhos correspondem aos números de calçado europeus.',
  safety: 'Segurança',
  warnings: {
    slippery: 'Aviso: meias sem sola antiderrapante podem escorregar em pavimentos lisos.',
    fire: 'Aviso: manter afastado do fogo.',
    packaging: 'Aviso: retire a embalagem, as etiquetas e os fechos antes de dar o artigo a uma criança.',
    'small-parts': 'Aviso: não adequado para crianças com menos de 36 meses. Contém peças pequenas.',
  },
  confirmation: 'Confirmação da encomenda {number}',
  orderNumber: 'Número da encomenda',
  total: 'Total a pagar',
  delivery: 'Entrega',
  seller: 'Vendedor',
  withdrawalPage: 'Livre resolução do contrato',
}
