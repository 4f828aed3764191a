import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { isPassword } from '../../../../../src/domain/identity/password'
import { Refusal } from '../../../core/envelope'

/**
 * Minimum score of zxcvbn. A password with a lower score, such as a variant of a common one, is guessed within a
 * million attempts.
 */
const LEAST_SCORE = 2

/** Words of the product, which attackers try first (ASVS.md, 6.1.2). A longer word comes before its own prefixes. */
const PRODUCT_WORDS = ['foyer', 'tickets', 'ticket', 'theatre', 'theater', 'concert', 'member']
/** Minimum number of characters in addition to these words. */
const BESIDE_WORDS = 8

/** Returns true if a password consists mostly of words of the product. */
const isOfProduct = (password: string): boolean => {
  const whole = password.toLowerCase()
  const rest = PRODUCT_WORDS.reduce((left, word) => left.split(word).join(''), whole)
  return rest.length < Math.min(whole.length, BESIDE_WORDS)
}

/** About 49,000 passwords of known breaches, in lower case. */
const breached = new Set<string>(dictionary['passwords-common'] as readonly string[])

/**
 * Returns true if the password is from a known breach. Ignores case and an appended digit or symbol. OWASP ASVS 6.2.12.
 */
const isBreached = (password: string): boolean => {
  const lower = password.toLowerCase()
  return breached.has(lower) || (/[^a-z]$/.test(lower) && breached.has(lower.slice(0, -1)))
}

let judge: ZxcvbnFactory | undefined

/**
 * Checks a new password: allowed characters, known breaches, and resistance to guessing. Throws `Refusal`:
 * passwordUnfit, passwordEasy.
 * @param personal data about the buyer that an attacker may try, such as the e-mail address
 */
export const checkPassword = (password: string, personal: readonly string[]): void => {
  if (!isPassword(password)) throw new Refusal('passwordUnfit')
  judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  const known = personal.flatMap((word) => [word, ...word.split(/[@.+_-]/)]).filter((word) => word.length > 2)
  if (isOfProduct(password) || isBreached(password) || judge.check(password, known).score < LEAST_SCORE)
    throw new Refusal('passwordEasy')
}
