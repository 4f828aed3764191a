import type { Clock } from '../../../core/clock'
import type { Db } from '../../../core/database/database'
import { secretKey } from '../../../core/keys'
import { openSigned, signed } from '../../../core/signed'

/** Lifetime of a link in ms. It leaves enough time to pick seats, but old links must not work. */
const TTL = 30 * 60_000

/** Data of a visit to the partner's page: buyer, show and return address. Contains no token. */
export interface PartnerVisit {
  showId: string
  /** Id of the session, or '' for any session of the show. */
  sessionId: string
  userId: string
  /**
   * Return address, which was validated before signing. It is '' inside a mini program, where the buyer returns
   * manually.
   */
  returnUrl: string
}

/** Creates and opens signed links for visits. A link is valid for half an hour. */
export interface PartnerLinks {
  sign(visit: PartnerVisit): string
  /** Returns the visit, or null for a forged, invalid or expired link. */
  open(link: string): PartnerVisit | null
}

export const createPartnerLinks = async (db: Db, clock: Clock): Promise<PartnerLinks> => {
  const key = await secretKey(db, 'partner_key')
  return {
    sign: (visit) => {
      const text = JSON.stringify([visit.showId, visit.sessionId, visit.userId, visit.returnUrl, clock.now() + TTL])
      return signed(key, Buffer.from(text).toString('base64url'))
    },
    open: (link) => {
      const text = openSigned(key, link)
      if (text === null) return null
      const [showId, sessionId, userId, returnUrl, until] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [
        string,
        string,
        string,
        string,
        number,
      ]
      return until > clock.now() ? { showId, sessionId, userId, returnUrl } : null
    },
  }
}
