const { rule } = require('./rule')

/**
 * Modules of the gateway by layer, from the bottom up. A layer is a folder of scripts/gateway/modules. A module may
 * import earlier modules of its layer and all modules of lower layers. It calls later modules through hooks
 * (scripts/gateway/core/hooks.ts). No module can import a module that is not in the list.
 */
const GATEWAY_LAYERS = {
  base: [
    'member',
    'member-agreement',
    'upload',
    'form',
    'user',
    'message',
    'address',
    'tracking',
    'version',
    'copywriting',
    'jump',
    'place',
    'shop',
    'credential',
    'certification',
    'risk',
    'login',
    'oauth',
    'account',
    'email-account',
    'wechat',
    'short-code',
  ],
  catalogue: [
    'show',
    'privilege',
    'session',
    'capacity',
    'combo',
    'favorite',
    'show-detail',
    'venue',
    'search',
    'goods',
    'goods-reminder',
    'vote',
    'open-show',
    'card-template',
    'ticket-button',
  ],
  trade: [
    'stock',
    'waitlist',
    'seat',
    'hold-set',
    'pricing',
    'coupon',
    'coupon-code',
    'points',
    'birthday',
    'popup',
    'layout',
    'attendee',
    'provider',
    'payment',
    'benefit-reminder',
    'cashier',
    'purchase',
    'goods-delivery',
    'item-order',
    'cart',
    'goods-order',
    'card',
    'order',
    'show-user',
    'grab',
    'voucher',
    'units',
    'membership',
    'counter',
    'packet',
    'wallet',
  ],
  'after-sale': [
    'reservation',
    'permit',
    'entrance',
    'gate',
    'real-name',
    'refund',
    'resale',
    'rebook',
    'express',
    'invoice',
    'transfer',
    'wallet-pass',
    'ticket-bind',
    'item-refund',
    'goods-return',
    'parking',
    'registration',
    'ballot',
  ],
  tools: ['console', 'partner'],
}

const GATEWAY_MODULES = Object.values(GATEWAY_LAYERS).flat()

const gatewayModules = (names) => `^scripts/gateway/modules/[^/]+/(${names.join('|')})/`

const layerFolders = (layers) => `^scripts/gateway/modules/(${layers.join('|')})/`

/** One rule for each layer, all with the same name. The top layer needs no rule, because nothing is above it. */
const gatewayLayersGoDown = Object.keys(GATEWAY_LAYERS)
  .slice(0, -1)
  .map((layer, at, layers) =>
    rule(
      'gateway-layers-go-down',
      'A module of the gateway imports only its own layer and those below. Run a hook to act on modules above.',
      { path: layerFolders([layer]) },
      { path: '^scripts/gateway/modules/', pathNot: layerFolders(layers.slice(0, at + 1)) },
    ),
  )

/** One rule for each module, all with the same name. Prevents cycles within a layer. */
const gatewayModulesInOrder = [...GATEWAY_MODULES.keys()].map((at) =>
  rule(
    'gateway-modules-in-order',
    'A module of the gateway imports only those before it in GATEWAY_LAYERS. Run a hook to act on later ones.',
    { path: gatewayModules([GATEWAY_MODULES[at]]) },
    { path: '^scripts/gateway/modules/', pathNot: gatewayModules(GATEWAY_MODULES.slice(0, at + 1)) },
  ),
)

const PAYMENT = ['payment', 'provider', 'cashier']

/** Rules about the gateway for dependency-cruiser, which config/floors.js includes. */
const gatewayRules = [
  rule(
    'gateway-contract-is-for-its-document',
    'What reads the catalogue is for /openapi.json alone: no answer of the gateway is made by the readers that check it.',
    { path: '^scripts/gateway/', pathNot: '^scripts/gateway/core/contract\\.ts$' },
    { path: '^scripts/(contract|conformance)/' },
  ),
  rule(
    'gateway-core-knows-no-module',
    'The core of the gateway imports no module: core/gather.ts reads their folder at run time.',
    { path: '^scripts/gateway/(core/|[^/]+$)' },
    { path: '^scripts/gateway/modules/' },
  ),
  rule(
    'gateway-modules-meet-in-services',
    "A module of the gateway imports another only through its services (service.ts, *-service.ts) and its rows' types (tables.ts).",
    { path: '^scripts/gateway/modules/([^/]+/[^/]+)/' },
    {
      path: '^scripts/gateway/modules/',
      pathNot: '^scripts/gateway/modules/($1/|[^/]+/[^/]+/(service|tables|[a-z-]+-service)\\.ts$)',
    },
  ),
  ...gatewayLayersGoDown,
  ...gatewayModulesInOrder,
  rule(
    'gateway-unlisted-is-not-imported',
    'No module imports one that is not in GATEWAY_LAYERS. List it before the modules that import it.',
    { path: '^scripts/gateway/modules/([^/]+/[^/]+)/' },
    { path: '^scripts/gateway/modules/', pathNot: ['^scripts/gateway/modules/$1/', gatewayModules(GATEWAY_MODULES)] },
  ),
  rule(
    'gateway-payment-knows-no-payable',
    'Payments handle payables, whatever these sell: payment, provider and cashier import only the base layer and show.',
    { path: gatewayModules(PAYMENT) },
    { path: '^scripts/gateway/modules/', pathNot: gatewayModules([...GATEWAY_LAYERS.base, 'show', ...PAYMENT]) },
  ),
]

module.exports = { GATEWAY_LAYERS, gatewayRules }
