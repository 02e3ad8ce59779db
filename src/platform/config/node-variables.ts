/** Settings of a shop that runs on several machines; the defaults fit one process. */
import { optionalAddress, optionalTarget, postgresAddress, redisAddress } from './address-kinds.ts'
import { SERVICE_NAMES } from './service-names.ts'
import { flag, integer, oneOf, optionalSecret, someOf, text } from './variable-kinds.ts'

export const nodeVariables = {
  services: someOf('SERVICES', {
    meaning:
      'What this process runs; the others are called at their addresses. An address of a service that is listed here is ignored, so all processes may have the same ones',
    fallback: 'everything that has no address',
    choices: SERVICE_NAMES,
  }),
  imagesUrl: optionalAddress(
    'IMAGES_URL',
    'Image service of another process; the storefront forwards requests for pictures to it',
    'the bundled service',
  ),
  databasePoolSize: integer('DATABASE_POOL_SIZE', {
    meaning: 'Maximum number of connections to DATABASE_URL; idle ones are closed after DATABASE_IDLE_SECONDS',
    unset: 10,
    min: 2,
    max: 500,
  }),
  databaseWaitSeconds: integer('DATABASE_WAIT_SECONDS', {
    meaning: 'How long a request waits for a connection to DATABASE_URL before it gets status 503',
    unset: 5,
    min: 1,
    max: 60,
  }),
  databaseIdleSeconds: integer('DATABASE_IDLE_SECONDS', {
    meaning: 'After how long an unused connection to DATABASE_URL is closed; 0 never closes one',
    unset: 60,
    min: 0,
    max: 86_400,
  }),
  databaseStatementSeconds: integer('DATABASE_STATEMENT_SECONDS', {
    meaning: 'After how long PostgreSQL cancels a statement; 0 never cancels one',
    unset: 60,
    min: 0,
    max: 3600,
  }),
  databasePreparedStatements: flag('DATABASE_PREPARED_STATEMENTS', {
    meaning:
      'Prepare repeated statements; false where DATABASE_URL is a connection pooler in transaction mode that does not support it (PgBouncer before 1.21)',
    unset: true,
  }),
  databaseApplicationName: text('DATABASE_APPLICATION_NAME', {
    meaning: 'Name of this process in pg_stat_activity',
    unset: 'sockeye',
    pattern: /^[\w.:-]{1,63}$/,
    expected: '1 to 63 letters, digits, dots, colons, dashes or underscores',
  }),
  databaseListenUrl: postgresAddress(
    'DATABASE_LISTEN_URL',
    'PostgreSQL to listen for changes at, where DATABASE_URL is a connection pooler in transaction mode, which passes no signals on',
    'DATABASE_URL',
  ),
  databaseReadUrl: postgresAddress(
    'DATABASE_READ_URL',
    'Streaming replica of DATABASE_URL that products, searches and content are read from while it is less than five seconds behind',
    'DATABASE_URL',
  ),
  redisUrl: redisAddress(
    'REDIS_URL',
    'Redis that counts rate limits for all nodes together',
    'PostgreSQL counts those against guessing, card testing and mail to others; the rest is counted per process',
  ),
  nodes: integer('NODES', {
    meaning:
      'Least number of nodes that rate limits are divided by while REDIS_URL is unavailable; more, if Redis has counted more',
    unset: 1,
    min: 1,
    max: 1000,
  }),
  s3Url: optionalAddress(
    'S3_URL',
    "Bucket with the S3 API, as https://host/bucket, for merchants' pictures and renderings that all nodes share",
    'pictures are under DATA_DIR',
  ),
  s3Region: text('S3_REGION', {
    meaning: 'Region of the bucket at S3_URL',
    unset: 'us-east-1',
    pattern: /^[a-z0-9-]{1,40}$/,
    expected: 'small letters, digits and dashes',
  }),
  s3AccessKeyId: optionalSecret('S3_ACCESS_KEY_ID', 'Id of the key for S3_URL', 'an empty one'),
  s3SecretAccessKey: optionalSecret('S3_SECRET_ACCESS_KEY', 'Key for S3_URL', 'an empty one'),
  cdnPurgeUrl: optionalTarget(
    'CDN_PURGE_URL',
    'Endpoint of a CDN that the tags of changed pages are sent to',
    'the CDN shows a page until its s-maxage is over',
  ),
  cdnPurgeStyle: oneOf('CDN_PURGE_STYLE', {
    meaning: 'How CDN_PURGE_URL is called',
    unset: 'varnish',
    choices: ['varnish', 'fastly', 'cloudflare'],
  }),
  cdnPurgeToken: optionalSecret('CDN_PURGE_TOKEN', 'Token for CDN_PURGE_URL', 'none is sent'),
  readyGraceSeconds: integer('READY_GRACE_SECONDS', {
    meaning: 'How long /health/ready stays 200 while the database is unavailable',
    unset: 30,
    min: 0,
    max: 3600,
  }),
  drainSeconds: integer('DRAIN_SECONDS', {
    meaning:
      'How long the shop still serves after SIGTERM, while /health/ready is 503 and proxies take it out of rotation',
    unset: 5,
    min: 0,
    max: 300,
  }),
}
