import { cleanEmail } from '../../../src/domain/typed/email'

/**
 * Returns a key of an e-mail address for rate limits. Spellings that most providers deliver to the same mailbox share a
 * key. The key must not be used to send mail or to find an account.
 */
export const mailboxKey = (email: string): string => {
  const plain = cleanEmail(email).toLowerCase()
  const at = plain.lastIndexOf('@')
  if (at < 0) return plain
  const [name = ''] = plain.slice(0, at).split('+')
  return `${name.replace(/\./g, '')}@${plain.slice(at + 1).replace(/\.+$/, '')}`
}
