/** British English. It defines which texts exist: a language that lacks one does not compile. */
import type { LawTexts } from './law-text-kinds.ts'

export const en: LawTexts = {
  legal: 'Legal information',
  imprint: 'Legal notice',
  privacy: 'Privacy',
  terms: 'Terms and conditions',
  withdrawalPage: 'Right of withdrawal',
  accessibility: 'Accessibility',
  cookieSettings: 'Cookie settings',
  cancelTransaction: 'Cancel a transaction',
  weAccept: 'We accept',
  card: 'credit and debit cards',
  onlineBanking: 'online banking',
  deliversTo: 'Delivery to: {countries}.',
  notTo: 'We do not deliver to {regions}.',
  opensInNewTab: 'opens in a new tab',
  agreeTerms: 'By ordering you accept our {terms}. You have a {withdrawal}.',
  withdrawalWord: 'right of withdrawal',

  demoNote: 'This is the text of a demonstration shop. Replace it with your own before you open.',
  seller: 'Seller',
  representative: 'Represented by',
  telephone: 'Telephone',
  email: 'Email',
  registration: 'Registration',
  vatIds: 'VAT numbers',
  responsiblePerson: 'Responsible for product safety in the European Union',
  sellerNumbers: 'Seller registration',
  producerNumber: 'Producer number (extended producer responsibility)',
  sortingMark: 'Sorting',
  notStated: 'not stated yet',
  disputes: 'Out-of-court dispute resolution',
  disputeNone:
    'We are neither willing nor obliged to take part in dispute resolution proceedings before a consumer arbitration board. Write to us first: most things can be settled directly.',
  disputeBody: 'If we cannot settle a complaint with you, you can turn to this body free of charge: {body}.',

  guarantee: 'Legal guarantee of conformity',
  guaranteeText:
    'Goods you buy here must conform to the contract. If they do not, you can ask us, the seller, to repair or replace them free of charge, and after that for a price reduction or your money back, for at least 2 years from delivery. The law of your country may give you more.',
  guaranteePlaceholder: 'Placeholder: the official notice of Regulation (EU) 2025/1960 goes here.',

  voluntary: 'Days 15 to 30: our voluntary extension',
  voluntaryText:
    'After the statutory period has ended, we still take goods back up to 30 days after they reached you, without the law asking us to. Only for these additional days the goods must be unworn and still have their label. Your statutory right is not limited by this in any way.',
  voluntaryOnly: '30 days to return goods',
  voluntaryOnlyText:
    'The law of your country does not give you a general right to withdraw from a purchase. We take goods back voluntarily for 30 days from the day they reach you, if they are unworn and still have their label.',

  version: 'Version {version}. Valid for {country}.',
  clauses: 'What applies in your country',
  clausesOf: {
    eu: [
      'Whatever these terms say, the mandatory consumer protection rules of the country you live in apply (Regulation (EC) 593/2008, article 6).',
      'You can bring proceedings against us in the courts of the place where you live (Regulation (EU) 1215/2012, article 18).',
      'We deliver within the time stated, and at the latest 30 days after the order. The risk passes to you when you receive the goods.',
      'Your order is binding when we confirm it by email. We store the text of the contract and send it to you with the confirmation. Before you order you can see and correct everything you entered.',
    ],
    no: [
      'Norwegian consumer law applies: the Consumer Purchases Act and the Right of Withdrawal Act. Nothing in these terms limits the rights they give you.',
      'You can complain about defects for two years, and for five years about goods that are meant to last considerably longer.',
      'If we cannot settle a complaint, you can contact the Norwegian Consumer Authority.',
      'We store the text of the contract and send it to you with the confirmation. Before you order you can see and correct everything you entered.',
    ],
    gb: [
      'The Consumer Rights Act 2015 applies: goods must be of satisfactory quality, fit for purpose and as described. You can reject faulty goods within 30 days, and after that ask for repair or replacement and, if that fails, a price reduction or refund.',
      'The Consumer Contracts Regulations 2013 give you 14 days to cancel. Nothing in these terms affects your statutory rights.',
      'You can bring proceedings in the courts of the part of the United Kingdom you live in.',
      'We deliver within the time stated, and at the latest 30 days after the order. The goods are at our risk until you receive them.',
    ],
    us: [
      'The laws of the state you live in that protect consumers apply and cannot be waived by these terms.',
      'We ship within the time stated at checkout. If we cannot, we tell you and you may cancel for a full refund (16 CFR Part 435).',
      'Sales tax is added where it is due and shown before you pay.',
    ],
    kr: [
      'The Act on the Consumer Protection in Electronic Commerce applies. You may withdraw within 7 days, and nothing in these terms makes that harder.',
      'Import duty and VAT may be due when the goods enter the Republic of Korea; you are the importer.',
      'Disputes can be brought before the court of the place where you live. The Korea Consumer Agency can help you.',
    ],
    sg: [
      'The Consumer Protection (Fair Trading) Act and the Sale of Goods Act apply; goods that do not conform to the contract can be repaired, replaced, reduced in price or refunded.',
      'Goods and services tax may be due when the goods enter Singapore.',
    ],
    il: [
      'The Consumer Protection Law 5741-1981 applies. You may cancel within 14 days of receiving the goods.',
      'VAT and duty may be due when the goods enter Israel.',
    ],
    ae: [
      'Federal Decree-Law 14 of 2023 on trading by modern means of technology and Federal Law 15 of 2020 on consumer protection apply.',
      'VAT and duty may be due when the goods enter the United Arab Emirates.',
    ],
  },
  countryClauses: {
    IE: 'In Ireland your rights follow from the Consumer Rights Act 2022; within 30 days you can return faulty goods for a refund.',
    PT: 'In Portugal the legal guarantee lasts 3 years. Complaints can also be made in the electronic complaints book: www.livroreclamacoes.pt.',
    SE: 'In Sweden you can complain about defects for 3 years. The National Board for Consumer Disputes (ARN) hears disputes.',
    FI: 'In Finland the Consumer Disputes Board hears disputes; contact the Consumer Advisory Services first.',
    DK: 'In Denmark the Danish Consumer Complaints centre (Nævnenes Hus) hears disputes.',
    HU: 'In Hungary you can turn to the conciliation board of the place where you live.',
    LU: 'In Luxembourg the National Consumer Ombudsman hears disputes.',
    PL: 'In Poland the Trade Inspection and the municipal consumer ombudsmen help you free of charge.',
  },

  privacyWho: 'Who is responsible',
  privacyBases: 'Why we use data, and on what legal basis',
  privacyBasesList: [
    'Orders, delivery, payment, returns and questions about them: name, addresses, email, telephone and what you ordered, to perform the contract (GDPR article 6(1)(b)).',
    'Invoices and accounting: because tax and commercial law require it (article 6(1)(c)).',
    'Newsletter: only with your consent (article 6(1)(a)), which you can withdraw with the link in every issue.',
    'Statistics, personal recommendations and advertising: only with your consent in the cookie settings (article 6(1)(a)).',
    'Security: network addresses in logs and request limits, to protect the shop against abuse (article 6(1)(f)).',
    'Error reports from your browser: only with your consent (article 6(1)(a)); they contain the address of the page and the error, not what you typed.',
    'Telephone number: for the carrier, so that it can announce the delivery (article 6(1)(b)).',
  ],
  privacyRetention: 'How long we store it',
  retentionOf: {
    cartDays: 'A cart: {n} days after its last change.',
    orderedCartDays: 'The cart of an order: {n} days after its last change.',
    unpaidOrderDays: 'An order that was not paid: {n} days.',
    documentYears: 'Invoices and credit notes: {n} full calendar years, as tax law requires.',
    claimYears:
      'Orders with their invoices: as long as these. Withdrawals and proofs of consent: {n} full calendar years.',
    unconfirmedNewsletterDays:
      'A newsletter registration that was not confirmed: {n} days. A confirmed one: until you leave.',
    interactionDays: 'Views and clicks for recommendations, with consent only: {n} days.',
    checkoutDays: 'What you typed at checkout, in your own browser: {n} days.',
  },
  privacyRecipients: 'Who receives it',
  privacyRecipientsList: [
    'The payment provider that you pay through: amount, order number and what it needs to check the payment.',
    'The carrier that delivers your parcel: name, address, email and telephone.',
    'Providers that run our servers and send our mail, on our instructions only.',
    'Tax authorities and courts, where the law requires it.',
  ],
  privacyTransfers: 'Transfers to other countries',
  privacyTransfersText:
    'If a recipient is outside the European Economic Area, data is sent only under an adequacy decision of the European Commission or its standard contractual clauses. Ask us for a copy.',
  privacyRights: 'Your rights',
  privacyRightsList: [
    'to know which data we store about you, and to receive a copy of it',
    'to have it corrected, deleted or restricted',
    'to receive it in a common format, or have it sent to somebody else',
    'to object to a use that is based on our legitimate interest',
    'to withdraw a consent at any time, for the future',
    'to complain to the data protection authority of the country you live in',
  ],

  accessibilityIntro:
    'Everybody should be able to buy socks here. This shop follows the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA and EN 301 549.',
  accessibilityTested: 'How we check',
  accessibilityTestedText:
    'Every change is tested automatically with axe and by keyboard. Text can be enlarged to 200%, moving parts stand still if your system asks for less motion, and all forms work with screen readers.',
  accessibilityLimits: 'Known limits',
  accessibilityLimitsList: [
    'Pages of the payment provider and of your bank are not ours.',
    'Some product pictures have short descriptions only.',
    'Films that we link to may lack audio description.',
  ],
  accessibilityContact: 'Tell us what does not work',
  accessibilityContactText: 'Write to {email} or call {telephone}. We answer within 5 working days.',
  accessibilityBody: 'Supervision',
  accessibilityBodyText:
    'If our answer does not help, you can turn to the authority that supervises this in your country: {body}.',
  accessibilityBodyUnknown: 'the authority named by your country under Directive (EU) 2019/882',
}
