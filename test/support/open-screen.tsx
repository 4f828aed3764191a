import { getCurrentInstance } from '@tarojs/taro'
import { act, type ComponentType, type FunctionComponent } from 'react'
import { createAccountAlerts } from '@/app/account-alerts'
import { type Services, ServicesContext } from '@/components/services'
import { BrokenScreen } from '@/components/shell/broken-screen/broken-screen'
import { AccountNav } from '@/components/account/account-nav/account-nav'
import { TopBar } from '@/components/shell/top-bar/top-bar'
import { createScreenShell } from '@/components/shell/screen-shell/screen-shell'
import { DebugLog } from '@/components/shell/debug-log/debug-log'
import { startLifecycle } from '@/app/app-lifecycle'
import { texts } from '@/locales/texts'
import { PaymentFlow } from '@/payment/flow'
import { type Paying, paymentDeps } from '@/payment/with-payment'
import type { PayResult } from '@/platform/payment/contract'
import { platform } from '@/platform/platform'
import { type ScreenSetup, ScreenSetupContext } from '@/router/screen'
import type { TrackedEvent } from '@/tracking/events'
import type { Answer, Answers } from './fake-gateway'
import { mount, type Mounted } from './screen'
import { fakeServices, notebook } from './services'

export interface Given {
  /** Responses of the gateway. A call that has no response fails as if there were no network. */
  answers?: Answers
  params?: Record<string, string>
  /** Parts of the merchant's configuration that replace the defaults. */
  config?: object
  /** True if a member is logged in. */
  member?: boolean
  desktop?: boolean
  /** Capabilities of the host that differ from the browser's. */
  host?: Partial<Services['platform']>
  /** True if the buyer solves each requested captcha, false if the buyer closes it. */
  solves?: () => boolean
  /** Returns the result of a payment in the host. */
  pays?: () => PayResult
  /** The app's log. */
  logged?: { at: number; message: string; facts: Record<string, unknown> }[]
  /** Called before the screen opens. */
  before?: (services: Services) => void
}

export interface OpenScreen extends Mounted {
  readonly services: Services & Paying
  readonly stores: Services['stores']
  /** Navigations of the screen. Each contains the action, the route and the parameters: `['open', 'search', {}]`. */
  readonly went: unknown[][]
  /** Replaces the gateway's response to a call. */
  answer(call: object, answer: Answer): void
  /** Returns the parameters of each request of this call, in order. */
  sentTo(call: object): Record<string, unknown>[]
  /** Taps the button with this name. If no button has this name, taps the first button that contains the text. */
  press(label: string): Promise<void>
  /** The events that were tracked. */
  readonly tracked: TrackedEvent[]
  /** Returns the text of the open dialog; '' if no dialog is open. */
  question(): string
  /** Returns the text of the last toast. */
  toast(): string
  /** Logs the visitor in. */
  logIn(): Promise<void>
  /** Changes a store or a service outside the screen. */
  change(happens: () => void): Promise<void>
  /** Advances the clock. */
  wait(ms: number): Promise<void>
}

const screenServices = ({ answers, config, member, desktop = false, host = {}, pays, solves }: Given) => {
  const facts = { ...platform.host, isDesktop: () => desktop }
  const hostPay = async () => pays?.() ?? { kind: 'paid' as const }
  return fakeServices({
    answers,
    form: 'wire',
    config,
    member,
    solves,
    platform: { ...platform, host: facts, ...host },
    payment: (base) => new PaymentFlow({ ...paymentDeps(base), hostPay }),
  })
}

/**
 * Opens a screen as the app does: in its shell, with the real stores, dialogs and payment, in simplified Chinese. Only
 * the gateway, the clock and the navigation are fake. An error during rendering fails the test.
 */
export const openScreen = async (screen: ComponentType, given: Given = {}): Promise<OpenScreen> => {
  await texts.setLanguage('zh-CN')
  const { services, stores, clock, dialogs, went, tracked, sentTo, answer, logIn } = screenServices(given)
  startLifecycle(
    services,
    createAccountAlerts(() => services),
  )
  given.before?.(services)
  const failures: unknown[] = []
  const screens: ScreenSetup = {
    shell: createScreenShell({
      desktopBar: async () => TopBar,
      accountNav: async () => AccountNav,
      downloadBar: null,
      debugLog: () => Promise.resolve(DebugLog),
      openTarget: (target) => void went.push(['openTarget', target]),
      logged: () => given.logged ?? [],
    }),
    broken: BrokenScreen,
    router: notebook(went),
    texts,
    clock,
    applyQuery: () => undefined,
    resolveCode: () => Promise.resolve({ kind: 'unknown' }),
    takeLaunchQuery: () => ({}),
    origins: [],
    loggedIn: () => stores.user.loggedIn,
    hidePayment: services.paymentSlot.hide,
    pageView: () => undefined,
    failed: (error) => void failures.push(error),
  }
  Object.assign(getCurrentInstance(), { router: { path: '', params: given.params ?? {} } })
  const Screen = screen as FunctionComponent<object>
  const mounted = await mount(
    () => (
      <ServicesContext.Provider value={services}>
        <ScreenSetupContext.Provider value={screens}>
          <Screen />
        </ScreenSetupContext.Provider>
      </ServicesContext.Provider>
    ),
    {},
  )
  // Lets the screen render the part that it defers until after the frame of a tap (components/screen/use-rest-later).
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  if (failures.length > 0) {
    mounted.unmount()
    throw failures[0]
  }

  const { all, button, settle } = mounted
  const change = async (happens: () => void): Promise<void> => {
    act(happens)
    await settle()
  }
  return {
    ...mounted,
    services,
    stores,
    went,
    tracked,
    answer,
    sentTo,
    press: (label) => {
      const withLabel = all('button').filter((each) =>
        (each.getAttribute('aria-label') ?? each.textContent ?? '').includes(label),
      )
      const exact = withLabel.find((each) => each.textContent === label)
      return mounted.tap(exact ?? withLabel[0] ?? button(label))
    },
    question: () => all('[role=alertdialog]')[0]?.querySelector('.text')?.textContent ?? '',
    toast: () => dialogs.toastShown?.text ?? '',
    logIn: () => change(() => logIn()),
    change,
    wait: (ms) => act(() => clock.advanceAsync(ms)),
  }
}
