/** Consumer Protection Law 5741-1981, sections 14C to 14E. In plain words, because the shop is in English there; not an official translation. */
import type { WithdrawalText } from './withdrawal-text.ts'

export const il: WithdrawalText = {
  heading: 'Cancelling a transaction (Israel)',
  instructions: [
    'You may cancel this distance sale from the day you place the order until 14 days after the day you receive the goods, or the document with the details of the transaction if that comes later.',
    'A person with a disability, a person aged 65 or over and a new immigrant may cancel within 4 months of that day, if the transaction included a conversation with us, including one by electronic communication.',
    'To cancel, write to us ({seller}, {email}), or use the form at {link}. State your name and the number of the order.',
  ],
  effects: 'What follows',
  effectsText: [
    'We refund what you paid within 14 days of receiving your notice and give you a copy of the cancellation of the charge.',
    'If you cancel without a defect or a breach on our side, we may keep a cancellation fee of 5% of the price or ILS 100, whichever is lower; you bear the cost of sending the goods back.',
    'If you cancel because of a defect, because the goods differ from what was described, or because they were not delivered in time, we charge nothing and collect the goods at our expense.',
  ],
  form: 'Cancellation notice',
  formNote: '(you may use these words; any written notice is enough)',
  formLines: [
    'To {seller}, {email}:',
    'I cancel the transaction for the following goods',
    'Ordered on / received on',
    'Name',
    'Address',
    'Date',
  ],
  formEnd: '',
}
