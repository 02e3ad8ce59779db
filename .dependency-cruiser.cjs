/**
 * The arrows of the house (docs/architecture.md): they point down only. A type is an arrow too.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const TESTS = '\\.(test|spec)\\.tsx?$'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    forbid('no-circles', 'Two files that need each other are one file, or three.', {}, { circular: true }),
    forbid(
      'markets-stand-alone',
      'The rules of the markets are pure: no I/O, no dependency, nothing above them.',
      { path: '^src/markets/', pathNot: TESTS },
      { pathNot: '^src/markets/' },
    ),
    forbid(
      'contracts-know-only-markets',
      'A contract is the shape of a call, not its making.',
      { path: '^src/contracts/', pathNot: TESTS },
      { path: '^(src/(?!contracts|markets)|demo|tools|tests|bench)' },
    ),
    forbid(
      'platform-knows-only-markets',
      'Plumbing does not know what flows through it.',
      { path: '^src/platform/', pathNot: TESTS },
      { path: '^(src/(?!platform|markets)|demo|tools|tests|bench)' },
    ),
    forbid(
      'services-are-strangers',
      'A service never imports another service; it is handed a client.',
      { path: '^src/services/([^/]+)/' },
      { path: '^src/services/', pathNot: '^src/services/$1/' },
    ),
    forbid(
      'services-stand-on-platform',
      'A service knows plumbing, contracts and markets; never the storefront or the server.',
      { path: '^src/services/', pathNot: TESTS },
      { path: '^(src/(storefront|server)|demo|tools|tests|bench)' },
    ),
    forbid(
      'storefront-asks-by-contract',
      'The storefront reaches services through their contracts only.',
      { path: '^src/storefront/', pathNot: TESTS },
      { path: '^(src/(platform|services|server)|demo|tools|tests|bench)' },
    ),
    forbid(
      'ui-knows-nothing-of-shopping',
      'Buttons, fields and pictures would serve any site.',
      { path: '^src/storefront/ui/', pathNot: TESTS },
      { path: '^src/', pathNot: '^src/storefront/ui/' },
    ),
    forbid(
      'features-below-pages',
      'A feature does not know on which page it stands.',
      { path: '^src/storefront/features/' },
      { path: '^src/storefront/(pages|app)/' },
    ),
    forbid(
      'features-meet-at-the-door',
      'A feature imports another only through its index.ts.',
      { path: '^src/storefront/features/([^/]+)/' },
      { path: '^src/storefront/features/', pathNot: ['^src/storefront/features/$1/', '/index\\.ts$'] },
    ),
    forbid(
      'pages-are-strangers',
      'A page knows features and ui, not other pages and not the layer that shows it.',
      { path: '^src/storefront/pages/([^/]+)/' },
      { path: '^src/storefront/(pages|app)/', pathNot: '^src/storefront/pages/$1/' },
    ),
    forbid(
      'loads-stay-on-the-server',
      'What a page needs is fetched by the server: the browser knows a load by its type only.',
      { path: '^src/storefront/', pathNot: ['/entry-server\\.tsx$', '/page-loads\\.ts$', '/load\\.ts$', TESTS] },
      { path: '(/(load|page-loads)|-schema)\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'nothing-imports-the-roof',
      'Only the server knows everything, and nobody knows the server.',
      { path: '^(src|demo)/', pathNot: ['^src/server/', TESTS] },
      { path: '^src/server/' },
    ),
    forbid('no-unresolvable', 'An import that leads nowhere.', {}, { couldNotResolve: true }),
    forbid(
      'shop-runs-on-dependencies',
      'What runs in production is not a development dependency.',
      { path: '^(src|demo)/', pathNot: TESTS },
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
