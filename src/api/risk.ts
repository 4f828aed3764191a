import * as v from 'valibot'
import type { CaptchaKind, WAIT } from '@/domain/captcha/captcha'
import type { TrackPoint } from '@/domain/captcha/track'
import { get, post } from '@/request/call'
import * as w from './wire'

/*
 * Calls of the risk service. Their request pipeline fails open (shell §8): every failure becomes an empty response,
 * which these readers treat as unknown.
 */

const challenge = v.object({
  /** '' if the service could not be reached. */
  captchaId: w.text(),
  type: w.text(),
  /**
   * The picture with the hole, and the piece for it: `data:` addresses. Both are '' for a waiting time instead of a
   * puzzle.
   */
  picture: w.text(),
  piece: w.text(),
  /** Top edge of the piece in the picture, px. The picture is 144 px high. */
  top: w.number(),
  /** Time from which the solution is accepted, epoch ms; 0 for a puzzle. */
  waitUntil: w.number(),
  /** Epoch ms. */
  expiresAt: w.number(),
  tries: w.number(),
  /** Earliest time for a new captcha, epoch ms, if this IP address is blocked now; else 0. */
  retryAt: w.number(),
})
export type CaptchaChallenge = v.InferOutput<typeof challenge>

/**
 * Returns a puzzle, or a waiting time as its alternative. The path is not in the specification: the specification names
 * the call only.
 */
export const recordCaptcha = post<CaptchaKind & { showId?: string; way?: typeof WAIT }, CaptchaChallenge>(
  'risk/pub/v1/captcha/record',
  {
    auth: 'public',
    importance: 'high',
    pipeline: 'risk',
    read: w.reader(challenge),
  },
)

const verdict = v.object({
  passed: w.flag(),
  token: w.text(),
  /** End of the token's validity, epoch ms. */
  expiresAt: w.number(),
  /** Remaining tries for the same puzzle; at 0 a new puzzle is required. */
  again: w.number(),
  /** Reason of the refusal: wrong position, no human movement, too late, too many tries or solved. '' when unknown. */
  reason: w.oneOf(['PLACE', 'PACE', 'EXPIRED', 'SPENT', ''], ''),
})
export type CaptchaVerdict = v.InferOutput<typeof verdict>

/**
 * Checks a solution and returns a token for the scope if the solution is correct. The path is not in the specification:
 * the specification names the call only.
 */
export const checkCaptcha = post<
  { captchaId: string; scope: string; position: number; track: readonly TrackPoint[] },
  CaptchaVerdict
>('risk/pub/v1/captcha/check', { auth: 'public', importance: 'high', pipeline: 'risk', read: w.reader(verdict) })

const rightSchema = v.object({
  right: w.flag(),
  riskToken: w.text(),
  captcha: w.objectOrNull(v.object({ needed: w.flag(), scope: w.text(), type: w.text() })),
  reason: w.text(),
})
export type RiskRight = v.InferOutput<typeof rightSchema>

/** Returns whether this buyer may order this show, or the check that is required first. Source: shell §7, buyer API. */
export const checkRight = get<{ showId: string; src?: string }, RiskRight>('buyer/v1/risk_shows/{showId}/check_right', {
  auth: 'buyer',
  importance: 'high',
  pipeline: 'risk',
  read: w.reader(rightSchema),
})
