import { dictionary } from '@zxcvbn-ts/language-common'
import { checkPassword } from '../../../../../scripts/gateway/modules/base/email-account/password-rules'
import { isPassword } from '@/domain/identity/password'

/** 49,000 passwords of breaches, the most frequent first, in lower case. */
const BREACHED = dictionary['passwords-common'] as readonly string[]

/** Returns spellings of a user who has to add a capital letter and a sign. */
const spellings = (word: string): string[] => {
  const capital = word.slice(0, 1).toUpperCase() + word.slice(1)
  return [word, capital, word.toUpperCase(), `${capital}!`, `${capital}1`]
}

test('rejects all known breached passwords, in any case and with a mark at the end', () => {
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
