/*
 * Import rules of the sources. Includes the rules of the gateway (gateway-layers.js). A folder imports only from
 * folders below it. dependency-cruiser checks rules about the import graph (`forbidden`). oxlint checks rules about a
 * single file (`sourceRules`). Both count `import type` as an import. test/lint/floors.test.ts breaks each rule once.
 */

const { gatewayRules } = require('./gateway-layers')
const { rule } = require('./rule')

/** Folders of `src/` from the bottom up. A folder may import folders of its own level and of lower levels. */
const FLOORS = [
  ['domain', 'lib', 'locales', 'styles'],
  ['platform'],
  ['request', 'seatmap'],
  ['api', 'router'],
  ['stores', 'payment', 'tracking'],
  ['components'],
  ['pages', 'packages'],
  ['app'],
]

const HOSTS = ['weapp', 'alipay', 'bank', 'h5']

const rooms = (names) => `^src/(${names.join('|')})/`

/**
 * Rule 7: a folder never imports from a folder above. Files directly in `src/` (app.tsx) count as above all folders.
 */
const downOnly = FLOORS.map((floor, level) => {
  const above = FLOORS.slice(level + 1).flat()
  const root = '^src/[^/]+$'
  return rule(
    `floor-7-down-only-${floor.join('-')}`,
    'Imports go down only. What a lower floor needs from a higher one is passed in by app/ as a function.',
    { path: rooms(floor) },
    { path: above.length ? `${rooms(above)}|${root}` : root },
  )
})

/** Parts of the login code screen that other screens may import, until they move to a shared folder. */
const SHARED_BY_SCREENS = ['/login-code/(resend\\.tsx|login-code\\.module\\.scss)$']

/**
 * Second half of rule 3: screens never import each other, and shared code never imports a screen.
 * @param screens folders of screens
 */
const screensApart = (screens) =>
  screens.length === 0
    ? []
    : [
        rule(
          'floor-3-screens-apart',
          'A screen never imports another screen. What two share moves to a folder beside them, or to components.',
          { path: `^(${screens.join('|')})/` },
          { path: `^(${screens.join('|')})/`, pathNot: ['^$1/', ...SHARED_BY_SCREENS] },
        ),
        rule(
          'floor-3-shared-code-imports-no-screen',
          'What several screens share imports none of them.',
          { path: '^src/(pages|packages)/', pathNot: `^(${screens.join('|')})/` },
          { path: `^(${screens.join('|')})/` },
        ),
      ]

const forbidden = [
  rule(
    'floor-1-plain-node',
    'domain, lib and seatmap know no React, MobX or Taro, not even through another module: they run in plain Node.',
    { path: rooms(['domain', 'lib', 'seatmap']) },
    {
      path: '(^|node_modules/)(react|react-dom|mobx|mobx-react|mobx-react-lite|taro-ui|@tarojs/[^/]+)(/|$)',
      reachable: true,
    },
  ),
  rule(
    'floor-1-rules-know-no-texts',
    'domain and lib answer keys and codes: texts are read above them.',
    { path: rooms(['domain', 'lib']) },
    { path: rooms(['locales']) },
  ),
  rule(
    'floor-2-api-knows-no-router',
    'api and router do not know each other.',
    { path: rooms(['api']) },
    { path: rooms(['router']) },
  ),
  rule(
    'floor-2-router-knows-no-api',
    'api and router do not know each other.',
    { path: rooms(['router']) },
    { path: rooms(['api']) },
  ),
  rule(
    'floor-3-packages-apart',
    'A package never imports another, nor a group of user another group. What two share moves to components, domain or stores.',
    { path: '^src/packages/((?:user/)?[^/]+)/' },
    { path: '^src/packages/', pathNot: '^src/packages/$1/' },
  ),
  rule(
    'floor-6-no-cycles',
    'No import cycles, types included.',
    { path: '^(src|scripts|config|test)/' },
    { circular: true },
  ),
  ...downOnly,
  rule(
    'floor-8-gateway-takes-types-and-rules',
    'The gateway imports from src only types of api and rules of domain.',
    { path: '^scripts/gateway/' },
    { path: '^src/', pathNot: rooms(['api', 'domain']) },
  ),
  rule(
    'floor-8-gateway-takes-types-of-api',
    'The gateway imports from api its types, never its values.',
    { path: '^scripts/gateway/' },
    { path: rooms(['api']), dependencyTypesNot: ['type-only'] },
  ),
  ...gatewayRules,
  rule(
    'floor-8-src-is-independent',
    'Nothing in src imports scripts, tests or the build.',
    { path: '^src/' },
    { path: '^(scripts|test|config)/' },
  ),
]

