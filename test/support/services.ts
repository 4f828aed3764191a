import { runInAction } from 'mobx'
import type { LoginResult } from '@/api/auth'
import { ResourceCache } from '@/components/screen/resource-cache'
import { PageShare } from '@/components/share/page-share'
import { TappedShow } from '@/components/show/show-preview'
import { PendingRefresh } from '@/router/pending-refresh'
import type { Services } from '@/components/services'
import { type ConfirmOptions, Dialogs } from '@/components/ui/dialog/dialogs'
import type { Language } from '@/domain/languages'
import type { PaymentFlow } from '@/payment/flow'
import type { PayOutcome } from '@/payment/outcome'
import type { PaymentRequest } from '@/payment/payable'
import { CashierVisit } from '@/payment/cashier-visit'
import { PaymentSlot } from '@/payment/slot'
import type { Paying } from '@/payment/with-payment'
import type { HostClipboard } from '@/platform/clipboard/contract'
import { webHost } from '@/platform/host/detect'
import { login as webLogin } from '@/platform/login/index.h5'
import type { Platform } from '@/platform/platform'
import { providerLogin } from '@/platform/provider-login/index'
import type { HostStorage } from '@/platform/storage/contract'
import { programKeeper } from '@/platform/service-worker/index'
import type { System } from '@/platform/system/contract'
import { keys } from '@/platform/storage/keys'
import { type LinkTo, linkTo } from '@/router/link-to'
import { createStores } from '@/stores/create-stores'
import type { TrackedEvent } from '@/tracking/events'
import { aMember } from './data/member'
import { aShopConfig } from './data/shop'
import { type FakeClock, fakeClock } from './fake-clock'
import { type AnswerForm, type Answers, fakeGateway } from './fake-gateway'
import { memoryStorage } from './memory-storage'

/** The dependencies of a payment flow. */
type PaymentBase = Pick<Services, 'client' | 'clock' | 'stores' | 'dialogs' | 'navigate' | 'paymentSlot'> & {
  platform: Pick<Platform, 'host' | 'system' | 'clipboard'>
}

export interface ServicesOptions {
  /** Responses of the gateway by call. A call that has no response fails as if there were no network. */
  answers?: Answers
  /** Form of the responses. The default is `domain`, which models read. */
  form?: AnswerForm
  /** Clock of the test. The responses can use the same clock. */
  clock?: FakeClock
  /** Storage of the device. Pass the same storage again to simulate a restart of the app. */
  stored?: Map<string, string>
  language?: Language
  /** Parts of the merchant's configuration that replace the defaults; null if the configuration has not loaded. */
  config?: object | null
  /**
   * True if a member has been logged in since an earlier visit. An object contains the facts in which this member
   * differs from the default.
   */
  member?: boolean | Partial<LoginResult>
  /** The answer to each dialog. By default, a dialog remains open until the test answers it by `dialogs`. */
  agrees?: boolean
  /** Width of the window, CSS px. Default: the width of a phone. */
  width?: number
  /**
   * Capabilities of the host. Default: those of a phone's browser, or functions that do nothing. The storage is in
   * memory.
   */
  platform?: Partial<Platform>
  /** True if the buyer solves each requested captcha, false if the buyer closes it. */
  solves?: () => boolean
  /** The payment flow. If absent, every payment ends with `state.outcome`. */
  payment?: (base: PaymentBase) => PaymentFlow
}

const PHONE = webHost({ userAgent: 'Mobile', search: '' })

/** Stores a login, as if an earlier visit had logged in. */
const storeLogin = (storage: HostStorage, member: LoginResult): void => {
  const { registered: _registered, ...login } = member
  storage.write(keys.login, { ...login, loginId: 'earlier', sessionKey: '', privilegeToken: '', verifyStatus: 0 })
}

const nothing = (): void => undefined

/**
 * Creates an object that accepts calls of any method. Calls of methods that the object does not have are recorded as
 * `[method, ...arguments]`.
 */
export const notebook = <T extends object>(calls: unknown[][]): T =>
  new Proxy({} as T, {
    get: (own, method: string) =>
      Reflect.get(own, method) ?? ((...args: unknown[]) => Promise.resolve(void calls.push([method, ...args]))),
  })

/**
 * Creates the app's services for a test: real stores and dialogs, a clock that the test moves, storage in memory and a
 * fake gateway. Records navigation, dialogs, toasts and payments.
 */
