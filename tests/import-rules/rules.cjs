/**
 * The layers of docs/architecture.md: imports point down only. A type import counts as an import.
 * import-rules.test.ts breaks each rule once and expects it to be reported.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const TESTS = '\\.(test|spec)\\.tsx?$|/fixtures/'
/** Outside of src/: nothing in src/ may import it. The demo is read as data, the loom is loaded by a setting. */
const OUTSIDE = '^(demo|loom|tools|tests|bench)/'

/** Installed on demand: bench/package.json and bench/peers/package.json. Of a package, a part may be imported. */
const BENCH_PACKAGES = [require('../../bench/package.json'), require('../../bench/peers/package.json')]
  .flatMap(({ devDependencies }) => Object.keys(devDependencies))
  .map((name) => `^${name}(/|$)`)

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** A layer may import itself and the layers below that are listed. */
const layer = (name, allowed) =>
  forbid(
    `layer-${name}`,
    `src/${name} may import ${allowed.length === 0 ? 'nothing else' : allowed.join(', ')}.`,
    { path: `^src/${name}/`, pathNot: TESTS },
    { path: ['^src/', OUTSIDE], pathNot: [name, ...allowed].map((one) => `^src/${one}/`) },
  )

module.exports = {
  forbidden: [
    forbid('no-cycles', 'Files that import each other belong in one file, or in three.', {}, { circular: true }),
    layer('markets', []),
    layer('brand', []),
    layer('contracts', ['markets']),
    layer('platform', ['markets']),
    layer('services', ['platform', 'contracts', 'markets']),
    layer('merchant', ['services', 'platform', 'contracts', 'markets']),
    layer('storefront', ['contracts', 'markets', 'brand']),
    layer('desk', ['contracts', 'markets', 'brand']),
    layer('cli', ['merchant', 'platform', 'contracts', 'markets']),
    forbid(
      'layer-server',
      'Only the server knows every layer; nothing imports the server, and it imports nothing outside of src.',
      { path: '^src/server/', pathNot: TESTS },
      { path: OUTSIDE },
    ),
    forbid(
      'demo-is-data',
      'The demo shop is files in the formats of a merchant: code reads them, nothing imports them.',
      {},
      { path: '^demo/' },
    ),
    forbid(
      'loom-alone',
      'The loom is a package of its own: it imports nothing of the shop.',
      { path: '^loom/', pathNot: TESTS },
      { path: '^(src|demo|tools|tests|bench)/' },
    ),
    forbid(
      'markets-without-packages',
      'The market rules are pure functions: no I/O and no package.',
      { path: '^src/markets/', pathNot: TESTS },
      { pathNot: '^src/markets/' },
    ),
    forbid(
      'services-apart',
      'A service never imports another service; it receives a client.',
      { path: '^src/services/([^/]+)/', pathNot: TESTS },
      { path: '^src/services/', pathNot: '^src/services/$1/' },
    ),
    forbid(
      'service-entrance',
      'A service is imported through service.ts, admin.ts, migrations.ts and tables.ts only.',
      { path: '^(src/(merchant|cli|server)|tools)/', pathNot: TESTS },
      { path: '^src/services/', pathNot: '^src/services/[^/]+/(service|admin|migrations|tables)\\.ts$' },
    ),
    forbid(
      'admin-for-merchant-only',
      'What staff may do with a service goes through src/merchant.',
      { path: '^src/', pathNot: ['^src/(merchant|services)/', TESTS] },
      { path: '^src/services/[^/]+/admin\\.ts$' },
    ),
    forbid(
      'feature-entrance',
      'A feature is imported through its index.ts only.',
      { path: '^src/', pathNot: ['^src/storefront/features/', TESTS] },
      { path: '^src/storefront/features/', pathNot: '^src/storefront/features/[^/]+/[^/]+/index\\.ts$' },
    ),
    forbid(
      'feature-entrance-between-features',
      'A feature imports another one through its index.ts only.',
      { path: '^src/storefront/features/([^/]+/[^/]+)/', pathNot: TESTS },
      {
        path: '^src/storefront/features/',
        pathNot: ['^src/storefront/features/$1/', '^src/storefront/features/[^/]+/[^/]+/index\\.ts$'],
      },
    ),
    forbid(
      'ui-without-features',
      'Buttons, fields and pictures would serve any site.',
      { path: '^src/storefront/ui/', pathNot: TESTS },
      { path: '^src/', pathNot: ['^src/storefront/ui/', '^src/brand/'] },
    ),
    forbid(
      'features-below-pages',
      'A feature does not know on which page it is shown.',
      { path: '^src/storefront/features/', pathNot: TESTS },
      { path: '^src/storefront/(pages|app)/' },
    ),
    forbid(
      'pages-apart',
      'A page imports features and ui, not other pages and not the page layer.',
      { path: '^src/storefront/pages/([^/]+)/', pathNot: TESTS },
      { path: '^src/storefront/(pages|app)/', pathNot: '^src/storefront/pages/$1/' },
    ),
    forbid(
      'loads-on-the-server-only',
      'The data of a page is loaded by the server: browser code imports a load by its type only.',
      { path: '^src/storefront/', pathNot: ['/entry-server\\.tsx$', '/page-loads\\.ts$', '/load\\.ts$', TESTS] },
      { path: '(/(load|page-loads)|-schema)\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid('no-unresolvable', 'An import that leads nowhere.', { pathNot: '^bench/' }, { couldNotResolve: true }),
    forbid(
      'no-unresolvable-in-bench',
      'As above, except for packages that `npm run bench` installs.',
      { path: '^bench/' },
      { couldNotResolve: true, pathNot: BENCH_PACKAGES },
    ),
    forbid(
      'production-dependencies',
      'What runs in production is not a development dependency.',
      { path: '^(src|loom)/', pathNot: TESTS },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|woff2)$' },
    parser: 'swc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
