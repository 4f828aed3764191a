import { Type } from 'typebox'
import { formatTime } from '../../../../../src/domain/schedule/local-time'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import {
  BALLOT_DECISIONS,
  decideBallot,
  endVote,
  heldBallots,
  listVotes,
  stuffVote,
} from '../../after-sale/ballot/decide-service'
import { consoleList } from './list-routes'

/** Commands of the console on a vote. */
export const VOTE_COMMANDS = ['END', 'STUFF'] as const

/** Maximum number of ballots with which the console stuffs a vote at once. */
export const MOST_STUFFED = 50

const body = {
  action: Type.Union(VOTE_COMMANDS.map((action) => Type.Literal(action))),
  voteId: Id,
  count: Type.Integer({ minimum: 1, maximum: MOST_STUFFED }),
}

/** Registers routes that end and stuff votes, and decide about held ballots. */
export const voteConsoleRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway
  const open = { config: { open: true } }

  app.get('/console/api/votes', { schema: schema({ summary: 'Votes with their phases' }), ...open }, async ({ lang }) =>
    ok(
      (await listVotes(db, clock.now())).map(({ row, phase }) => ({
        ...{ voteId: row.vote_id, title: row.title[lang], phase },
      })),
    ),
  )

  app.post(
    '/console/api/votes',
    { schema: schema({ summary: 'End a vote, or stuff it with ballots of one device', body }), ...open },
    async ({ body: { action, voteId, count } }) => {
      if (action === 'STUFF') await stuffVote(gateway, voteId, count)
      else await endVote(gateway, voteId)
      return ok({ count })
    },
  )

  consoleList(app, {
    name: 'ballots',
    summaries: { list: 'Held ballots', act: 'Count or void a held ballot' },
    newest: (length) => heldBallots(db, length),
    serialize: ({ row, options }, lang) => ({
      ...{ ballotId: row.ballot_id, vote: row.title[lang], weight: row.weight, actions: BALLOT_DECISIONS },
      ...{ options: options.map(({ title }) => title[lang]), state: 'HELD' },
      time: formatTime(row.created_at, row.utc_offset, 'MM-DD HH:mm'),
    }),
    actions: BALLOT_DECISIONS,
    act: (id, action) => decideBallot(db, id, action),
  })
}
