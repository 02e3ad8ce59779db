import { address, optionalAddress, optionalOrigin, origin, postgresAddress } from './address-kinds.ts'
import { flag, integer, oneOf, optionalSecret, signingKeys, text } from './variable-kinds.ts'

const ENVIRONMENTS = ['production', 'staging'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const BUNDLED = 'the bundled service'

/** Every setting of the shop, once: its name in the environment, its type, its default and its meaning. */
export const variables = {
  port: integer('PORT', { meaning: 'Port to listen on; 0 picks a free one', unset: 3000, min: 0, max: 65_535 }),
  host: text('HOST', {
    // All interfaces: a published container port reaches nothing on the loopback address, and http://localhost works
    // with it on every machine, also where IPv6 is switched off.
    meaning: 'Address to listen on; 127.0.0.1 keeps the shop to this machine',
    unset: '0.0.0.0',
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
  databaseUrl: postgresAddress('DATABASE_URL', 'PostgreSQL to keep everything in', 'the embedded SQLite in DATA_DIR'),
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
    meaning: 'Number of the content space, as the visual editor knows it',
    unset: 1,
    min: 1,
    max: 999_999_999_999,
  }),
  contentAssetsUrl: optionalOrigin(
    'CONTENT_ASSETS_URL',
    'Where a remote content service keeps its pictures; browsers may load them from there',
    'nowhere else than the shop',
  ),
  contentEditorUrl: origin(
    'CONTENT_EDITOR_URL',
    'Visual editor that may show previews in its frame',
    'https://app.storyblok.com',
  ),
  commerceUrl: optionalAddress('COMMERCE_URL', 'Commerce service (carts, orders); told to the browser', BUNDLED),
  cartTokenKeys: signingKeys(
    'CART_TOKEN_KEY',
    'Key that carts are signed with; older ones may follow it, and are still believed',
    'a random key, kept in the database',
  ),
  discoveryUrl: optionalAddress('DISCOVERY_URL', 'Discovery service (products, search); told to the browser', BUNDLED),
  releaseStage: text('RELEASE_STAGE', {
    meaning: 'Stage of the release, told to the browser',
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
    meaning: 'Disk for rendered pictures, under DATA_DIR; 0 keeps none',
    unset: 2048,
    min: 0,
    max: 16_777_216,
  }),
  imageAhead: flag('IMAGE_AHEAD', {
    meaning: 'Render the common sizes of pictures in the background before anybody asks',
    unset: true,
  }),
  demoShop: flag('DEMO_SHOP', {
    meaning: 'Fill an empty shop with the demo goods and texts',
    unset: true,
  }),
  stopSeconds: integer('STOP_SECONDS', {
    meaning: 'Longest wait for open requests when stopping',
    unset: 10,
    min: 1,
    max: 600,
  }),
  publicUrl: optionalOrigin(
    'PUBLIC_URL',
    'Address that visitors know; with https browsers are told to stay on it',
    'http://localhost and the port',
  ),
}
