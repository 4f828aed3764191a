import type { Clock } from '../../../core/clock'
import type { Db } from '../../../core/database/database'
import { secretKey } from '../../../core/keys'
import { openSigned, signed } from '../../../core/signed'

/** Lifetime of a link: picking seats takes a while, and an old link must not work. */
const TTL = 30 * 60_000

/** The buyer and the show of a visit to the partner's page, and the return address. Contains no token. */
export interface PartnerVisit {
  showId: string
  /** '' for any session of the show. */
  sessionId: string
  userId: string
  /** Checked before it was signed; '' without a return address (inside a mini program the buyer returns manually). */
  returnUrl: string
}

/** Visits as signed links that are valid for half an hour. */
export interface PartnerLinks {
  sign(visit: PartnerVisit): string
  /** Returns null for a forged, invalid or expired link. */
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
