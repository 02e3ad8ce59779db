/**
 * Every rate limit of the shop, as data. An action is limited by up to three layers, consumed in this order: the client
 * (network address), the subject (e-mail address, cart, order or profile), and the whole shop. A request that one layer rejects
 * consumes none of the layers after it, and a client may do far less than the shop: one client cannot exhaust the shop's limit.
 */

export const RATE_LIMIT_LAYERS = ['client', 'subject', 'shop'] as const

export type RateLimitLayer = (typeof RATE_LIMIT_LAYERS)[number]

export type Rate = {
  /** At most so many in one window, which begins with the first. */
  readonly amount: number
  readonly seconds: number
  /** At most so many in one burst; one more becomes available each time the window divided by the amount has passed. */
  readonly burst: number
}

type ActionRates = {
  readonly client: Rate
  readonly subject?: Rate
  readonly shop: Rate
}

const MINUTE = 60
const HOUR = 60 * MINUTE

const rate = (amount: number, seconds: number, burst = amount): Rate => ({ amount, seconds, burst })

export const RATE_LIMITS = {
  'cart.open': { client: rate(60, MINUTE, 20), shop: rate(60_000, MINUTE, 20_000) },
  /** Wrong codes; the subject is the cart. */
  'discount-code.try': {
    client: rate(30, 10 * MINUTE, 20),
    subject: rate(10, 10 * MINUTE),
    shop: rate(300, MINUTE),
  },
  /** Each reserves stock; the subject is the cart. */
  'order.place': { client: rate(100, HOUR), subject: rate(10, 10 * MINUTE), shop: rate(12_000, MINUTE, 4000) },
  /** Each may reserve the stock of a lapsed order again; the subject is the order. */
  'payment.begin': {
    client: rate(300, 10 * MINUTE, 100),
    subject: rate(30, 10 * MINUTE),
    shop: rate(12_000, MINUTE, 4000),
  },
  /** Card testing uses many carts; the subject is the cart. */
  'payment.submit': { client: rate(30, HOUR), subject: rate(10, 10 * MINUTE), shop: rate(6000, MINUTE, 2000) },
  /** Guessing; the subject is the cart. */
  'payment.credit': { client: rate(30, HOUR), subject: rate(10, 10 * MINUTE), shop: rate(600, MINUTE, 200) },
  'payment.details': { client: rate(30, HOUR), shop: rate(6000, MINUTE, 2000) },
  /** Queries of the provider, which has rate limits, too; the subject is the order. */
  'payment.confirm': {
    client: rate(300, 10 * MINUTE, 100),
    subject: rate(30, 10 * MINUTE),
    shop: rate(12_000, MINUTE, 4000),
  },
  'payment.methods': { client: rate(60, 10 * MINUTE), shop: rate(6000, MINUTE, 2000) },
  'payment.paypal-update': {
    client: rate(60, 10 * MINUTE),
    subject: rate(30, 10 * MINUTE),
    shop: rate(6000, MINUTE, 2000),
  },
  /** Mails of the shop; the subject is the e-mail address. */
  'order.look-up': { client: rate(5, HOUR), subject: rate(5, HOUR), shop: rate(60, MINUTE) },
  'withdrawal.send': { client: rate(5, HOUR), subject: rate(5, HOUR), shop: rate(60, MINUTE) },
  /** Each takes a fraction of a second of a processor; the subject is the order. */
  'document.pdf': {
    client: rate(60, 10 * MINUTE, 20),
    subject: rate(20, 10 * MINUTE, 10),
    shop: rate(600, MINUTE, 100),
  },
  'newsletter.subscribe': { client: rate(20, HOUR, 10), subject: rate(5, HOUR), shop: rate(60, MINUTE) },
  'inquiry.send': { client: rate(20, HOUR, 10), subject: rate(5, HOUR), shop: rate(60, MINUTE) },
  /** A browser sends ten in a session by itself, and an office may share one address. */
  'diagnostics.report': { client: rate(60, MINUTE), shop: rate(600, MINUTE) },
  /** One for each choice; the subject is the random id of the browser. */
  'consent.log': { client: rate(60, MINUTE), subject: rate(20, HOUR), shop: rate(600, MINUTE) },
  /** One for each visitor who agreed to statistics, and one for each of their orders. */
  'experiment.count': { client: rate(60, MINUTE), shop: rate(6000, MINUTE, 2000) },
  /** Browsers collect the violations of a minute and send them together. */
  'policy-violation.report': { client: rate(10, MINUTE), shop: rate(300, MINUTE) },
  /** Interactions, counted one by one; the subject is the profile. More than a person clicks. */
  'history.record': { client: rate(600, MINUTE, 100), subject: rate(200, HOUR), shop: rate(6000, MINUTE, 2000) },
  /** Reads of the content service that no cache answers. */
  'content.read': { client: rate(60, MINUTE, 20), shop: rate(600, MINUTE, 100) },
  /** The same at a remote content service, whose own limit pages need as well. */
  'content.read-remote': { client: rate(30, MINUTE, 1), shop: rate(2, 1) },
  /** Sign-ins, links and re-authentications of staff; wrong ones are counted in the database as well (STF-13). */
  'staff.sign-in': { client: rate(120, 10 * MINUTE, 40), shop: rate(1200, MINUTE, 200) },
  /** Each stores a challenge that a passkey signs. */
  'staff.passkey-options': { client: rate(120, 10 * MINUTE, 40), shop: rate(1200, MINUTE, 200) },
  /** Mails a link; the subject is the e-mail address. */
  'staff.forgot-password': { client: rate(10, HOUR), subject: rate(3, HOUR), shop: rate(60, MINUTE) },
  /** Requests of programs without a valid API key; those with one have a limit of their own, which all nodes count together (HKS-12). */
  'merchant-api.reject': { client: rate(60, MINUTE), shop: rate(1200, MINUTE, 400) },
  /** Pages that skip the caches: `?bust` and the parameters of the visual editor. */
  'page.uncached': { client: rate(6, MINUTE, 3), shop: rate(60, MINUTE, 20) },
} as const satisfies Readonly<Record<string, ActionRates>>

