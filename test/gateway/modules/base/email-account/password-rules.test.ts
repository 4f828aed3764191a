import { dictionary } from '@zxcvbn-ts/language-common'
import { checkPassword } from '../../../../../scripts/gateway/modules/base/email-account/password-rules'
import { isPassword } from '@/domain/identity/password'

/** 49,000 passwords from data breaches in lower case, the most frequent first. */
const BREACHED = dictionary['passwords-common'] as readonly string[]

/** Returns variants of a password that users choose if a rule requires capital letters or special characters. */
const spellings = (word: string): string[] => {
  const capital = word.slice(0, 1).toUpperCase() + word.slice(1)
  return [word, capital, word.toUpperCase(), `${capital}!`, `${capital}1`]
}

test('rejects all known breached passwords, in any case and with a character appended', () => {
  const fit = BREACHED.flatMap(spellings).filter(isPassword)
  const taken = fit.filter((password) => {
    try {
      checkPassword(password, [])
      return true
    } catch {
      return false
    }
  })
  expect(fit.length).toBeGreaterThan(10_000)
  expect(taken).toEqual([])
})
