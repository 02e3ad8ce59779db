/** Annex I of Directive 2011/83/EU, as amended by Directive (EU) 2023/2673. Written from the Directive; its comparison with the Official Journal is a task of the merchant (LAW-05). */
import type { WithdrawalText } from './withdrawal-text.ts'

export const pt: WithdrawalText = {
  heading: 'Instruções de retratação',
  instructions: [
    'Tem o direito de livre resolução do presente contrato no prazo de 14 dias de calendário, sem necessidade de indicar qualquer motivo.',
    'O prazo para exercício do direito de livre resolução expira 14 dias a contar do dia em que o consumidor ou um terceiro por si indicado, que não seja o transportador, adquira a posse física do último bem.',
    'A fim de exercer o seu direito de livre resolução, tem de nos comunicar ({seller}, {email}) a sua decisão de resolução do presente contrato por meio de uma declaração inequívoca (por exemplo, carta enviada pelo correio ou correio eletrónico). Pode utilizar o modelo de formulário de resolução em anexo, mas tal não é obrigatório.',
    'Pode também exercer o seu direito de livre resolução em linha em {link}. Se utilizar esta função, enviar-lhe-emos sem demora, num suporte duradouro (por exemplo, por correio eletrónico), um aviso de receção da declaração de resolução, com o seu conteúdo e a data e hora da sua apresentação.',
    'Para que o prazo de livre resolução seja respeitado, basta que a sua comunicação referente ao exercício do direito de livre resolução seja enviada antes do termo do prazo de resolução.',
  ],
  effects: 'Efeitos da livre resolução',
  effectsText: [
    'Em caso de resolução do presente contrato, ser-lhe-ão reembolsados todos os pagamentos efetuados, incluindo os custos de entrega (com exceção de custos suplementares resultantes da sua escolha de uma modalidade de envio diferente da modalidade menos onerosa de envio normal por nós oferecida), sem demora injustificada e, em qualquer caso, o mais tardar 14 dias a contar da data em que formos informados da sua decisão de resolução do presente contrato. Efetuamos esses reembolsos usando o mesmo meio de pagamento que usou na transação inicial, salvo acordo expresso em contrário da sua parte; em qualquer caso, não incorre em quaisquer custos como consequência de tal reembolso. Podemos reter o reembolso até termos recebido os bens devolvidos ou até que apresente prova do envio dos bens, consoante o que ocorrer primeiro.',
    'Deve devolver os bens ou entregar-no-los sem demora injustificada e, em qualquer caso, o mais tardar 14 dias a contar do dia em que nos informar da livre resolução do contrato. Considera-se que o prazo é respeitado se devolver os bens antes do termo do prazo de 14 dias. Tem de suportar os custos diretos da devolução dos bens.',
    'Só é responsável pela depreciação dos bens que decorra de uma manipulação dos bens que exceda o necessário para verificar a natureza, as características e o funcionamento dos bens.',
  ],
  form: 'Modelo de formulário de livre resolução',
  formNote: '(só deve preencher e devolver o presente formulário se quiser resolver o contrato)',
  formLines: [
    'Para {seller}, {email}:',
    'Pela presente comunico/comunicamos (*) que resolvo/resolvemos (*) o meu/nosso (*) contrato de compra e venda relativo ao seguinte bem (*)/para a prestação do seguinte serviço (*)',
    'Solicitado em (*)/recebido em (*)',
    'Nome do(s) consumidor(es)',
    'Endereço do(s) consumidor(es)',
    'Assinatura do(s) consumidor(es) (só no caso de o presente formulário ser notificado em papel)',
    'Data',
  ],
  formEnd: '(*) Riscar o que não interessa.',
}
