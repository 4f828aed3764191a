import { addressOf } from './links'
import type { PostLoginRedirect } from './post-login-redirect'
import type { Query } from './query'
import { belowLogin, screenInView } from './stack'
import type { StackOperationsDeps } from './stack-operations'

/** Parameter of a login screen's address with the target after the login. */
export const NEXT = 'next'

interface WayBackDeps extends Pick<StackOperationsDeps, 'host' | 'isWeb'> {
  postLoginRedirect: PostLoginRedirect
}

/** Creates the addresses to return to from a login. */
export const createWayBack = ({ host, isWeb, postLoginRedirect }: WayBackDeps) => {
  /** Returns the address of the page below the login screens; '' if unknown. */
  const addressBelow = (): string => {
    const below = belowLogin(host)
    return below ? addressOf(below.name, below.params) : ''
  }

  /** Returns the address after a login. */
  const wanted = (): string => {
    const redirect = postLoginRedirect.peek()
    return redirect ? addressOf(redirect.name, redirect.params) : addressBelow()
  }

  return {
    addressBelow,
    wanted,
    /** Returns the parameter of a login screen's address, which survives a reload. */
    ofScreen: (): Query => {
      const address = isWeb ? wanted() : ''
      return address ? { [NEXT]: address } : {}
    },
    /** Returns the parameter of a login link's address for a new tab: the current screen. */
    ofLink: (): Query => {
      const place = screenInView(host)
      return place ? { [NEXT]: addressOf(place.name, place.params) } : {}
    },
  }
}
