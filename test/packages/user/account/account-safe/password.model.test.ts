import { passwordState } from '@/api/email-account'
import { PasswordModel } from '@/packages/user/account/account-safe/password.model'
import { openModel } from '../../../../support/open-model'
import { fakeServices } from '../../../../support/services'

test.each([
  [true, 'passwordSet'],
  [false, 'passwordNotSet'],
])('shows whether a password is set (%p)', async (isSet, note) => {
  const answer = { isSet, codeTo: '', email: '' }
  const { services } = fakeServices({ member: true, answers: [[passwordState, () => answer]] })
  const { model } = await openModel(services, (deps) => new PasswordModel(deps))
  expect(model.note).toBe(note)
})
