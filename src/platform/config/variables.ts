/** Long: one entry per setting. */
import {
  address,
  optionalAddress,
  optionalOrigin,
  optionalTarget,
  origin,
  postgresAddress,
  smtpAddress,
} from './address-kinds.ts'
import { nodeVariables } from './node-variables.ts'
import { rateLimits } from './rate-limit-kind.ts'
import { flag, hexKeys, integer, oneOf, optionalSecret, signingKeys, text } from './variable-kinds.ts'

const ENVIRONMENTS = ['production', 'staging'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const BUNDLED = 'the bundled service'

/** Every setting of the shop, once: its name in the environment, its type, its default and its meaning. */
export const variables = {
  port: integer('PORT', { meaning: 'Port to listen on; 0 picks a free one', unset: 3000, min: 0, max: 65_535 }),
  host: text('HOST', {
    meaning:
      'Address to listen on; 127.0.0.1 makes the shop reachable from this machine only, 0.0.0.0 from the network (in a container, too)',
    unset: '127.0.0.1',
    pattern: /^[\w.:-]{1,255}$/,
    expected: 'an IP address or a host name',
  }),
  metricsToken: optionalSecret(
    'METRICS_TOKEN',
    'Token that /metrics is read with on PORT, as Authorization: Bearer',
    '/metrics is not served on PORT',
    32,
  ),
  metricsPort: integer('METRICS_PORT', {
    meaning: 'Second port that serves /metrics without a token; 0 opens none',
    unset: 0,
    min: 0,
    max: 65_535,
  }),
  metricsHost: text('METRICS_HOST', {
    meaning: 'Address that METRICS_PORT listens on',
    unset: '127.0.0.1',
    pattern: /^[\w.:-]{1,255}$/,
    expected: 'an IP address or a host name',
  }),
  environment: oneOf('ENVIRONMENT', {
    meaning: 'Which list of storefronts is sold from',
    unset: 'production',
    choices: ENVIRONMENTS,
    complaint: 'Invalid environment passed',
  }),
  dataDir: text('DATA_DIR', {
    meaning: 'Folder of the embedded database and of files made at run time',
    unset: '.data',
    pattern: /^[^\0]+$/,
    expected: 'a folder',
  }),
  databaseUrl: postgresAddress('DATABASE_URL', 'PostgreSQL to store everything in', 'the embedded SQLite in DATA_DIR'),
  otlpEndpoint: optionalAddress(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'Collector of OpenTelemetry (OTLP over HTTP, JSON) that traces and metrics are sent to',
    'neither is sent',
  ),
  tracePercent: integer('TRACE_PERCENT', {
    meaning: 'Share of requests that are traced, in percent; requests with a traceparent header decide it themselves',
    unset: 10,
    min: 0,
    max: 100,
  }),
  logLevel: oneOf('LOG_LEVEL', { meaning: 'The least severe lines to log', unset: 'info', choices: LOG_LEVELS }),
  contentUrl: optionalAddress('CONTENT_URL', 'Content service', BUNDLED),
  contentToken: optionalSecret('CONTENT_TOKEN', 'Public token of the space at CONTENT_URL', 'no token is sent'),
  contentOauthToken: optionalSecret(
    'CONTENT_OAUTH_TOKEN',
    'Token for the Authorization header at CONTENT_URL; allows 3 requests a second instead of 5',
    'no header is sent',
  ),
  contentPreviewToken: optionalSecret(
    'CONTENT_PREVIEW_TOKEN',
    'Token that drafts and releases are read with',
    'only what is published can be seen',
  ),
  contentSpaceId: integer('CONTENT_SPACE_ID', {
    meaning: 'Number of the content space, as the visual editor numbers it',
    unset: 1,
    min: 1,
    max: 999_999_999_999,
  }),
  contentAssetsUrl: optionalOrigin(
    'CONTENT_ASSETS_URL',
    'Where a remote content service stores its pictures; browsers may load them from there',
    'nowhere else than the shop',
  ),
  contentEditorUrl: origin(
    'CONTENT_EDITOR_URL',
    'Visual editor that may show previews in its frame',
    'https://app.storyblok.com',
  ),
  commerceUrl: optionalAddress(
    'COMMERCE_URL',
    'Commerce service (carts, orders) of another process; browsers call it there',
    BUNDLED,
  ),
  paymentsUrl: optionalAddress(
    'PAYMENTS_URL',
    'Payment sandbox of another process; browsers call it there. Not used with ADYEN_API_KEY',
    BUNDLED,
  ),
  serviceKey: optionalSecret(
    'SERVICE_KEY',
    'Key that the processes of one shop call each other with, for what is not open to visitors; the keys of the payment sandbox are derived from it',
    'only public operations can be called over the network',
    32,
  ),
  cartTokenKeys: signingKeys(
    'CART_TOKEN_KEY',
    'Key that carts are signed with; older ones may follow it, and are still accepted',
    'a random key, stored in the database',
  ),
  cartPrefix: text('CART_PREFIX', {
    meaning: 'First part of the paths of carts, orders and payments',
    unset: 'orderv1',
    pattern: /^[a-z][a-z0-9-]{1,39}$/,
    expected: '2 to 40 small letters, digits or dashes, beginning with a letter',
  }),
  catalogPrefix: text('CATALOG_PREFIX', {
    meaning: 'First part of the path of what is in stock',
    unset: 'productv1',
    pattern: /^[a-z][a-z0-9-]{1,39}$/,
    expected: '2 to 40 small letters, digits or dashes, beginning with a letter',
  }),
  unpaidUnits: integer('UNPAID_UNITS', {
    meaning: 'Units of one SKU that a cart, an e-mail address or a client may have in unpaid orders',
    unset: 50,
    min: 1,
    max: 1_000_000,
  }),
  unpaidStockPercent: integer('UNPAID_STOCK_PERCENT', {
    meaning: 'Share of the stock of a SKU that they may have in unpaid orders, where it is more than UNPAID_UNITS',
    unset: 20,
    min: 0,
    max: 100,
  }),
  captureAt: oneOf('CAPTURE_AT', {
    meaning: 'When money is captured: all of it with the payment, or the share of each shipment when it is posted',
    unset: 'payment',
    choices: ['payment', 'shipment'],
  }),
  live: flag('LIVE', {
    meaning: 'Whether this shop takes real money; true refuses to start with the payment sandbox',
    unset: false,
  }),
  adyenApiKey: optionalSecret('ADYEN_API_KEY', 'Key of the payment provider', 'the payment sandbox is used'),
  adyenClientKey: text('ADYEN_CLIENT_KEY', {
    meaning: 'Public key of the payment provider, sent to the browser',
    unset: '',
    pattern: /^(?:(?:test|live)_[\w-]{1,100})?$/,
    expected: 'test_ or live_ and letters or digits',
  }),
  adyenMerchantAccount: text('ADYEN_MERCHANT_ACCOUNT', {
    meaning: 'Merchant account at the payment provider',
    unset: '',
    pattern: /^[\w-]{0,80}$/,
    expected: 'at most 80 letters, digits, dashes or underscores',
  }),
  adyenHmacKeys: hexKeys(
    'ADYEN_HMAC_KEY',
    'Key that the notifications of the payment provider are signed with; a second one may follow it during rotation',
    'for the payment sandbox a random one',
  ),
  adyenEnvironment: oneOf('ADYEN_ENVIRONMENT', {
    meaning: 'Which installation of the payment provider is used',
    unset: 'test',
    choices: ['test', 'live', 'live-us', 'live-au', 'live-apse', 'live-in', 'live-nea'],
  }),
  adyenLivePrefix: text('ADYEN_LIVE_PREFIX', {
    meaning: 'Prefix of the live addresses of the payment provider',
    unset: '',
    pattern: /^[\w-]{0,80}$/,
    expected: 'at most 80 letters, digits, dashes or underscores',
  }),
  smtpUrl: smtpAddress('SMTP_URL', 'Mail server', 'mails are stored in the database and can be read at /mailbox'),
  mailFrom: text('MAIL_FROM', {
    meaning: 'Sender of the mails of the shop',
    unset: 'Sockeye <shop@example.com>',
    pattern: /^[^\r\n<>]{0,80}<[^\s<>@]+@[^\s<>@]+>$/,
    expected: 'a name and an address in angle brackets',
  }),
  seller: text('SELLER', {
    meaning:
      'Name and postal address of the seller in mails, until the record of the seller is stored (shop tax seller-import)',
    unset: 'Sockeye, a demonstration that belongs to no company',
    pattern: /^[^\p{Cc}]{1,300}$/u,
    expected: 'one line of at most 300 characters',
  }),
  trustedProxies: integer('TRUSTED_PROXIES', {
    meaning:
      'How many proxies stand before the shop and add to X-Forwarded-For; rate limits count by the address they report',
    unset: 0,
    min: 0,
    max: 10,
  }),
  rateLimits: rateLimits('RATE_LIMITS', 'Rate limits that differ from the defaults; each is logged at the start'),
  headerSeconds: integer('HEADER_SECONDS', {
    meaning: 'How long the headers of a request may take to arrive',
    unset: 10,
    min: 1,
    max: 600,
  }),
  bodySeconds: integer('BODY_SECONDS', {
    meaning: 'How long a whole request may take to arrive, with its body',
    unset: 30,
    min: 1,
    max: 3600,
  }),
  minBodyBytesPerSecond: integer('MIN_BODY_BYTES_PER_SECOND', {
    meaning: 'Slowest rate at which a request body may arrive; slower ones are closed with status 408',
    unset: 1000,
    min: 1,
    max: 1_000_000,
  }),
  connectionsPerAddress: integer('CONNECTIONS_PER_ADDRESS', {
    meaning:
      'Most connections that one network address may have open; not applied with TRUSTED_PROXIES, whose proxies must limit them',
    unset: 200,
    min: 1,
    max: 100_000,
  }),
  countryHeader: text('COUNTRY_HEADER', {
    meaning: 'Header in which a proxy of TRUSTED_PROXIES sends the country of a visitor, such as cf-ipcountry',
    unset: '',
    pattern: /^(?:[a-z][a-z0-9-]{1,60})?$/,
    expected: 'the name of a header in small letters',
  }),
  countryLookUpUrl: optionalAddress(
    'COUNTRY_LOOKUP_URL',
    'Service that returns the country of a network, requested at {address}/203.0.113.0 where no header names it',
    'no service is called',
  ),
  ratesUrl: optionalTarget(
    'RATES_URL',
    'Table of exchange rates from the euro: JSON, or the XML of the European Central Bank',
    'rates are not fetched',
  ),
  discoveryUrl: optionalAddress(
    'DISCOVERY_URL',
    'Discovery service (products, search) of another process; browsers call it there',
    BUNDLED,
  ),
  releaseStage: text('RELEASE_STAGE', {
    meaning: 'Stage of the release, sent to the browser',
    unset: 'development',
    pattern: /^[\w.-]{1,40}$/,
    expected: '1 to 40 letters, digits, dots, dashes or underscores',
  }),
  chatBotId: text('CHAT_BOT_ID', {
    meaning: 'Live chat account; empty means no chat',
    unset: '',
    pattern: /^[\w.-]{0,100}$/,
    expected: 'at most 100 letters, digits, dots, dashes or underscores',
  }),
  chatScriptUrl: optionalTarget('CHAT_SCRIPT_URL', 'Script of the live chat', 'a stand-in that comes with the shop'),
  accessibilityScriptUrl: optionalTarget(
    'ACCESSIBILITY_SCRIPT_URL',
    'Script of the accessibility widget, loaded on us only',
    'a stand-in that comes with the shop',
  ),
  errorReportUrl: optionalTarget(
    'ERROR_REPORT_URL',
    'Where browsers send reports of errors, as envelopes, when their visitors allow it',
    'they are only written into the log of the shop',
  ),
  maxErrorReports: integer('MAX_ERROR_REPORTS', {
    meaning: 'Most reports of errors that a browser sends in one session',
    unset: 10,
    min: 1,
    max: 100,
  }),
  vitalsPercent: integer('VITALS_PERCENT', {
    meaning: 'Of how many visits in a hundred it is measured how fast pages felt, where visitors allow statistics',
    unset: 10,
    min: 0,
    max: 100,
  }),
  tagManagerId: text('TAG_MANAGER_ID', {
    meaning: 'Container of the tag manager, GTM- and capital letters or digits; with another one none is loaded',
    unset: '',
    pattern: /^[\w.-]{0,60}$/,
    expected: 'at most 60 letters, digits, dots, dashes or underscores',
  }),
  tagManagerScriptUrl: optionalTarget(
    'TAG_MANAGER_SCRIPT_URL',
    'Script of the tag manager; the container is added to its query',
    'https://www.googletagmanager.com/gtm.js',
  ),
  tagManagerSites: text('TAG_MANAGER_SITES', {
    meaning: 'Other sites that what the tag manager brings may speak with, with commas between them',
    unset: '',
    pattern: /^(?:https?:\/\/[\w.*:-]+(?:,https?:\/\/[\w.*:-]+){0,30})?$/,
    expected: 'http or https origins with commas between them; a host may begin with *.',
  }),
  externalAuUrl: address('EXTERNAL_AU_URL', 'Shop that sells in Australia', 'https://au.example'),
  externalNzUrl: address('EXTERNAL_NZ_URL', 'Shop that sells in New Zealand', 'https://nz.example'),
  externalJpUrl: address('EXTERNAL_JP_URL', 'Shop that sells in Japan', 'https://jp.example'),
  pageCacheMb: integer('PAGE_CACHE_MB', {
    meaning: 'Memory for rendered pages; 0 caches nothing',
    unset: 64,
    min: 0,
    max: 65_536,
  }),
  imageCacheMb: integer('IMAGE_CACHE_MB', {
    meaning: 'Disk for rendered pictures, under DATA_DIR; 0 stores none',
    unset: 2048,
    min: 0,
    max: 16_777_216,
  }),
  imageAhead: flag('IMAGE_AHEAD', {
    meaning: 'Render the common sizes of pictures in the background before they are requested',
    unset: true,
  }),
  demoShop: flag('DEMO_SHOP', {
    meaning: 'Fill an empty shop from SHOP_FOLDER; false starts with nothing',
    unset: true,
  }),
  shopFolder: text('SHOP_FOLDER', {
    meaning:
      'Folder that an empty shop is filled from: stories, products, discounts, shipping methods, search rules, past orders; also the logos of carriers',
    unset: 'demo',
    pattern: /^[^\0]+$/,
    expected: 'a folder',
  }),
  drawingsModule: text('DRAWINGS_MODULE', {
    meaning: 'Module that draws pictures named drawing:…; none for a shop that has only picture files',
    unset: 'loom/index.ts',
    pattern: /^[^\0]+$/,
    expected: 'a file, or none',
  }),
  desk: flag('DESK', {
    meaning: "Whether this process serves the desk, the merchant's web app",
    unset: true,
  }),
  deskUrl: optionalOrigin(
    'DESK_URL',
    'Address of the desk, on another host than PUBLIC_URL; required, with https, when LIVE is true and DESK is not false',
    '/desk at the address of the shop, unless the shop loads scripts of other sites',
  ),
  stopSeconds: integer('STOP_SECONDS', {
    meaning: 'How long stopping may take; open requests may use three quarters of it',
    unset: 10,
    min: 1,
    max: 600,
  }),
  publicUrl: optionalOrigin(
    'PUBLIC_URL',
    'Address of the storefront that visitors know; its pages may call the services of this process. With https browsers stay on it',
    'http://localhost and the port',
  ),
  ...nodeVariables,
}
