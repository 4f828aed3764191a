import type { HostId } from './contract'

/** The result of a capability on a host that lacks it. NEVER means that the host cannot lack it. */
type Lacking = Readonly<Record<HostId, unknown>>

export const NEVER = Symbol('this host always has the capability')

const UNSUPPORTED = { kind: 'unsupported' }

const everywhere = (answer: unknown): Lacking => ({ weapp: answer, alipay: answer, bank: answer, h5: answer })

/** @param h5 the result on the web, by default NEVER */
const inMiniPrograms = (answer: unknown, h5: unknown = NEVER): Lacking => ({ ...everywhere(answer), h5 })

type Module = Record<string, (...args: unknown[]) => unknown> & Record<string, Record<string, never>>

export interface Answers {
  /** The hosts that have their own file. All other hosts use the default file. */
  own: readonly HostId[]
  /** Uses the capability on a host that has no API at all. */
  use: (module: Module) => unknown
  lacking: Lacking
}

const nothing = (): undefined => undefined
const object = (module: Module, name: string) =>
  module[name] as unknown as Record<string, (...args: unknown[]) => unknown>

const EVENT = { id: '1', title: 'Show', startsAt: 0, endsAt: 0 }
const PAID_NOWHERE = { paymentProduct: 'NONE', info: { normalUrl: '', form: null, params: { unknown: '1' } } }