const TARO_OBJECT =
  'Rule 4: the Taro object is imported in platform/ and router/ only; elsewhere named lifecycle hooks (use…).'
const MARKUP = 'A text that becomes markup can run scripts: set textContent, or draw elements.'
const CUSTOM_WRAPPER =
  'One import of CustomWrapper copies the whole template into each of Alipay’s pages (config/README.md): use View.'
const COUNTED_UNITS = 'Only catalogue/capacity counts units that can run out: call its service.'
const TARO_ENV = 'Rule 5: process.env.TARO_ENV is read in platform/host only.'

/**
 * Selectors for rule 4, about imports of the Taro object. They match the default import, `* as`, a default re-export,
 * `require`, `import()`, and named functions.
 */
const taroObject = [
  'ImportDeclaration[source.value="@tarojs/taro"] > ImportDefaultSpecifier',
  'ImportDeclaration[source.value="@tarojs/taro"] > ImportNamespaceSpecifier',
  'ImportDeclaration[source.value="@tarojs/taro"][importKind!="type"] > ImportSpecifier[importKind!="type"]:not([imported.name=/^use[A-Z]/])',
  'ExportNamedDeclaration[source.value="@tarojs/taro"]',
  'ExportAllDeclaration[source.value="@tarojs/taro"]',
  'ImportExpression[source.value="@tarojs/taro"]',
  'CallExpression[callee.name="require"][arguments.0.value="@tarojs/taro"]',
].map((selector) => ({ selector, message: TARO_OBJECT }))

/** Selectors for rule 5. They match each read of `TARO_ENV`: by name, by string key and by destructuring. */
const hostAtBuildTime = [
  'MemberExpression[property.name="TARO_ENV"]',
  'MemberExpression[property.value="TARO_ENV"]',
  'ObjectPattern > Property[key.name="TARO_ENV"]',
].map((selector) => ({ selector, message: TARO_ENV }))

/** APIs and attributes that parse a string as HTML. The app does not need them. */
const markup = [
  'AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
  'CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment|setHTMLUnsafe)$/]',
  'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
  'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
  'Property[key.name="dangerouslySetInnerHTML"]',
].map((selector) => ({ selector, message: MARKUP }))

/** Matches `CustomWrapper` in imports, in re-exports and as a member of a namespace, including JSX. */
const copiedTemplate = [
  'ImportSpecifier[imported.name="CustomWrapper"]',
  'ExportSpecifier[local.name="CustomWrapper"]',
  'MemberExpression[property.name="CustomWrapper"]',
  'JSXMemberExpression[property.name="CustomWrapper"]',
].map((selector) => ({ selector, message: CUSTOM_WRAPPER }))

/** Matches calls that change the rows of capacities and of their holds. */
const countedUnits = [
  'CallExpression[callee.property.name=/^(updateTable|insertInto|deleteFrom)$/][arguments.0.value=/^(capacities|capacity_holds)$/]',
  'CallExpression[callee.name=/^(changeRow|deleteRows)$/][arguments.1.value=/^(capacities|capacity_holds)$/]',
].map((selector) => ({ selector, message: COUNTED_UNITS }))

const restrict = (...selectors) => ({ 'foyer/no-restricted-syntax': ['error', ...selectors.flat()] })

/**
 * Overrides of oxlint for rules about one file. If several blocks match a file, the selectors of the last one apply.
 */
const sourceRules = [
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      ...restrict(taroObject, hostAtBuildTime, markup, copiedTemplate),
      'foyer/host-suffix': ['error', { hosts: HOSTS, maxLines: 200 }],
    },
  },
  { files: ['src/{platform,router}/**/*.{ts,tsx}'], rules: restrict(hostAtBuildTime, markup, copiedTemplate) },
  { files: ['src/platform/host/**/*.ts'], rules: restrict(markup, copiedTemplate) },
  {
    files: ['scripts/gateway/modules/**/*.ts'],
    excludeFiles: ['scripts/gateway/modules/catalogue/capacity/*.ts'],
    rules: restrict(countedUnits),
  },
]

module.exports = { FLOORS, HOSTS, forbidden, screensApart, sourceRules }
