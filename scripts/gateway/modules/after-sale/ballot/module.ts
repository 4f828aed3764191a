import { secretKey } from '../../../core/keys'
import { defineModule } from '../../../core/module'
import { deleteSignals, voidRefunded, voidUndecided } from './end-service'
import { startFoldJob } from './fold-job'
import { foldVotes } from './fold-service'
import { ballotData } from './personal-service'
import { ballotRoutes } from './routes'
import { seedDemoBallots } from './seed'

export const definition = defineModule({
  personal: ballotData,
  seedAfter: ['vote', 'user', 'voucher', 'order'],
  demo: seedDemoBallots,
  setup: async ({ db }) => ({ ballots: { key: await secretKey(db, 'ballot_key') } }),
  hooks: {
    'due.votes': async (db, now, _scope, onError) => {
      await voidUndecided(db, now, onError)
      await deleteSignals(db, now)
      await foldVotes(db)
    },
    'units.refunded': (tx, { session_id: sessionId }, _event, at) => voidRefunded(tx, sessionId, at),
  },
  routes: ballotRoutes,
  start: startFoldJob,
})

declare module '../../../core/context' {
  interface Gateway {
    /** The key of the digests of voters. */
    ballots: { key: Uint8Array }
  }
}
