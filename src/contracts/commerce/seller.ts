/** Who sells: one record that imprint, mails, invoices and footer use (LAW-11). */
export type SellerContact = {
  readonly name: string
  /** Street, post code and town, country: as printed. */
  readonly address: readonly string[]
  /** Where the seller is established. */
  readonly country: string
  readonly email: string
  readonly telephone: string
  /** Who may sign for the company. Empty where the law of the country does not require it. */
  readonly representative: string
  readonly registration: string
  /** By country. */
  readonly vatIds: Readonly<Record<string, string>>
  /** Bodies of alternative dispute resolution that the seller takes part in, by country; in others it takes part in none. */
  readonly disputeBodies: Readonly<Record<string, string>>
  /** Answers for products in the Union and Northern Ireland (GPSR 16): name, address and e-mail address. */
  readonly responsiblePerson: string
  /** Numbers under which the seller is registered as a seller there, by country: in Korea that of the mail-order report. */
  readonly sellerNumbers: Readonly<Record<string, string>>
  /** Numbers of extended producer responsibility, by country (LAW-21). */
  readonly producerNumbers: Readonly<Record<string, string>>
  /** How the product and its packaging are sorted, by country: in France the text of the Info-tri. */
  readonly sortingMarks: Readonly<Record<string, string>>
  /** The official notice on the legal guarantee, by language. The merchant takes it from the Official Journal. */
  readonly guaranteeNotices: Readonly<Record<string, string>>
  /** Authorities that supervise accessibility, by country, where the shop does not know them. */
  readonly accessibilityBodies: Readonly<Record<string, string>>
}
