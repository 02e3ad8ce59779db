/** Act on the Consumer Protection in Electronic Commerce, articles 17 and 18. In plain words, because the shop is in English there; not an official translation. */
import type { WithdrawalText } from './withdrawal-text.ts'

export const kr: WithdrawalText = {
  heading: 'Withdrawal of the order (South Korea)',
  instructions: [
    'You may withdraw from this contract within 7 days without giving any reason. The 7 days begin on the day you receive the written confirmation of the contract, or on the day the goods reach you if that is later.',
    'If the goods differ from what was shown or advertised, or from the contract, you may withdraw within 3 months of receiving them and within 30 days of the day you noticed or could have noticed the difference.',
    'To withdraw, inform us ({seller}, {email}) of your decision in writing, or use the form at {link}. A written withdrawal takes effect on the day you send it.',
    'You cannot withdraw if the goods were lost or damaged for a reason you are responsible for; opening the packaging to check the goods does not count. You also cannot withdraw if their value has fallen considerably because you used them.',
  ],
  effects: 'What follows',
  effectsText: [
    'Send the goods back to us. We refund what you paid within 3 business days of receiving them, by the means you paid with; if we are late, we pay interest for the delay at the rate set by decree.',
    'You bear the cost of sending the goods back, unless they differ from what was shown or agreed: then we bear it.',
  ],
  form: 'Withdrawal form',
  formNote: '(you may use this form; any written notice is enough)',
  formLines: [
    'To {seller}, {email}:',
    'I/We withdraw from my/our order of the following goods',
    'Ordered on / received on',
    'Name',
    'Address',
    'Date',
  ],
  formEnd: '',
}
