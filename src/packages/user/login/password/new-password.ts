import { nonEmpty, pipe, string } from 'valibot'
import type { Issue } from '@/components/form/form-model'
import { rule } from '@/components/form/rules'
import { isPassword } from '@/domain/identity/password'
import type { waysInTexts } from '@/locales/namespaces/ways-in'

/** Returns the validation schema of a new password (domain §5). The password is not trimmed. */
export const newPassword = (issue: Issue<typeof waysInTexts>) =>
  pipe(
    string(),
    nonEmpty(issue('password.missing')),
    rule((value) => (value === '' || isPassword(value) ? null : issue('password.unfit'))),
  )
