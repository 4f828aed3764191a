import type { FastifyRequest } from 'fastify'
import { SLIDER } from '../../../../../src/domain/captcha/captcha'
import type { Gateway } from '../../../core/context'
import { Refusal } from '../../../core/envelope'
import { spendToken } from './challenges'
import { shownToken } from './solver'
import { texts } from './texts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** Up to here a wait is given in seconds, then in minutes, ms. */
const IN_SECONDS = 2 * MINUTE
const IN_MINUTES = 2 * HOUR

/** The refusal of what must wait, in words; `data.seconds` is the same for a program. @param wait ms */
export const waitRefusal = (code: 'tooManyTries' | 'tooManyCodes', wait: number): Refusal => {
  const seconds = Math.ceil(wait / SECOND)
  const minutes = Math.ceil(wait / MINUTE)
  const hours = Math.ceil(wait / HOUR)
  return new Refusal(code, {
    params: { seconds },
    data: { seconds },
    ...(wait > IN_SECONDS && {
      comment: (lang) =>
        wait > IN_MINUTES
          ? texts.translate(lang, `hours.${code}`, { hours })
          : texts.translate(lang, `minutes.${code}`, { minutes }),
    }),
  })
}

/**
 * Runs what checks a password or a code, within the limits of its account and of the caller's address. Being right makes the
 * account's tries forgotten; each refusal counts, except one that looked at nothing (`tooMany`). Throws what `check` throws, and `Refusal`: tooManyTries, captchaNeeded while very many
 * guess.
 * `account` is what is guessed at, in one spelling; `onWait` runs after a wrong try that makes the next one wait.
 */
export const limitTries = async <T>(
  { db, clock, risk }: Pick<Gateway, 'db' | 'clock' | 'risk'>,
  request: FastifyRequest,
  { kind, account, onWait }: { kind: 'passwords' | 'codes'; account: string; onWait?: () => Promise<void> },
  check: () => Promise<T>,
): Promise<T> => {
  const guesses = risk[kind]
  const tried = { account, address: request.ip }
  const wait = guesses.begin(tried, clock.now())
  if (wait > 0) throw waitRefusal('tooManyTries', wait)
  try {
    if (guesses.isCrowded(clock.now()) && !(await spendToken(db, shownToken(request, 'LOGIN', SLIDER), clock.now()))) {
      guesses.takeBack(tried, clock.now())
      throw new Refusal('captchaNeeded', { data: { scope: 'LOGIN', type: SLIDER } })
    }
    const result = await check()
    guesses.forgive(tried, clock.now())
    return result
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'tooMany') guesses.takeBack(tried, clock.now())
    else if (error.code !== 'captchaNeeded') {
      guesses.wrong(clock.now())
      if (guesses.wait(tried, clock.now()) > 0) await onWait?.()
    }
    throw error
  }
}
