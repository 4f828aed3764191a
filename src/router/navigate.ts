import type { Result } from '@/lib/result'
import { framedPage, noteOpened, outsidePage } from '@/platform/web-origin/framed-page'
import { type Destination, destinationOf, type NavigationError } from './destination'
import type { Embedding } from './embedding'
import { linkOfCode, parseScannedText, type ResolveCode } from './deep-link-entry'
import { linkTo } from './link-to'
import { factsOfLink, type Link, parseLink } from './links'
import { createStackOperations, type StackOperationsDeps } from './stack-operations'
import type { Navigate, ScannedResult } from './navigation'
import { addToAddress, type Query } from './query'
import { belowLogin, isLoginScreen, loginScreensOnTop, screenInView, stackOf } from './stack'
import { factsOf, isTabName, type ParamsOf, type RouteName } from './table/table'
import type { PostLoginRedirect } from './post-login-redirect'
import { createWayBack, NEXT } from './way-back'

/** Milliseconds between a login and the post-login redirect (shell §2). */
const REOPEN_DELAY = 500

export type LoginName = 'login' | 'login-way' | 'login-email'

export interface NavigateDeps extends StackOperationsDeps {
  postLoginRedirect: PostLoginRedirect
  loggedIn: () => boolean
  /** The shop's login screen (see `login-route.ts`). */
  loginRoute: () => LoginName
  /** Web origins of the storefront. */
  origins: readonly string[]
  /** Hosts of the links in the shop's configuration. */
  linkHosts: () => readonly string[]
  /** Shows the host of a page that is not listed (platform/web-origin) and asks for confirmation. */
  confirmForeign: (host: string) => Promise<boolean>
  resolveCode: ResolveCode
  /** The native app around the page; absent everywhere else. */
  embedding?: Embedding | null
  /** Applies a link's query to the whole app (channel, distributor, language, theme). */
  applyQuery: (query: Query) => void
  /** Shows and logs a destination that cannot be opened. */
  onNavigationError: (reason: NavigationError) => void
  /** Logs a failed navigation of the host (page not found, stack full). */
  onHostError: (error: unknown) => void
}

/** `Navigate` with further methods for the app and the screens' guards. */
export interface Router extends Navigate {
  /** Replaces a screen that requires a login by the login screen, and reopens it after the login. */
  demandLogin(destination: Destination): Promise<void>
  /** After a login: leaves the login screens and opens the post-login redirect. */
  afterLogin(): Promise<void>
  /** Reads the target of a login screen that was opened by its address. Ignores foreign addresses. */
  enterLogin(query: Query): void
  /** Returns true if there is a screen to go back to; a single tab has none. */
  canGoBack(): boolean
  /** Goes back to the screen, with these parameters, if it is on the stack; else replaces the current one. */
  returnTo<N extends RouteName>(name: N, ...params: ParamsOf<N>): Promise<void>
  goto(destination: Destination, how: 'push' | 'replace' | 'relaunch'): Promise<void>
  /** Loads the code of the screen at an address of the storefront; rejects on failure. */
  preload(address: string): Promise<void>
}

