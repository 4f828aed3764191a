import type { FastifyRequest } from 'fastify'
import { SLIDER } from '../../../../../src/domain/captcha/captcha'
import type { Gateway } from '../../../core/context'
import { Refusal } from '../../../core/envelope'
import { spendToken } from './challenges'
import { deviceIdOf } from './device-service'
import { shownToken } from './solver'
import { texts } from './texts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** Maximum wait, in ms, that is shown in seconds. Longer waits are shown in minutes or hours. */
const IN_SECONDS = 2 * MINUTE
const IN_MINUTES = 2 * HOUR

/**
 * Creates the refusal. Its text contains the time until the next try, and `data.seconds` the same time as a number.
 * @param wait time until the next try, ms
 */
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

interface TryOptions {
  kind: 'passwords' | 'codes' | 'exchanges' | 'packets'
  account: string
  forgives?: boolean
  guesses?: readonly string[]
  onWait?: () => Promise<void>
}

/**
 * Checks a password or code within the limits of its account, the network address and the device. A success resets the
 * account's attempts. Each refusal counts as an attempt, except `tooMany`, which checks nothing. Throws the errors of
 * `check`, and `Refusal` tooManyTries. Throws captchaNeeded while very many attempts of all users are wrong.
 * @param account normalized spelling of the account that is being guessed
 * @param forgives false if a success does not reset the account's attempts, because an attacker may own a valid code
 * @param guesses refusals that count as attempts; all do by default. Other refusals already require a valid code.
 * @param onWait called after a wrong attempt that delays the next one
 */
export const limitTries = async <T>(
  { db, clock, risk }: Pick<Gateway, 'db' | 'clock' | 'risk'>,
  request: FastifyRequest,
  { kind, account, forgives = true, guesses: counted, onWait }: TryOptions,
  check: () => Promise<T>,
): Promise<T> => {
  const guesses = risk[kind]
  const tried = { account, address: request.ip, device: deviceIdOf(request) }
  const wait = guesses.begin(tried, clock.now())
  if (wait > 0) throw waitRefusal('tooManyTries', wait)
  try {
    if (guesses.isCrowded(clock.now()) && !(await spendToken(db, shownToken(request, 'LOGIN', SLIDER), clock.now()))) {
      guesses.undoAttempt(tried, clock.now())
      throw new Refusal('captchaNeeded', { data: { scope: 'LOGIN', type: SLIDER } })
    }
    const result = await check()
    if (forgives) guesses.forgive(tried, clock.now())
    else guesses.undoAttempt(tried, clock.now())
    return result
  } catch (error) {
    const isRefusal = error instanceof Refusal
    if (isRefusal && error.code === 'captchaNeeded') throw error
    const isGuess = isRefusal && error.code !== 'tooMany' && (counted?.includes(error.code) ?? true)
    if (!isGuess) guesses.undoAttempt(tried, clock.now())
    else {
      guesses.wrong(clock.now())
      if (guesses.wait(tried, clock.now()) > 0) await onWait?.()
    }
    throw error
  }
}
