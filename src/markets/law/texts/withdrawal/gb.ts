/** Schedule 3 of the Consumer Contracts Regulations 2013. */
import type { WithdrawalText } from './withdrawal-text.ts'

export const gb: WithdrawalText = {
  heading: 'Right to cancel',
  instructions: [
    'You have the right to cancel this contract within 14 days without giving any reason.',
    'The cancellation period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good.',
    'To exercise the right to cancel, you must inform us ({seller}, {email}) of your decision to cancel this contract by a clear statement (e.g. a letter sent by post or e-mail). You may use the attached model cancellation form, but it is not obligatory.',
    'You can also do so online at {link}. If you use this option, we will communicate to you an acknowledgement of receipt of such a cancellation on a durable medium (e.g. by e-mail) without delay.',
    'To meet the cancellation deadline, it is sufficient for you to send your communication concerning your exercise of the right to cancel before the cancellation period has expired.',
  ],
  effects: 'Effects of cancellation',
  effectsText: [
    'If you cancel this contract, we will reimburse to you all payments received from you, including the costs of delivery (except for the supplementary costs arising if you chose a type of delivery other than the least expensive type of standard delivery offered by us).',
    'We may make a deduction from the reimbursement for loss in value of any goods supplied, if the loss is the result of unnecessary handling by you.',
    'We will make the reimbursement without undue delay, and not later than 14 days after the day we receive back from you any goods supplied, or (if earlier) 14 days after the day you provide evidence that you have returned the goods, or if there were no goods supplied, 14 days after the day on which we are informed about your decision to cancel this contract. We will make the reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of the reimbursement.',
    'You shall send back the goods or hand them over to us, without undue delay and in any event not later than 14 days from the day on which you communicate your cancellation from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired. You will have to bear the direct cost of returning the goods.',
    'You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.',
  ],
  form: 'Model cancellation form',
  formNote: '(complete and return this form only if you wish to cancel the contract)',
  formLines: [
    'To {seller}, {email}:',
    'I/We [*] hereby give notice that I/We [*] cancel my/our [*] contract of sale of the following goods [*]/for the supply of the following service [*],',
    'Ordered on [*]/received on [*],',
    'Name of consumer(s),',
    'Address of consumer(s),',
    'Signature of consumer(s) (only if this form is notified on paper),',
    'Date',
  ],
  formEnd: '[*] Delete as appropriate.',
}
