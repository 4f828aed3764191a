import { View } from '@tarojs/components'
import { useDidHide, useDidShow, useRouter } from '@tarojs/taro'
import { reaction } from 'mobx'
import { observer } from 'mobx-react'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Clock } from '@/lib/clock'
import type { Texts } from '@/locales/create-texts'
import { HOLD } from '@/platform/first-paint/contract'
import { type BrokenProps, ErrorBoundary } from './error-boundary'
import type { ResolveCode } from './deep-link-entry'
import { type Entry, guardEntry } from './guards'
import type { Router } from './navigate'
import type { Query } from './query'
import { ScreenLoading, ScreenLoadingContext } from './screen-loading'
import { isLoginScreen } from './stack'
import { isOfAccount, type Route } from './table/route'
import { factsOf, type RouteName, type RouteParams } from './table/table'
import { tabParams } from './tab-params'
import { useDeepLinkEntry } from './use-deep-link-entry'

export interface ShellProps {
  name: RouteName
  facts: Route
  /** True if the desktop layout shows the account navigation beside the screen. */
  account: boolean
  /** Loading state of the whole screen. The shell draws the progress over the content. */
  loading: ScreenLoading['state']
  /** Content of the screen. It is rendered when the guards have permitted it. */
  children: ReactNode
}

/** Dependencies of every screen. The app passes them in, because screens (layer 3) cannot import the app (layer 7). */
export interface ScreenSetup {
  /** Component around every screen, with navigation bar, tab bar, theme, language and overlays. */
  shell: ComponentType<ShellProps>
  /** Component that the shell shows after the screen failed to render. */
  broken: ComponentType<BrokenProps>
  router: Router
  /** Texts of the storefront. Nothing is rendered until the texts of the language at the start have loaded. */
  texts: Pick<Texts, 'ready' | 'subscribe'>
  loggedIn: () => boolean
  clock: Clock
  /** Applies the parameters of an address that concern the whole app: channel, distributor, language, theme. */
  applyQuery: (query: Query) => void
  resolveCode: ResolveCode
  /** Returns the launch parameters that the host does not pass to the first page; empty from the second call on. */
  takeLaunchQuery: () => Query
  /** Web origins of the storefront. */
  origins: readonly string[]
  hidePayment: () => void
  pageView: (name: RouteName, params: Query) => void
  failed: (error: unknown) => void
}

/** Context with the screen setup, provided once by app.tsx. */
export const ScreenSetupContext = createContext<ScreenSetup | null>(null)

const useScreenSetup = (): ScreenSetup => {
  const setup = useContext(ScreenSetupContext)
  if (!setup) throw new Error('No screen setup: render inside ScreenSetupContext.')
  return setup
}

/** Performs the result of the guards, such as a redirect. */
const applyEntry = ({ router, pageView, failed }: ScreenSetup, entry: Entry, name: RouteName, given: Query): void => {
  if (entry.kind === 'enter') {
    if ((given.next || given.redirect) && isLoginScreen(name)) router.enterLogin(given)
    return pageView(name, entry.params)
  }
  if (entry.kind === 'login') return void router.demandLogin(entry.destination)
  if (entry.kind === 'elsewhere') return void router.goto(entry.destination, 'replace')
  failed(entry.reason)
  void router.goto({ name: 'page-error', params: { reason: entry.reason.reason } }, 'replace')
}

/** Runs the guards when the screen opens, when it is shown again, and when the login ends while it is displayed. */
const useGuards = (setup: ScreenSetup, name: RouteName, given: Query | null): Entry | null => {
  const needsLogin = useCallback((screen: RouteName) => factsOf(screen).login && !setup.loggedIn(), [setup])
  const [entry] = useState(() => given && guardEntry(name, given, needsLogin))
  const inView = useRef(true)

  useDidShow(() => {
    inView.current = true
    if (given && entry?.kind === 'enter' && needsLogin(name))
      applyEntry(setup, guardEntry(name, given, needsLogin), name, given)
  })
  useDidHide(() => {
    inView.current = false
  })
  useEffect(() => {
    if (name !== 'agreement') setup.hidePayment()
    if (!given || !entry) return undefined
    setup.applyQuery(given)
    applyEntry(setup, entry, name, given)
    return reaction(
      () => entry.kind === 'enter' && needsLogin(name),
      (ended) => ended && inView.current && applyEntry(setup, guardEntry(name, given, needsLogin), name, given),
    )
  }, [entry, given, name, needsLogin, setup])
  return entry
}

/**
 * Creates the page of a screen. The page resolves short codes and runs the guards itself, because a deep link or a
 * scanned code bypasses `navigate`. The page types the parameters, and adds MobX observing, shell, loading state,
 * error boundary and page-view tracking.
 */
export const screen = <N extends RouteName>(
  name: N,
  Content: ComponentType<{ params: RouteParams<N> }>,
): ComponentType => {
  const Observed = observer(Content) as ComponentType<{ params: Query }>

  const Screen = observer(() => {
    const setup = useScreenSetup()
    const { shell: Shell, broken: Broken, clock, failed, texts } = setup
    const { params: options } = useRouter()
    const textsReady = useSyncExternalStore(texts.subscribe, () => texts.ready)
    const [loading] = useState(() => new ScreenLoading(clock))
    const { given, retry } = useDeepLinkEntry(name, options, loading, setup)
    const entry = useGuards(setup, name, given)
    useEffect(() => loading.dispose, [loading])
    const facts = factsOf(name)
    // Preserves the page's skeleton from the HTML, if it exists, instead of rendering an empty screen.
    if (!textsReady) return <View id={HOLD} />

    return (
      <ScreenLoadingContext.Provider value={loading}>
        <Shell name={name} facts={facts} account={isOfAccount(facts, options)} loading={loading.state}>
          <ErrorBoundary broken={Broken} onError={failed}>
            {retry && <Broken onRetry={retry} />}
            {!retry && entry?.kind === 'enter' && <Observed params={{ ...entry.params, ...tabParams.get(name) }} />}
          </ErrorBoundary>
        </Shell>
      </ScreenLoadingContext.Provider>
    )
  })
  return Object.assign(Screen, { displayName: `screen(${name})` })
}
