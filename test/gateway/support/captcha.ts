import type { Answer, TestGateway } from './gateway'
import { handsWay } from './slide'

export interface Puzzle {
  captchaId: string
  target: number
  expiresAt: number
  scope: string
}

interface By {
  token?: string
  headers?: Record<string, string>
}

/** Creates functions that load and solve captcha puzzles of a test gateway. */
export const captchaDesk = (test: () => TestGateway) => {
  const post = (path: string, body: object, by: By = {}): Promise<Answer> =>
    test().ask(path, { method: 'POST', body, ...by })
  const record = (scope: string, by?: By) => post('risk/pub/v1/captcha/record', { scope, type: 'SLIDER' }, by)

  /** Reads the piece's target position from the database. The gateway never sends this position. */
  const targetOf = async (captchaId: string): Promise<number> =>
    (
      await test()
        .gateway.context.db.selectFrom('captcha_challenges')
        .select('target')
        .where('captcha_id', '=', captchaId)
        .executeTakeFirstOrThrow()
    ).target

  /** Loads a puzzle and advances the clock by the time that a person needs to look at it. */
  const puzzle = async (scope = 'LOGIN', by?: By): Promise<Puzzle> => {
    const { body } = await record(scope, by)
    await test().clock.advance(3_000)
    const given = body.data as Omit<Puzzle, 'scope' | 'target'>
    return { ...given, target: await targetOf(given.captchaId), scope }
  }

  /** Submits an answer to a puzzle. Default: the correct position with a human movement. */
  const solve = (
    { captchaId, scope, target }: Puzzle,
    { position = target, track = handsWay(position), ...by }: By & { position?: number; track?: object[] } = {},
  ) => post('risk/pub/v1/captcha/check', { captchaId, scope, position, track }, by)

  /** Returns the token of a puzzle that this user has solved. */
  const tokenFor = async (scope: string, by: By): Promise<string> =>
    (await solve(await puzzle(scope, by), by)).body.data.token as string

  return { post, record, puzzle, targetOf, solve, tokenFor }
}
