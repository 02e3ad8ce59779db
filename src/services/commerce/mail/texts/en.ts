/** British and American English. The British texts say which there are: a language that lacks one does not compile. */
export const en = {
  hello: 'Hello {name},',
  signature: 'The fish and everyone else at Sockeye',
  sentBy: 'This mail was sent by {seller}.',

  orderSubject: 'Your order {number}: thank you',
  orderThanks: 'Thank you for your order. We have the money, you will have the socks.',
  orderNumber: 'Order number',
  orderedOn: 'Ordered on',
  lines: 'What you ordered',
  size: 'Size {size}',
  gift: 'A present from us',
  goods: 'Goods',
  discount: 'Discount',
  shipping: 'Delivery',
  free: 'Free',
  total: 'Total',
  taxIncluded: 'VAT included ({percent}%)',
  taxAdded: 'Sales tax',
  deliveredTo: 'Delivered to',
  billedTo: 'Billed to',
  deliveredBy: 'How it gets to you',
  showOrder: 'See your order',
  keepLink: 'Whoever has this link can see your order, so keep it to yourself.',
  changedMind: 'Changed your mind?',

  refundSubject: 'Refund for your order {number}',
  refundText:
    'We have sent {amount} back to you, the way you paid. Your bank may take up to five working days to show it.',
  cancelSubject: 'Your order {number} is cancelled',
  cancelText:
    'We have cancelled your order {number}. Whatever you paid for it is on its way back to you, the way you paid.',

  linkSubject: 'Your orders at Sockeye',
  linkText:
    'Somebody asked to see the orders of this email address. If that was you, here is the link. It works once, for {minutes} minutes.',
  linkButton: 'See my orders',
  linkNotYou: 'If it wasn’t you, do nothing: without this mail nobody sees anything.',

  yourOrders: 'Your orders',
  openLink: 'One more click, so that only you use up your link.',
  linkGone: 'This link has been used, or it is too old.',
  linkGoneText: 'Links work once and not for long. Ask for a new one, it takes a moment.',
  askAgain: 'Ask for a new link',
  orderGone: 'There is no such order',
  orderGoneText: 'The link is too old, or part of it got lost on the way.',
  stateOpen: 'Waiting for payment',
  stateLapsed: 'Not paid',
  statePaid: 'Paid, on its way to the packing table',
  stateHeld: 'We are checking the payment',
  stateCancelled: 'Cancelled',
  stateRefunded: 'Refunded',
  toShop: 'Back to the shop',
  somethingMissing: 'Please check what you typed: {fields}.',
  tooOften: 'That was a lot of tries. Please wait an hour and try again.',

  withdraw: 'Withdraw from contract here',
  withdrawIntro:
    'You have 14 days from the day your goods arrive, and you need no reason. Tell us who you are and which order you mean.',
  withdrawName: 'Your name',
  withdrawEmail: 'Your email address',
  withdrawNext: 'Go on',
  withdrawCheck: 'Is this right?',
  withdrawStatement: 'I hereby give notice that I withdraw from my contract of sale for the goods of order {number}.',
  withdrawConfirm: 'Confirm withdrawal',
  withdrawDone: 'We have your withdrawal',
  withdrawDoneText: 'We received it on {moment}. A confirmation is on its way to {email}.',
  withdrawSubject: 'We received your withdrawal from order {number}',
  withdrawReceived: 'We received this statement of yours on {moment}:',
  withdrawNow:
    'Please send the goods back within 14 days. You get back what you paid, standard delivery included, within 14 days after today; we may wait until the goods, or the proof that you sent them, have reached us.',
}

export type MailTexts = { readonly [Key in keyof typeof en]: string }

/** British English, except where an American would raise an eyebrow. */
export const enUS: MailTexts = {
  ...en,
  orderThanks: 'Thanks for your order. We’ve got the money, you’ll get the socks.',
  gift: 'A gift from us',
  goods: 'Items',
  shipping: 'Shipping',
  deliveredTo: 'Ships to',
  billedTo: 'Billed to',
  refundText:
    'We’ve sent {amount} back to you, the way you paid. Your bank may take up to five business days to show it.',
  cancelSubject: 'Your order {number} is canceled',
  cancelText:
    'We’ve canceled your order {number}. Whatever you paid for it is on its way back to you, the way you paid.',
  stateCancelled: 'Canceled',
  toShop: 'Back to the store',
}
