/** Log lines of the server: startup, background jobs, pages and the content that surrounds them. Long: one entry per code. */
import type { PageProblem } from '../storefront/page/page-contract.ts'
import { defineLogCodes, type LogCode } from '../platform/log/log-code.ts'

export const SERVER_LOG = defineLogCodes({
  opened: {
    code: 'server.opened',
    level: 'info',
    message: 'Shop is open',
    meaning:
      'The process accepts requests; `url` is the public address, `payments` the provider and `build` the build.',
  },
  startFailed: {
    code: 'server.start_failed',
    level: 'fatal',
    message: 'Shop could not start',
    meaning: 'A setting, the database, the port or the build prevents the start; `reason` says which.',
    action: 'Correct what `reason` names and start again. Without a known reason, report `err` as a bug.',
  },
  buildFailed: {
    code: 'server.build_failed',
    level: 'fatal',
    message: 'Build failed, shop could not start',
    meaning: '`npm start` found `builds` missing or out of date and could not build them.',
    action: 'Run `npm run build` and correct what it prints; deploy the previous version meanwhile.',
  },
})

export const SECURITY_LOG = defineLogCodes({
  policyViolated: {
    code: 'security.policy_violated',
    level: 'warn',
    message: 'Browser reported a violation of the content security policy',
    meaning:
      'A page tried to load or run what its policy does not allow; one line an hour for each `directive` and origin `blocked`. Browser extensions and invented reports cause it, too.',
    action: 'If `csp_violations_total` rises with a release or a new setting, look for what `blocked` names.',
  },
})

export const JOB_LOG = defineLogCodes({
  jobFailed: {
    code: 'job.failed',
    level: 'warn',
    message: 'Background job failed, will retry',
    meaning: 'The run of the job named by `work` threw; it runs again on its timer.',
    action: 'None for a single line. If it repeats, check the database and what `err` names.',
  },
  pollFailed: {
    code: 'job.poll_failed',
    level: 'debug',
    message: 'Polling for changes failed, will retry',
    meaning: 'Changes of `watch` were not read; pages may be outdated until a poll succeeds a second later.',
  },
  learningFailed: {
    code: 'job.learning_failed',
    level: 'warn',
    message: 'Learning of recommendations failed',
    meaning: 'Recommendations are unchanged; the next run is a quarter of an hour later.',
    action: 'If it repeats, check the database.',
  },
  builtFilesNotStored: {
    code: 'job.built_files_not_stored',
    level: 'warn',
    message: 'Storing the files of this build failed, will retry',
    meaning: 'Other nodes and later builds may not serve the files of pages that are open now; retried after an hour.',
    action: 'Check the database before this node is replaced.',
  },
  productsNotRenewed: {
    code: 'job.products_not_renewed',
    level: 'error',
    message: 'Reading changed products failed, will retry',
    meaning:
      'Search and listings show the products as they were; retried after a minute at most. Each error is logged once.',
    action: 'Check the commerce and discovery services and the database.',
  },
})

export const STARTUP_LOG = defineLogCodes({
  productsNotRead: {
    code: 'startup.products_not_read',
    level: 'warn',
    message: 'Products could not be read after the start',
    meaning: 'The first request reads them and takes longer.',
    action: 'If requests fail as well, check the database.',
  },
  freeShippingNotRead: {
    code: 'startup.free_shipping_not_read',
    level: 'warn',
    message: 'Free-shipping amounts could not be read after the start',
    meaning: 'The amounts of the market records apply until content changes.',
    action: 'Check the content service; publish any story, or restart, to read them again.',
  },
  searchNotPrepared: {
    code: 'startup.search_not_prepared',
    level: 'warn',
    message: 'Word index or recommendations could not be prepared after the start',
    meaning: 'The first search prepares them and takes longer.',
    action: 'If searches fail as well, check the database.',
  },
  prerenderNotStarted: {
    code: 'startup.prerender_not_started',
    level: 'warn',
    message: 'Prerendering of pictures could not be started',
    meaning: 'Pictures are rendered when they are requested.',
    action: 'Report `err` as a bug.',
  },
})

export const PAGE_LOG = defineLogCodes({
  requestFailed: {
    code: 'page.request_failed',
    level: 'error',
    message: 'Page request failed',
    meaning: 'The visitor got status 500 with the same `requestId`.',
    action: 'Report `err` as a bug, unless a service was unavailable.',
  },
  renderingFailed: {
    code: 'page.rendering_failed',
    level: 'error',
    message: 'Page rendering failed',
    meaning: 'Visitors get the cached page if there is one, and otherwise status 500.',
    action: 'Report `err` as a bug, unless a service was unavailable.',
  },
  contentUnavailable: {
    code: 'page.content_unavailable',
    level: 'warn',
    message: 'Page cannot be rendered without content',
    meaning: 'Visitors get the cached page if there is one, and otherwise status 503.',
    action: 'Check the content service.',
  },
  notFound: {
    code: 'page.not_found',
    level: 'info',
    message: 'Page not found',
    meaning: 'There is no story or product at `path`; `reason` says which. The visitor got status 404.',
    action: 'None, or add a redirect if many visitors come to the same `path`.',
  },
  feedFailed: {
    code: 'page.feed_failed',
    level: 'warn',
    message: 'Product feed ended early',
    meaning: 'A reader of `/feeds/{storefront}.xml` got an incomplete document, which it rejects and fetches again.',
    action: 'None if the reader closed the connection. Otherwise check the discovery service.',
  },
  siteFileFailed: {
    code: 'page.site_file_failed',
    level: 'warn',
    message: 'Site file could not be rendered',
    meaning: 'A robot got status 503 for robots.txt or a sitemap and comes again after ten minutes.',
    action: 'Check the content and discovery services.',
  },
})

