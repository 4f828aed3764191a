import { addressOf } from './links'
import type { PostLoginRedirect } from './post-login-redirect'
import type { Query } from './query'
import { belowLogin, screenInView } from './stack'
import type { StackOperationsDeps } from './stack-operations'

/** Parameter in the address of a login screen that contains the target after the login. */
export const NEXT = 'next'

interface WayBackDeps extends Pick<StackOperationsDeps, 'host' | 'isWeb'> {
  postLoginRedirect: PostLoginRedirect
}

/** Creates the functions for the addresses to return to after a login. */
export const createWayBack = ({ host, isWeb, postLoginRedirect }: WayBackDeps) => {
  /** Returns the address of the page below the login screens; '' if unknown. */
  const addressBelow = (): string => {
    const below = belowLogin(host)
    return below ? addressOf(below.name, below.params) : ''
  }

  /** Returns the address to open after a login. */
  const wanted = (): string => {
    const redirect = postLoginRedirect.peek()
    return redirect ? addressOf(redirect.name, redirect.params) : addressBelow()
  }

  return {
    addressBelow,
    wanted,
    /** Returns the parameter for the address of an open login screen, which survives a reload. */
    ofScreen: (): Query => {
      const address = isWeb ? wanted() : ''
      return address ? { [NEXT]: address } : {}
    },
    /** Returns the parameter for the address of a login link that opens in a new tab: the current screen. */
    ofLink: (): Query => {
      const place = screenInView(host)
      return place ? { [NEXT]: addressOf(place.name, place.params) } : {}
    },
  }
}
