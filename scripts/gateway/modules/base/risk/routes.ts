import { Type } from 'typebox'
import { CAPTCHA_SCOPES, SLIDER, WAIT } from '../../../../../src/domain/captcha/captcha'
import { MAX_POSITION } from '../../../../../src/domain/captcha/slider'
import { MAX_POINTS } from '../../../../../src/domain/captcha/track'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { perMinute } from '../../../core/rate-limit'
import { checkAnswer, issueChallenge } from './challenges'
import { checkRight } from './right'
import { publicSolver } from './solver'
import { Id, OptionalId, schema } from '../../../core/schema'

const position = Type.Number({ minimum: 0, maximum: MAX_POSITION })
const wanted = {
  scope: Type.Union(CAPTCHA_SCOPES.map((scope) => Type.Literal(scope))),
  type: Type.Literal(SLIDER),
  showId: OptionalId,
  way: Type.Optional(Type.Literal(WAIT)),
}
const answer = {
  captchaId: Id,
  scope: wanted.scope,
  position,
  track: Type.Array(
    Type.Object({
      t: Type.Integer({ minimum: 0, maximum: 600_000 }),
      x: position,
      by: Type.Union([Type.Literal('POINTER'), Type.Literal('KEY')]),
    }),
    { maxItems: MAX_POINTS },
  ),
}
const limited = perMinute(120)

/**
 * Registers routes for the risk service: puzzles, their answers, and a buyer's right to order. The specification has no
 * paths for puzzles and their answers.
 */
export const riskRoutes: Routes = (app, gateway) => {
  const { db, clock, tokens } = gateway

  app.post(
    '/risk/pub/v1/captcha/record',
    { schema: schema({ summary: 'A captcha to solve', body: wanted }), config: limited },
    async (request) => {
      const { scope, type, showId = '', way } = request.body
      const solver = await publicSolver(request, scope, tokens)
      return ok(await issueChallenge(db, { scope, type, showId, waits: way === WAIT }, solver, clock.now()))
    },
  )

  app.post(
    '/risk/pub/v1/captcha/check',
    { schema: schema({ summary: 'Check the solution of a captcha', body: answer }), config: limited },
    async (request) => {
      const solver = await publicSolver(request, request.body.scope, tokens)
      return ok(await checkAnswer(db, request.body, solver, clock.now()))
    },
  )

  app.get(
    '/buyer/v1/risk_shows/:showId/check_right',
    { schema: schema({ summary: 'Right of this buyer to order this show', params: { showId: Id } }) },
    async (request) => ok(await checkRight(gateway, request, request.params.showId)),
  )
}