export type RateLimitAction = keyof typeof RATE_LIMITS

/** Against guessing, card testing and mail to others: counted by all nodes together where they have a store for it. */
const SHARED_ACTIONS: ReadonlySet<string> = new Set<RateLimitAction>([
  'discount-code.try',
  'payment.submit',
  'payment.credit',
  'payment.details',
  'order.look-up',
  'withdrawal.send',
  'newsletter.subscribe',
  'inquiry.send',
  'staff.sign-in',
  'staff.forgot-password',
])

/** By the name of a policy, such as `order.look-up:client`. */
export const isSharedPolicy = (policy: string): boolean => SHARED_ACTIONS.has(policy.slice(0, policy.indexOf(':')))

/** By the name of a policy: an action and one of its layers, such as `cart.open:client`. */
export type RateLimitOverrides = Readonly<Partial<Record<string, Rate>>>

/** Actions whose subject the caller has to name. */
export type SubjectAction = {
  readonly [Action in RateLimitAction]: (typeof RATE_LIMITS)[Action] extends { readonly subject: Rate } ? Action : never
}[RateLimitAction]

export type PolicyRow = { readonly policy: string; readonly layer: RateLimitLayer; readonly rate: Rate }

/** The layers of an action, in the order in which they are consumed. */
export function policiesOf(action: RateLimitAction, overrides: RateLimitOverrides = {}): readonly PolicyRow[] {
  const rates: ActionRates = RATE_LIMITS[action]
  return RATE_LIMIT_LAYERS.flatMap((layer) => {
    const own = rates[layer]
    const policy = `${action}:${layer}`
    return own === undefined ? [] : [{ policy, layer, rate: overrides[policy] ?? own }]
  })
}

export const RATE_LIMIT_ACTIONS: readonly RateLimitAction[] = Object.keys(RATE_LIMITS).filter(isAction)

export const POLICY_ROWS: readonly PolicyRow[] = RATE_LIMIT_ACTIONS.flatMap((action) => policiesOf(action))

function isAction(name: string): name is RateLimitAction {
  return Object.hasOwn(RATE_LIMITS, name)
}