/** All capabilities. Each has the hosts that implement it, and the result if a host lacks it. */
export const ANSWERS: Readonly<Record<string, Answers>> = {
  appearance: {
    own: ['alipay', 'h5'],
    use: ({ applyAppearance }) => applyAppearance({ theme: 'dark', background: '#000000', language: 'en-US' }),
    lacking: everywhere(undefined),
  },
  'app-link': {
    own: ['h5'],
    use: (module) => object(module, 'appLink').openStore({ ios: '', android: '' }),
    lacking: everywhere(UNSUPPORTED),
  },
  wallet: {
    own: ['h5'],
    use: (module) => object(module, 'wallet').open(''),
    lacking: inMiniPrograms(UNSUPPORTED, { kind: 'failed' }),
  },
  'provider-login': {
    own: ['h5'],
    use: (module) => object(module, 'providerLogin').leave({ provider: 'bank', address: () => null, back: '/' }),
    lacking: everywhere(UNSUPPORTED),
  },
  'native-app': {
    own: ['h5'],
    use: (module) => object(module, 'nativeApp').connect(nothing),
    lacking: everywhere(null),
  },
  fingerprint: {
    own: ['h5'],
    use: ({ loadCollectors }) => loadCollectors(),
    lacking: inMiniPrograms([]),
  },
  calendar: {
    own: ['alipay', 'h5'],
    use: ({ addToCalendar }) => addToCalendar(EVENT),
    lacking: inMiniPrograms(UNSUPPORTED),
  },
  canvas: {
    own: ['alipay', 'h5'],
    use: ({ mountCanvas }) => mountCanvas('map'),
    lacking: inMiniPrograms(UNSUPPORTED),
  },
  clipboard: {
    own: ['alipay', 'h5'],
    use: (module) => object(module, 'clipboard').copy('text'),
    lacking: everywhere(UNSUPPORTED),
  },
  'customer-service': {
    own: ['weapp', 'h5'],
    use: (module) => object(module, 'customerService').open({}),
    lacking: everywhere(UNSUPPORTED),
  },
  'first-paint': { own: ['h5'], use: ({ covered }) => covered(), lacking: everywhere(false) },
  'next-frame': {
    own: ['h5'],
    use: ({ afterFrame }) => (typeof afterFrame === 'function' ? 'later' : afterFrame),
    lacking: { ...everywhere(null), h5: 'later' },
  },
  disabled: {
    own: ['h5'],
    use: ({ disabled }) => disabled(true),
    lacking: { ...everywhere({ disabled: false, ariaDisabled: 'true' }), h5: { disabled: true } },
  },
  focus: { own: ['h5'], use: (module) => object(module, 'focus').move('field'), lacking: everywhere(undefined) },
  gestures: { own: ['alipay', 'h5'], use: nothing, lacking: everywhere(NEVER) },
  host: { own: ['alipay', 'bank', 'h5'], use: nothing, lacking: everywhere(NEVER) },
  images: {
    own: ['alipay', 'h5'],
    use: (module) => object(module, 'images').choose(1),
    lacking: inMiniPrograms(UNSUPPORTED),
  },
  'leave-guard': {
    own: ['alipay', 'h5'],
    use: ({ guardLeave }) => guardLeave('Leave?'),
    lacking: inMiniPrograms(undefined),
  },
  location: {
    own: ['alipay', 'h5'],
    use: (module) => object(module, 'location').current(),
    lacking: everywhere(UNSUPPORTED),
  },
  login: {
    own: ['alipay', 'bank', 'h5'],
    use: (module) => object(module, 'login').hostCode(),
    lacking: everywhere(UNSUPPORTED),
  },
  'mini-program': {
    own: ['h5'],
    use: ({ openMiniProgram }) => openMiniProgram({ appId: 'wx0123456789' }),
    lacking: everywhere(UNSUPPORTED),
  },
  'page-meta': {
    own: ['h5'],
    use: (module) => object(module, 'pageMeta').set({ params: null, description: '' }),
    lacking: everywhere(undefined),
  },
  'page-transition': {
    own: ['h5'],
    use: ({ changePage }) => changePage('forward', () => Promise.resolve()),
    lacking: everywhere(undefined),
  },
  'page-title': {
    own: ['alipay', 'h5'],
    use: ({ setPageTitle }) => setPageTitle(''),
    lacking: everywhere(undefined),
  },
  payment: {
    own: ['alipay', 'bank', 'h5'],
    use: ({ pay }) => pay(PAID_NOWHERE),
    lacking: {
      ...everywhere({ kind: 'failed', reason: 'unsupported product' }),
      bank: { kind: 'failed', reason: 'one-net pay call failed' },
    },
  },
  permission: {
    own: ['weapp', 'alipay', 'h5'],
    use: (module) => object(module, 'permissions').open('camera'),
    lacking: everywhere(UNSUPPORTED),
  },
  'phone-call': {
    own: ['alipay', 'h5'],
    use: ({ phoneCall }) => phoneCall('12345'),
    lacking: inMiniPrograms(UNSUPPORTED),
  },
  picture: {
    own: ['h5'],
    use: ({ pictureSource }) => pictureSource(() => '/a.webp', { phone: 96, desktop: 96, sizes: '96px' }, false),
    lacking: { ...everywhere({ src: '/a.webp' }), h5: { src: '/a.webp', imgProps: {} } },
  },
  'pull-down': { own: ['h5'], use: ({ endPullDown }) => endPullDown(), lacking: inMiniPrograms(undefined) },
  scan: { own: ['alipay', 'h5'], use: ({ scan }) => scan(), lacking: everywhere(UNSUPPORTED) },
  screen: {
    own: ['alipay', 'h5'],
    use: (module) => object(module, 'screen').keepOn(true),
    lacking: everywhere(UNSUPPORTED),
  },
  share: {
    own: ['alipay', 'bank', 'h5'],
    use: (module) => object(module, 'share').open({ title: 'Show', url: '/content/1' }),
    lacking: everywhere(UNSUPPORTED),
  },
  'subscribe-message': {
    own: ['weapp', 'alipay'],
    use: (module) => object(module, 'subscribeMessage').request(['template']),
    lacking: everywhere(UNSUPPORTED),
  },
  storage: {
    own: ['alipay', 'h5'],
    use: (module) => object(module, 'storage').write({ scope: 'device', name: 'probe', version: 1 }, 1),
    lacking: inMiniPrograms({ kind: 'in-memory' }),
  },
  'system-back': {
    own: ['h5'],
    use: (module) => object(module, 'systemBack').clear(),
    lacking: everywhere(undefined),
  },
  system: {
    own: ['h5'],
    use: (module) => object(module, 'system').network(),
    lacking: inMiniPrograms(UNSUPPORTED),
  },
  transport: {
    own: ['alipay', 'h5'],
    use: ({ send }) => send({ method: 'GET', url: 'https://gateway.example/home' }),
    lacking: inMiniPrograms({ kind: 'failed' }),
  },
  document: {
    own: ['weapp', 'h5'],
    use: ({ openDocument }) => openDocument({ address: '/documents/1', fileName: 'a.pdf' }),
    lacking: inMiniPrograms(UNSUPPORTED),
  },
  'text-file': {
    own: ['weapp', 'h5'],
    use: ({ saveText }) => saveText('my.json', '{}'),
    lacking: inMiniPrograms(UNSUPPORTED),
  },
  untranslated: {
    own: ['h5'],
    use: ({ UNTRANSLATED }) => UNTRANSLATED,
    lacking: { ...everywhere({}), h5: { translate: 'no' } },
  },
  upload: {
    own: ['alipay', 'h5'],
    use: ({ upload }) =>
      upload({ address: 'https://else.example', path: 'a', fields: {}, headers: {}, onProgress: nothing }),
    // An address on another origin is refused before the host is called.
    lacking: everywhere({ kind: 'foreign' }),
  },
  'service-worker': {
    own: ['h5'],
    use: (module) => object(module, 'programKeeper').build(),
    lacking: everywhere(''),
  },
  update: { own: ['h5'], use: ({ checkUpdate }) => checkUpdate(), lacking: everywhere(UNSUPPORTED) },
  visibility: {
    own: ['alipay', 'h5'],
    use: ({ observeElement }) => observeElement('part', 1, nothing),
    lacking: everywhere(UNSUPPORTED),
  },
  'web-origin': { own: ['h5'], use: ({ webOrigin }) => webOrigin(), lacking: inMiniPrograms('') },
}
