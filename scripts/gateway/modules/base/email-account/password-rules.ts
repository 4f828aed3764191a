import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { isPassword } from '../../../../../src/domain/identity/password'
import { Refusal } from '../../../core/envelope'

/** Scores of zxcvbn below this are guessed within a million tries: common passwords, with a year or a symbol at their end as well. */
const LEAST_SCORE = 2

/** Words of the product, which its passwords are made of first (ASVS.md, 6.1.2); the longer ones before those they begin with. */
const PRODUCT_WORDS = ['foyer', 'tickets', 'ticket', 'theatre', 'theater', 'concert', 'member']
/** Characters that a password needs beside them. */
const BESIDE_WORDS = 8

/** Whether a password is little more than words of the product. */
const isOfProduct = (password: string): boolean => {
  const whole = password.toLowerCase()
  const rest = PRODUCT_WORDS.reduce((left, word) => left.split(word).join(''), whole)
  return rest.length < Math.min(whole.length, BESIDE_WORDS)
}

/** Some 49,000 passwords of known breaches, in small letters. */
const breached = new Set<string>(dictionary['passwords-common'] as readonly string[])

/** Whether it was in a breach: in whatever case, and with a digit or mark more at its end. OWASP ASVS 6.2.12. */
const isBreached = (password: string): boolean => {
  const lower = password.toLowerCase()
  return breached.has(lower) || (/[^a-z]$/.test(lower) && breached.has(lower.slice(0, -1)))
}

let judge: ZxcvbnFactory | undefined

/**
 * Checks a new password: the rule of its characters, and that it is in no known breach and not among the first that are guessed.
 * Throws `Refusal`: passwordUnfit, passwordEasy.
 * @param words what a guesser knows of the buyer: the address
 */
export const checkPassword = (password: string, words: readonly string[]): void => {
  if (!isPassword(password)) throw new Refusal('passwordUnfit')
  judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  const known = words.flatMap((word) => [word, ...word.split(/[@.+_-]/)]).filter((word) => word.length > 2)
  if (isOfProduct(password) || isBreached(password) || judge.check(password, known).score < LEAST_SCORE)
    throw new Refusal('passwordEasy')
}
