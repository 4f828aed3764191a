import { changePassword, passwordState, sendPasswordCode } from '@/api/email-account'
import { EMAIL_ACCOUNT_CODES } from '@/domain/business-codes/email-account'
import { ChangePasswordModel } from '@/packages/user/login/change-password/change-password.model'
import { refused } from '../../../../support/fake-gateway'
import { openStep } from '../mail'

const OLD = 'Lantern-Sea-44'
const NEW = 'Tidal-Radio-9'
let said: string[] = []
beforeEach(() => void (said = []))

const open = (isSet: boolean) =>
  openStep((deps) => new ChangePasswordModel(deps, (key) => void said.push(key)), {
    member: true,
    answers: [
      [passwordState, () => ({ isSet, codeTo: '+86 138****0001', email: '' })],
      [sendPasswordCode, () => ({ countdown: 60 })],
      [changePassword, () => undefined],
    ],
  })

const enter = async ({ model }: Awaited<ReturnType<typeof open>>, values: object) => {
  for (const [field, value] of Object.entries(values)) model.form.set(field as 'password', value as string)
  await model.form.submit()
}

describe('an account with a password', () => {
  test('accepts the old password as verification, and returns to the earlier screen', async () => {
    const step = await open(true)
    await enter(step, { oldPassword: OLD, password: NEW })
    expect(step.sentTo(changePassword)).toEqual([{ oldPassword: OLD, password: NEW }])
    expect([said, step.went]).toEqual([['change.done'], [['back']]])
  })

  test.each([
    [{}, { oldPassword: 'change.oldMissing', password: 'password.missing' }],
    [{ oldPassword: OLD, password: 'short' }, { password: 'password.unfit' }],
    [{ oldPassword: OLD, password: OLD }, { password: 'change.same' }],
  ])('shows the errors of the input %j at the fields', async (values, problems) => {
    const step = await open(true)
    await enter(step, values)
    expect(
      Object.fromEntries(Object.entries(step.model.form.problems).map(([field, { key }]) => [field, key])),
    ).toEqual(problems)
    expect(step.sentTo(changePassword)).toEqual([])
  })

  test.each([
    ['oldPasswordWrong', 'oldPassword'],
    ['passwordEasy', 'password'],
    ['passwordUnfit', 'password'],
  ] as const)('shows the refusal %s at the field %s', async (code, field) => {
    const step = await open(true)
    step.answer(changePassword, refused('不行', EMAIL_ACCOUNT_CODES[code]))
    await enter(step, { oldPassword: OLD, password: NEW })
    expect(step.model.form.problems).toEqual({ [field]: expect.objectContaining({ message: '不行' }) })
    expect(step.went).toEqual([])
  })
})

describe('an account without a password', () => {
  test('sets a password with a code that is sent to its contact', async () => {
    const step = await open(false)
    await step.model.sendCode()
    expect(step.sentTo(sendPasswordCode)).toEqual([{}])
    await enter(step, { code: '123456', password: NEW })
    expect(step.sentTo(changePassword)).toEqual([{ verifyCode: '123456', password: NEW }])
    expect(said).toEqual(['change.setDone'])
  })

  test('shows a missing or refused code at the code field', async () => {
    const step = await open(false)
    await enter(step, { password: NEW })
    expect(step.model.form.problems.code?.key).toBe('change.codeMissing')
    step.answer(changePassword, refused('验证码不正确'))
    await enter(step, { code: '123456' })
    expect(step.model.form.problems.code?.message).toBe('验证码不正确')
    step.answer(sendPasswordCode, refused('请 30 秒后再试'))
    step.clock.advance(61_000)
    await step.model.sendCode()
    expect(step.model.form.problems.code?.message).toBe('请 30 秒后再试')
  })
})
