import type { RateFacts } from '../../../../../src/domain/pricing/rate'
import type { Db, Row } from '../../../core/database/database'
import type { Gateway } from '../../../core/context'
import type { LocalizedText } from '../../../core/localized-text'
import { runHooks } from '../../../core/run-hooks'
import { levelRates } from '../member/rate-service'

/** A rate of a buyer with its name. */
export interface NamedRate extends RateFacts {
  name: LocalizedText
}

declare module '../../../core/hooks' {
  interface Hooks {
    /**
     * Returns the buyer's rates that do not come from the level, one for each privilege.
     *
     * @param now epoch ms
     */
    'buyer.rates': (db: Db, buyer: { userId: string; now: number }) => Promise<NamedRate[]>
  }
}

/** Returns the rates of a buyer, and a token that proves the level; '' for non-members. */
export const benefitsOf = async (
  { db, clock, privilegeHolders }: Gateway,
  { user_id: userId, prime_level: level }: Row<'users'>,
): Promise<{ rates: NamedRate[]; privilegeToken: string }> => ({
  rates: [
    ...(await levelRates(db, level)),
    ...(await runHooks('buyer.rates', db, { userId, now: clock.now() })).flat(),
  ],
  privilegeToken: level > 0 ? privilegeHolders.tokenOf(userId) : '',
})
