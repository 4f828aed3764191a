import { preloadChunk, type ChunkPreloadDeps } from './chunk-preload'
import type { Destination } from './destination'
import type { HostRouter } from './host-router'
import { addressOf, pageAddressOf } from './links'
import type { Query } from './query'
import { rewriteLang } from './address-facts'
import { stackOf } from './stack'
import { factsOf } from './table/table'
import { tabParams } from './tab-params'

/** Time within which opening the same screen again counts as a double tap, ms (shell §9). */
const REPEAT_GUARD = 100
/** Maximum number of pages in the stack of a mini program (shell §9). */
const MAX_STACKED = 10
/** Delay before a relaunch, on the web and in mini programs, ms. It lets the current page finish (shell §9). */
export const RELAUNCH_DELAY = { web: 150, mini: 500 } as const

export interface StackOperationsDeps extends ChunkPreloadDeps {
  host: HostRouter
  isWeb: boolean
  /**
   * Returns the query that every navigation adds: channel id, forbid-share (shell §2), and the language of the address.
   */
  carried: () => Query
  /** Hides the payment sheet when a page opens, except when that page is the agreement (shell §2). */
  hidePayment: () => void
}

export interface StackOperations {
  /**
   * Returns the host's address of a screen with the common parameters. `facts` of a link, such as its channel, override
   * them.
   */
  addressOf(destination: Destination, facts?: Query): string
  push(destination: Destination, facts?: Query): Promise<void>
  replace(destination: Destination, facts?: Query): Promise<void>
  switchTab(destination: Destination): Promise<void>
  relaunch(destination: Destination): Promise<void>
  back(delta: number): Promise<void>
}

const NOWHERE = { address: '', at: -Infinity }

/** Creates the operations on the host's page stack. They do not run guards. */
export const createStackOperations = (deps: StackOperationsDeps): StackOperations => {
  const { host, isWeb, clock, carried, hidePayment } = deps
  let last = NOWHERE

  const address = ({ name, params }: Destination, facts: Query = {}): string =>
    (isWeb ? addressOf : pageAddressOf)(name, params, rewriteLang({ ...carried(), ...facts }))

  /**
   * Runs an operation after the code of the screen has loaded. Skips the operation if it repeats the pending
   * operation, or the last operation within 100 ms. Also skips the operation if another navigation has started in the
   * meantime.
   */
  const once = async (destination: Destination, move: (address: string) => Promise<void>, facts?: Query) => {
    const to = address(destination, facts)
    if (last.address === to && clock.now() - last.at < REPEAT_GUARD) return
    const mine = (last = { address: to, at: Infinity })
    try {
      await preloadChunk(factsOf(destination.name).page, deps)
    } catch (error) {
      if (last === mine) last = NOWHERE
      throw error
    }
    if (last !== mine) return
    last = { address: to, at: clock.now() }
    if (destination.name !== 'agreement') hidePayment()
    await move(to)
  }

  const switchTab = (destination: Destination) =>
    once(destination, (to) => {
      tabParams.set(destination.name, destination.params)
      // Mini programs do not accept a query for a tab.
      return host.switchTab(isWeb ? to : `/${factsOf(destination.name).page}`)
    })

  const replaceTop = (destination: Destination, facts?: Query) => once(destination, (to) => host.replace(to), facts)

  /** If a screen that may exist only once is already on the stack, goes back to it (decision 8). */
  const unique = async (destination: Destination): Promise<boolean> => {
    const stack = stackOf(host)
    const depth = stack.length - 1 - stack.lastIndexOf(destination.name)
    if (depth >= stack.length) return false
    if (depth > 0) await host.back(depth)
    // Without new parameters, the target is the same screen. Replacing it would lose the buyer's input.
    if (Object.keys(destination.params).length > 0) await replaceTop(destination)
    return true
  }

  const replace: StackOperations['replace'] = async (destination, facts) => {
    if (factsOf(destination.name).unique && (await unique(destination))) return
    await replaceTop(destination, facts)
  }

  return {
    addressOf: address,
    replace,
    switchTab,
    push: async (destination, facts) => {
      const { tab, unique: isUnique } = factsOf(destination.name)
      if (tab !== undefined) return switchTab(destination)
      if (isUnique && (await unique(destination))) return
      const full = !isWeb && host.stack().length >= MAX_STACKED
      await once(destination, (to) => (full ? host.replace(to) : host.push(to)), facts)
    },
    relaunch: (destination) =>
      once(destination, async (to) => {
        await new Promise<void>(
          (resolve) => void clock.setTimeout(resolve, isWeb ? RELAUNCH_DELAY.web : RELAUNCH_DELAY.mini),
        )
        if (factsOf(destination.name).tab !== undefined) tabParams.set(destination.name, destination.params)
        await host.relaunch(to)
      }),
    back: (delta) => {
      // Going back cancels a navigation whose code is still loading.
      last = NOWHERE
      return host.back(delta)
    },
  }
}
