/** British and American English. The British texts define which texts exist: a language that lacks one does not compile. */
export const en = {
  hello: 'Hello {name},',
  signature: 'The fish and everyone else at Sockeye',
  sentBy: 'This email was sent by {seller}.',

  orderSubject: 'Thank you for your order {number}',
  orderThanks: 'Your order is in and paid for. Next stop: the packing table.',
  orderNumber: 'Order number',
  orderedOn: 'Ordered on',
  lines: 'What you ordered',
  size: 'Size {size}',
  priceEach: '{price} each',
  gift: 'A present from us',
  itemsTotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Delivery',
  free: 'Free',
  total: 'Total',
  taxIncluded: 'VAT included ({percent}%)',
  taxAdded: 'Sales tax',
  deliveredTo: 'Delivered to',
  billedTo: 'Billed to',
  deliveredBy: 'How it gets to you',
  arrives: 'Arrives {days}',
  showOrder: 'See your order',
  keepLink: 'Anyone with this link can see your order, so keep it to yourself.',
  changedMind: 'Changed your mind?',

  receivedSubject: 'We’ve received your order {number}',
  receivedText:
    'Your order has reached us. Your bank hasn’t confirmed the payment yet; as soon as it does, we’ll confirm the order and pack it. You don’t need to do anything.',

  refundSubject: 'Refund for your order {number}',
  refundText:
    'We’ve refunded {amount} to the payment method you used. It may take your bank up to five working days to show it.',
  cancelSubject: 'Your order {number} has been cancelled',
  cancelText:
    'We’ve cancelled your order {number}. Whatever you paid is on its way back to the payment method you used.',

  linkSubject: 'Your orders at Sockeye',
  linkText:
    'Someone asked to see the orders placed with this email address. If it was you, here’s your link. It works once and expires after {minutes} minutes.',
  linkButton: 'See my orders',
  linkNotYou: 'If it wasn’t you, you don’t need to do anything: without this email, nobody can see your orders.',

  yourOrders: 'Your orders',
  openLink: 'One last click, so that nobody but you can use your link.',
  linkGone: 'This link has been used or has expired',
  linkGoneText: 'Each link works once, and only for a short time. Ask for a new one; it’s quick.',
  askAgain: 'Ask for a new link',
  orderGone: 'We can’t find this order',
  orderGoneText: 'The link has expired, or part of it got lost on the way.',
  stateOpen: 'Waiting for payment',
  stateLapsed: 'Not paid',
  statePaid: 'Paid. Thank you!',
  stateHeld: 'We’re checking the payment',
  stateCancelled: 'Cancelled',
  stateRefunded: 'Refunded',
  refundedSum: 'Refunded',
  toShop: 'Back to the shop',
  somethingMissing: 'Please check what you typed: {fields}.',
  tooOften: 'Too many tries. Please wait an hour, then try again.',

  withdraw: 'Withdraw from contract here',
  withdrawIntro:
    'You have 14 days from the day your goods arrive, and you don’t need to give a reason. Tell us who you are and which order you mean.',
  withdrawName: 'Your name',
  withdrawEmail: 'Your email address',
  withdrawNext: 'Continue',
  withdrawCheck: 'Is this right?',
  withdrawStatement: 'I hereby give notice that I withdraw from my contract of sale for the goods of order {number}.',
  withdrawStatementPart:
    'I hereby give notice that I withdraw from my contract of sale for the following goods of order {number}: {items}.',
  withdrawUnits: 'Which items? Choose how many. If you choose none, you withdraw from all of them.',
  withdrawConfirm: 'Confirm withdrawal',
  withdrawDone: 'We’ve received your withdrawal',
  withdrawDoneText: 'It reached us on {moment}. A confirmation is on its way to {email}.',
  withdrawSubject: 'We’ve received your withdrawal from order {number}',
  withdrawReceived: 'On {moment} we received the following statement from you:',
  withdrawNow:
    'Please send the goods back within 14 days. We’ll refund what you paid, including standard delivery, within 14 days from today; we may wait until the goods, or proof that you’ve sent them, have reached us.',
}

export type MailTexts = { readonly [Key in keyof typeof en]: string }

/** British English, except where an American would raise an eyebrow. */
export const enUS: MailTexts = {
  ...en,
  gift: 'A gift from us',
  shipping: 'Shipping',
  deliveredTo: 'Ships to',
  refundText:
    'We’ve refunded {amount} to the payment method you used. It may take your bank up to five business days to show it.',
  cancelSubject: 'Your order {number} has been canceled',
  cancelText:
    'We’ve canceled your order {number}. Whatever you paid is on its way back to the payment method you used.',
  stateCancelled: 'Canceled',
  toShop: 'Back to the store',
}
