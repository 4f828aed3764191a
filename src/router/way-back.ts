import { addressOf } from './links'
import type { PostLoginRedirect } from './post-login-redirect'
import type { Query } from './query'
import { belowLogin, screenInView } from './stack'
import type { StackOperationsDeps } from './stack-operations'

/** Parameter in the address of a login screen. It contains the address to open after the login. */
export const NEXT = 'next'

interface WayBackDeps extends Pick<StackOperationsDeps, 'host' | 'isWeb'> {
  postLoginRedirect: PostLoginRedirect
}

/** Creates functions that return the addresses to open after a login. */
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
    /** Returns the `next` parameter for an open login screen. It is in the address, so that it survives a reload. */
    ofScreen: (): Query => {
      const address = isWeb ? wanted() : ''
      return address ? { [NEXT]: address } : {}
    },
    /**
     * Returns the `next` parameter for a login link, which the browser may open in a new tab. It contains the address
     * of the current screen.
     */
    ofLink: (): Query => {
      const place = screenInView(host)
      return place ? { [NEXT]: addressOf(place.name, place.params) } : {}
    },
  }
}
