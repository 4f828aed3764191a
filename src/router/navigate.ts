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

/** Delay between a login and the post-login redirect, ms (shell §2). */
const REOPEN_DELAY = 500

export type LoginName = 'login' | 'login-way' | 'login-email'

export interface NavigateDeps extends StackOperationsDeps {
  postLoginRedirect: PostLoginRedirect
  loggedIn: () => boolean
  /** Returns the name of the shop's login screen (see `login-route.ts`). */
  loginRoute: () => LoginName
  /** Web origins of the storefront. */
  origins: readonly string[]
  /** Hosts of the links in the shop's configuration. */
  linkHosts: () => readonly string[]
  /** Asks the buyer to confirm opening a page whose host is not listed (platform/web-origin). Shows the host. */
  confirmForeign: (host: string) => Promise<boolean>
  resolveCode: ResolveCode
  /** The native app that shows the storefront; absent outside a native app. */
  embedding?: Embedding | null
  /** Applies the query of a link to the whole app (channel, distributor, language, theme). */
  applyQuery: (query: Query) => void
  /** Logs an address that cannot be opened, and notifies the visitor. */
  onNavigationError: (reason: NavigationError) => void
  /** Logs a navigation that failed on the host, such as an unknown page or a full stack. */
  onHostError: (error: unknown) => void
}

/** `Navigate` with additional methods for the app and the guards of screens. */
export interface Router extends Navigate {
  /** Replaces a screen that requires a login by the login screen. After the login, opens the screen again. */
  demandLogin(destination: Destination): Promise<void>
  /** Leaves the login screens after a login, and opens the post-login redirect. */
  afterLogin(): Promise<void>
  /** Reads the address to open after the login from the query of a login screen. Ignores addresses of other origins. */
  enterLogin(query: Query): void
  /** Returns true if it is possible to go back. False if the only screen in the stack is a tab. */
  canGoBack(): boolean
  /**
   * Goes back to the screen with these parameters if the stack contains it. Otherwise replaces the current screen by
   * this screen.
   */
  returnTo<N extends RouteName>(name: N, ...params: ParamsOf<N>): Promise<void>
  goto(destination: Destination, how: 'push' | 'replace' | 'relaunch'): Promise<void>
  /** Loads the code of the screen at an address of the storefront. Rejects if the load fails. */
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
    // The native app has not logged in. The current screen requires a login, so this screen is closed.
    if (how === 'replace') await back()
  }

  const mayEnter = ({ name }: Destination) => !factsOf(name).login || deps.loggedIn()

  /** Action to run after the login, such as an action on a tab. Null if a screen opens instead. */
  let afterwards: (() => unknown) | null = null
  const wanted = (destination: Destination | null, then: (() => unknown) | null = null): void => {
    if (destination) deps.postLoginRedirect.save(destination)
    else deps.postLoginRedirect.clear()
    afterwards = then
  }

  const goInPage: Router['goto'] = (destination, how) => {
    if (mayEnter(destination)) {
      // The buyer opened the login screen directly, so the login has no redirect.
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

  /** Navigates inside a native app. The native app opens new screens; the page itself replaces screens. */
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

  /**
   * Leaves the lowest screen of the stack. Closes the page if a native app shows it, otherwise opens the home screen.
   */
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

  /** Returns the address of an external page, with parameters for the visitor's channel and source. */
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

  /**
   * Returns true if a link opens a page in a frame that the shop does not list. Scanned codes must not open such links,
   * because anyone can create a code.
   */
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
      // A page that requires a confirmation gets no address here, because the browser could open it in a new tab
      // without the confirmation.
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
      // A partner's link contains its own target, which also applies to a user who is already logged in.
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
      // After a login in the native app, no login screen is on top of the stack. The target may be the current screen,
      // which is still empty.
      const isHere = !!deps.embedding && top() === postLoginRedirect?.name
      if (postLoginRedirect) await goto(postLoginRedirect, alone || isHere ? 'replace' : 'push')
      else await then?.()
    },
  }
}