/** What the load of a page reports: the page is shown without the part. */
export const PAGE_PROBLEM_LOG: Readonly<Record<PageProblem, LogCode>> = defineLogCodes({
  contentInvalid: {
    code: 'page.content_invalid',
    level: 'warn',
    message: 'Content is invalid and not shown',
    meaning: 'A story or block does not match its kind; `path` and `reason` say where and why. The rest is shown.',
    action: 'Correct the entry in the content editor.',
  },
  storyNotFetched: {
    code: 'page.story_not_fetched',
    level: 'warn',
    message: 'Story could not be fetched',
    meaning: 'The page is shown without its story, or not at all.',
    action: 'Check the content service.',
  },
  blockNotFilled: {
    code: 'page.block_not_filled',
    level: 'warn',
    message: 'Block could not be filled',
    meaning: 'The products or posts of a block could not be fetched; the page is shown without them.',
    action: 'Check the discovery and content services.',
  },
  listingNotFetched: {
    code: 'page.listing_not_fetched',
    level: 'warn',
    message: 'Products of a listing could not be fetched',
    meaning: 'The page of `collection` says that its products cannot be shown now, with status 503; it is not cached.',
    action: 'Check the discovery service.',
  },
  sharedContentNotFetched: {
    code: 'page.shared_content_not_fetched',
    level: 'warn',
    message: 'Shared content could not be fetched for its page',
    meaning: 'The page that lists shared content has status 503.',
    action: 'Check the content service.',
  },
  upsellNotFilled: {
    code: 'page.upsell_not_filled',
    level: 'warn',
    message: 'Products of an upsell could not be fetched',
    meaning: 'The cart is shown without the upsell of `collection`.',
    action: 'Check the discovery service.',
  },
  productNotInspected: {
    code: 'page.product_not_inspected',
    level: 'warn',
    message: 'Product could not be read for its diagnostics page',
    meaning: 'The diagnostics page of `sku` is incomplete.',
    action: 'Check the commerce and discovery services.',
  },
  sellerNotFetched: {
    code: 'page.seller_not_fetched',
    level: 'warn',
    message: 'Seller could not be fetched',
    meaning: 'A legal page or checkout is shown without the contact of the seller.',
    action: 'Check the commerce service.',
  },
  termsNotFetched: {
    code: 'page.terms_not_fetched',
    level: 'warn',
    message: 'Version of the terms could not be fetched',
    meaning: 'Checkout is shown without it; markets that require an agreement reject the order.',
    action: 'Check the commerce and content services.',
  },
  faqSectionsNotFetched: {
    code: 'page.faq_sections_not_fetched',
    level: 'warn',
    message: 'Sections of the questions could not be fetched',
    meaning: 'The page of questions is shown without its menu.',
    action: 'Check the content service.',
  },
})

export const CONTENT_LOG = defineLogCodes({
  sharedEntryInvalid: {
    code: 'content.shared_entry_invalid',
    level: 'warn',
    message: 'Shared content entry is invalid and not shown',
    meaning: 'An entry of header, menu or footer does not match its kind; `path` and `reason` say where and why.',
    action: 'Correct the entry in the content editor.',
  },
  sharedBundled: {
    code: 'content.shared_bundled',
    level: 'warn',
    message: 'Shared content comes from the bundled copy',
    meaning: 'Header, menu and footer of `storefront` are those of the build.',
    action: 'Check the content service.',
  },
  translationsBundled: {
    code: 'content.translations_bundled',
    level: 'warn',
    message: 'Unable to fetch translations',
    meaning: 'Interface texts in `locale` are those of the build.',
    action: 'Check the content service.',
  },
  constantsBundled: {
    code: 'content.constants_bundled',
    level: 'warn',
    message: 'Unable to fetch constants',
    meaning: 'Constants such as the name of the shop are those of the build.',
    action: 'Check the content service.',
  },
  visitorCallFailed: {
    code: 'content.visitor_call_failed',
    level: 'warn',
    message: 'Content service call for a visitor failed',
    meaning: 'The browser got status 502 for `path`.',
    action: 'Check the content service.',
  },
})

export const CDN_LOG = defineLogCodes({
  purgeFailed: {
    code: 'cdn.purge_failed',
    level: 'warn',
    message: 'CDN was not purged, will retry',
    meaning:
      'The endpoint at `CDN_PURGE_URL` failed or rejected the request; visitors may see old pages until their `s-maxage` is over. `tags` are waiting. Logged once until it works again.',
    action: 'Check `CDN_PURGE_URL`, `CDN_PURGE_STYLE`, `CDN_PURGE_TOKEN` and the CDN.',
  },
  purgeRecovered: {
    code: 'cdn.purge_recovered',
    level: 'info',
    message: 'CDN is purged again',
    meaning: 'Tags that were waiting have been sent.',
  },
})

export const SHIPPING_LOG = defineLogCodes({
  methodLeftOut: {
    code: 'shipping.method_left_out',
    level: 'warn',
    message: 'Shipping method is incomplete and left out',
    meaning: 'A method has no price, title or description for the market in `data`; shoppers cannot choose it.',
    action: 'Complete the method in the file of shipping methods.',
  },
})
