import { cleanEmail } from '../../../src/domain/typed/email'

/**
 * An e-mail address as limits count it: all spellings that most providers deliver to one mailbox are one. Never what a mail is
 * sent to or an account is found by.
 */
export const mailboxKey = (email: string): string => {
  const plain = cleanEmail(email).toLowerCase()
  const at = plain.lastIndexOf('@')
  if (at < 0) return plain
  const [name = ''] = plain.slice(0, at).split('+')
  return `${name.replace(/\./g, '')}@${plain.slice(at + 1).replace(/\.+$/, '')}`
}