export const createNavigate = (deps: NavigateDeps): Router => {
  const operations = createStackOperations(deps)
  const wayBack = createWayBack(deps)
  const top = (): RouteName | null => stackOf(deps.host).slice(-1)[0] ?? null

  const isTab = (name: RouteName | null) => name !== null && isTabName(name)

  const safely = async (move: Promise<void>): Promise<void> => {
    try {
      await move
    } catch (error) {
      deps.onHostError(error)
    }
  }

  const openLogin = async (how: 'push' | 'replace' = 'push') => {
    if (isLoginScreen(top())) return
    const outcome = (await deps.embedding?.login()) ?? 'in-page'
    if (outcome === 'in-page') return operations[how]({ name: deps.loginRoute(), params: {} }, wayBack.ofScreen())
    if (outcome === 'logged-in') return
    wanted(null)
    // The screen in view requires a login.
    if (how === 'replace') await back()
  }

  const mayEnter = ({ name }: Destination) => !factsOf(name).login || deps.loggedIn()

  /** Action after the login that is not a screen: a tab's target. */
  let afterwards: (() => unknown) | null = null
  const wanted = (destination: Destination | null, then: (() => unknown) | null = null): void => {
    if (destination) deps.postLoginRedirect.save(destination)
    else deps.postLoginRedirect.clear()
    afterwards = then
  }

  const goInPage: Router['goto'] = (destination, how) => {
    if (mayEnter(destination)) {
      // The buyer opened the login screen: there is no redirect afterwards.
      if (isLoginScreen(destination.name) && !isLoginScreen(top())) wanted(null)
      return safely(
        factsOf(destination.name).tab !== undefined && how !== 'relaunch'
          ? operations.switchTab(destination)
          : operations[how](destination, isLoginScreen(destination.name) ? wayBack.ofScreen() : {}),
      )
    }
    wanted(destination)
    return safely(openLogin(how === 'replace' ? 'replace' : 'push'))
  }

  /** Navigates inside an app. The app handles new screens, the page replacements. */
  const goFromApp = async (embedding: Embedding, destination: Destination, how: 'push' | 'relaunch') => {
    if (isLoginScreen(destination.name) && !isLoginScreen(top())) {
      wanted(null)
      return safely(openLogin())
    }
    if (!isLoginScreen(destination.name) && (await embedding.opens(destination))) return deps.hidePayment()
    return goInPage(destination, how)
  }

  const goto: Router['goto'] = (destination, how) =>
    deps.embedding && how !== 'replace' ? goFromApp(deps.embedding, destination, how) : goInPage(destination, how)

  const wantAddress = (address: string): void => {
    const link = parseLink(address, deps.origins)
    if (link.ok && !isLoginScreen(link.value.name)) wanted(link.value)
  }

  const want = (address: string): void => {
    if (!deps.loggedIn() && address !== wayBack.addressBelow()) wantAddress(address)
  }

  const checked = async (
    destination: Result<Destination, NavigationError>,
    operation: (destination: Destination) => Promise<void>,
  ) => {
    if (destination.ok) await operation(destination.value)
    else deps.onNavigationError(destination.failure)
  }

  /** Goes back from the lowest screen: to home, or out of the page to the app around it. */
  const home = async () => {
    if (!(await deps.embedding?.close())) await safely(operations.switchTab({ name: 'home', params: {} }))
  }

  const back = async (target: number | RouteName = 1) => {
    const below = stackOf(deps.host).slice(0, -1)
    const named = typeof target !== 'number'
    if (named && !below.includes(target)) return isTabName(target) ? goto({ name: target, params: {} }, 'push') : home()
    if (below.length === 0) return home()
    const delta = named ? below.length - below.lastIndexOf(target) : Math.max(1, target)
    await safely(operations.back(Math.min(delta, below.length)))
  }

  /** Returns the address of a page elsewhere, with the visitor's source. */
  const foreignAddress = (address: string): string => {
    const { channelId } = deps.carried()
    return addToAddress(address, { ...(channelId && { channelId }), source: 'foyer', isH5: '1' })
  }

  const mayLeave: Router['mayLeave'] = async (address) => {
    const page = outsidePage(address, deps.linkHosts())
    if (page) return page.listed || deps.confirmForeign(page.host)
    deps.onNavigationError({ reason: 'unsafe', address })
    return false
  }

  const openForeign = async (address: string) => {
    if (!(await mayLeave(address))) return
    if (deps.isWeb) return deps.host.openExternal(foreignAddress(address))
    noteOpened(address)
    await goto({ name: 'web-view', params: { link: address } }, 'push')
  }

  /** Anyone can create a code, so a code frames no page that the shop does not. */
  const framesForeign = ({ name, params }: Link): boolean =>
    name === 'web-view' && framedPage(params.link ?? '', deps.linkHosts()) === null

  const openLink = async ({ query, ...destination }: Link) => {
    deps.applyQuery(query)
    await goto(destination, 'push')
  }

  const openScanned = async (text: string): Promise<ScannedResult> => {
    const read = parseScannedText(text, deps.origins)
    if (read.kind === 'not-ours') return 'not-ours'
    if (read.kind === 'code') {
      const answer = await deps.resolveCode(read.code)
      if (answer.kind !== 'found') return answer.kind
      const link = linkOfCode(answer)
      if (!link.ok || framesForeign(link.value)) return 'unknown'
      await openLink(link.value)
    } else if (framesForeign(read.link)) return 'not-ours'
    else await openLink(read.link)
    return 'opened'
  }

  return {
    goto,
    back,
    canGoBack: () => !!deps.embedding || stackOf(deps.host).length > 1 || !isTab(top()),
    returnTo: (name, ...[params]) =>
      checked(destinationOf(name, params), async (to) => {
        const below = stackOf(deps.host).slice(0, -1)
        if (below.includes(name)) await back(name)
        await goto(to, 'replace')
      }),
    openScanned,
    hrefOf: (to) => {
      if (!deps.isWeb) return undefined
      if (typeof to !== 'string') {
        const screen = destinationOf(to.name, to.params)
        if (!screen.ok) return undefined
        return operations.addressOf(screen.value, isLoginScreen(to.name) ? wayBack.ofLink() : {})
      }
      const link = parseLink(to, deps.origins)
      if (link.ok) return operations.addressOf(link.value, factsOfLink(link.value))
      // A page that needs a confirmation has no address: a new tab would open it without one.
      const foreign = link.failure.reason === 'foreign' && framedPage(link.failure.address, deps.linkHosts())
      return foreign ? foreignAddress(foreign.address) : undefined
    },
    mayLeave,
    here: () => screenInView(deps.host),
    loginLink: () => linkTo(deps.loginRoute()),
    open: (name, ...[params]) => checked(destinationOf(name, params), (to) => goto(to, 'push')),
    redirect: (name, ...[params]) => checked(destinationOf(name, params), (to) => goto(to, 'replace')),
    switchTab: (name, ...[params]) => checked(destinationOf(name, params), (to) => goto(to, 'push')),
    relaunch: (name, ...[params]) => checked(destinationOf(name, params), (to) => goto(to, 'relaunch')),
    clearTo: (name, ...[params]) =>
      stackOf(deps.host).includes(name)
        ? top() === name
          ? Promise.resolve()
          : back(name)
        : checked(destinationOf(name, params), (to) => goto(to, 'relaunch')),
    openAddress: async (address) => {
      const link = parseLink(address, deps.origins)
      if (link.ok) await openLink(link.value)
      else if (link.failure.reason === 'foreign') await openForeign(link.failure.address)
      else deps.onNavigationError(link.failure)
      return link.ok || link.failure.reason === 'foreign'
    },
    preload: async (address) => {
      const link = parseLink(address, deps.origins)
      if (!link.ok) return
      const { name } = link.value
      await deps.host.ready?.(factsOf(mayEnter(link.value) ? name : deps.loginRoute()).page)
    },
    openLogin: (then) => {
      if (!isLoginScreen(top())) wanted(null, then)
      return safely(openLogin())
    },
    demandLogin: (destination) => {
      wanted(destination)
      return safely(openLogin('replace'))
    },
    wanted: wayBack.wanted,
    storePlace: () => {
      if (afterwards) return false
      const below = belowLogin(deps.host)
      if (below) deps.postLoginRedirect.saveUnlessSaved(below)
      return true
    },
    want,
    enterLogin: (query) => {
      // A partner's link has a target of its own, also for a logged-in user.
      if (query.redirect === undefined) want(query[NEXT] ?? '')
      else wantAddress(query.redirect)
    },
    afterLogin: async () => {
      const stack = stackOf(deps.host)
      const onTop = loginScreensOnTop(stack)
      const alone = onTop === stack.length
      const delta = alone ? onTop - 1 : onTop
      if (delta > 0) await safely(operations.back(delta))
      const postLoginRedirect = deps.postLoginRedirect.consume()
      const then = afterwards
      afterwards = null
      if (!postLoginRedirect && alone && onTop > 0) await home()
      if (!postLoginRedirect && !then) return
      await new Promise<void>((resolve) => void deps.clock.setTimeout(resolve, REOPEN_DELAY))
      // The app's login leaves no screen of the storefront on top: the target may be the empty screen in view.
      const isHere = !!deps.embedding && top() === postLoginRedirect?.name
      if (postLoginRedirect) await goto(postLoginRedirect, alone || isHere ? 'replace' : 'push')
      else await then?.()
    },
  }
}