export const fakeServices = ({
  answers = [],
  form = 'domain',
  clock = fakeClock(),
  stored,
  language = 'zh-CN',
  config = {},
  member = false,
  agrees,
  width = 375,
  platform = {},
  solves = () => false,
  payment,
}: ServicesOptions = {}) => {
  const storage = memoryStorage(stored)
  const { client, sent, sentTo, answer } = fakeGateway(answers, form)
  if (member) storeLogin(storage, aMember(member === true ? {} : member))
  const { host = PHONE, login = webLogin } = platform
  const stores = createStores({
    client,
    storage,
    clock,
    isMiniProgram: host.isMini,
    hostCode: () => login.hostCode(),
    terminalSrc: host.terminalSrc,
    systemLanguages: [language],
    systemTheme: 'light',
    log: nothing,
  })
  const state = {
    agrees,
    outcome: { kind: 'paid', orderId: 'O1' } as PayOutcome,
    /** Number of times that the payment sheet has been hidden. */
    hidden: 0,
    /** The address that opens after a login. */
    wanted: '',
    /** The visible screen. */
    place: linkTo('home') as LinkTo | null,
    /** Address of the storefront on the web, to which payments redirect. */
    origin: '',
  }
  /** Recorded navigations, such as `['open', 'search', {}]`. */
  const went: unknown[][] = []
  /** Recorded dialogs. Each is represented by its title, or by its content if it has no title. */
  const questions: string[] = []
  /** Toasts shown. */
  const toasts: string[] = []
  const paid: PaymentRequest[] = []
  const tracked: TrackedEvent[] = []
  /** Recorded log entries: `[message, facts]`. */
  const logged: unknown[][] = []
  const realDialogs = new Dialogs(clock)
  // MobX actions cannot be overwritten, so these properties hide them.
  const dialogs: Dialogs = Object.create(realDialogs, {
    confirm: {
      value: (options: ConfirmOptions) => {
        questions.push(options.title || options.content || '')
        return state.agrees === undefined ? realDialogs.confirm(options) : Promise.resolve(state.agrees)
      },
    },
    toast: {
      value: (text: string, duration?: number) => {
        toasts.push(text)
        realDialogs.toast(text, duration)
      },
    },
  })
  const recordedPayment = {
    sheet: null,
    opening: null,
    question: null,
    code: null,
    ask: async () => {
      questions.push('agreement')
      return state.agrees ?? false
    },
    open: nothing,
    start: async (order: PaymentRequest) => {
      paid.push(order)
      return state.outcome
    },
    hide: () => void state.hidden++,
    shown: nothing,
  }
  // Links have no address here, so that every tappable element is a button. Only tests of links change this.
  const navigate = Object.assign(notebook<Services['navigate']>(went), {
    hrefOf: () => undefined,
    loginLink: () => linkTo('login'),
    here: () => state.place,
    wanted: () => state.wanted,
    mayLeave: async (address: string) => {
      went.push(['mayLeave', address])
      return true
    },
  })
  const system = { window: () => ({ width }), onResize: () => nothing, osType: () => 'OTHER' } as unknown as System
  const clipboard = { copy: async () => ({ kind: 'done' }) } as unknown as HostClipboard
  const base = { client, clock, stores, dialogs, navigate, platform: { system, clipboard, host, ...platform } }
  const flow = payment?.({ ...base, paymentSlot: new PaymentSlot() }) ?? recordedPayment
  const services = {
    client,
    clock,
    stores,
    dialogs,
    navigate,
    log: (message: string, facts: object) => void logged.push([message, facts]),
    track: (event: TrackedEvent) => void tracked.push(event),
    captcha: async (request: object) => {
      went.push(['captcha', request])
      return solves()
    },
    resources: new ResourceCache(clock),
    pendingRefresh: new PendingRefresh(),
    pageShare: new PageShare(),
    tappedShow: new TappedShow(),
    payment: flow,
    paymentSlot: { take: () => flow, hide: () => flow.hide(), shown: () => flow.shown(), visit: new CashierVisit() },
    platform: {
      host,
      login,
      programKeeper,
      providerLogin,
      guardLeave: nothing,
      system,
      webOrigin: () => state.origin,
      subscribeMessage: { exists: false, request: async () => ({ kind: 'unsupported' }) },
      clipboard,
      ...platform,
      storage,
    },
  } as unknown as Services & Paying
  const configure = (more: object): void => runInAction(() => void (stores.shop.config = aShopConfig(more)))
  const logIn = (more: Partial<LoginResult> = {}): void => stores.user.applyLogin(aMember(more))
  if (config) configure(config)
  return {
    services,
    stores,
    clock,
    storage,
    dialogs,
    client,
    state,
    went,
    logged,
    /** The events that were tracked. */
    tracked,
    questions,
    toasts,
    paid,
    sent,
    sentTo,
    answer,
    /** Replaces parts of the merchant's configuration. */
    configure,
    logIn,
  }
}
