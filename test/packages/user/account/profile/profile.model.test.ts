import { profile } from '@/api/auth'
import { updateProfile } from '@/api/profile'
import { AccountModel } from '@/components/account/account.model'
import { BirthdayModel } from '@/packages/user/account/profile/parts/birthday-sheet/birthday.model'
import { ProfileModel } from '@/packages/user/account/profile/profile.model'
import { PROFILE_CODES } from '@/domain/business-codes/profile'
import { refused } from '../../../../support/fake-gateway'
import { openModel } from '../../../../support/open-model'
import { fakeServices, type ServicesOptions } from '../../../../support/services'
import { weapp } from '../../login/hosts'

const STORED = {
  ...{ userId: 'u1', nickname: '灯火阑珊', avatar: '/media/a.webp', cellphone: '13800000001', countryCode: '86' },
  ...{ email: '', sex: 'UNKNOWN', birthday: '', birthdayFixed: false, primeLevelName: '' },
}

const setUp = async (options: ServicesOptions = {}) => {
  const all = fakeServices({
    member: true,
    answers: [
      [profile, () => STORED],
      [updateProfile, (change: object) => ({ ...STORED, ...change })],
    ],
    agrees: true,
    ...options,
  })
  const opened = await openModel(all.services, (deps) => new ProfileModel(deps))
  return { ...all, ...opened }
}

describe('a profile', () => {
  test('links existing contacts, which are masked, to their change, and missing contacts to binding', async () => {
    const { model, stores } = await setUp()
    stores.user.setContacts({ cellphone: '13800000001', countryCode: '86', email: '' })
    expect(model.contacts).toEqual([
      { kind: 'phone', masked: '+86 138****0001', to: { name: 'account-safe', params: { change: 'CELLPHONE' } } },
      { kind: 'email', masked: '', to: { name: 'account-bind', params: {} } },
    ])
  })

  test('links to the binding of a first phone in mini programs only', async () => {
    const { model, stores } = await setUp()
    stores.user.setContacts({ cellphone: '', countryCode: '86', email: 'lin@example.com' })
    expect(model.contacts[0].to).toBeNull()
    const mini = await setUp({ platform: weapp() })
    mini.stores.user.setContacts({ cellphone: '', countryCode: '86', email: 'lin@example.com' })
    expect(mini.model.contacts[0].to).toMatchObject({ name: 'account-bind' })
  })

  test('updates the account’s header and the store at once', async () => {
    const { model, services, stores } = await setUp()
    const mine = await openModel(services, (deps) => new AccountModel(deps))
    await model.save({ nickname: '新名字', avatar: 'E1' })
    expect([mine.model.nickname, stores.user.nickname, stores.user.avatar]).toEqual(['新名字', '新名字', 'E1'])
  })

  test('sends a change of sex once, and shows an error if the request fails', async () => {
    const { model, sentTo, toasts, answer } = await setUp()
    await model.setSex('UNKNOWN')
    expect(sentTo(updateProfile)).toEqual([])
    await model.setSex('FEMALE')
    expect([model.profile.value?.sex, toasts]).toEqual(['FEMALE', ['已保存']])
    answer(updateProfile, refused('暂时不能修改'))
    await model.setSex('MALE')
    expect([model.profile.value?.sex, toasts.at(-1)]).toEqual(['FEMALE', '暂时不能修改'])
  })
})

describe('a birthday', () => {
  const open = async (options: ServicesOptions = {}) => {
    const all = await setUp(options)
    const birthday = (await openModel(all.services, (deps) => new BirthdayModel(deps, all.model))).model
    birthday.show('')
    return { ...all, birthday }
  }

  test('is saved after a confirmation that it can be edited only once', async () => {
    const { birthday, questions, sentTo } = await open()
    birthday.enter('19900307')
    await birthday.form.submit()
    expect(questions).toEqual(['将生日设为 1990-03-07？'])
    expect(sentTo(updateProfile)).toEqual([{ birthday: '1990-03-07' }])
    expect(birthday.open).toBe(false)
  })

  test('is not sent without a confirmation', async () => {
    const { birthday, sentTo } = await open({ agrees: false })
    birthday.enter('19900307')
    await birthday.form.submit()
    expect([sentTo(updateProfile), birthday.open]).toEqual([[], true])
  })

  test('is rejected at its field before any confirmation if it is invalid', async () => {
    const { birthday, questions } = await open()
    birthday.enter('20010229')
    await birthday.form.submit()
    expect([birthday.form.problems.birthday?.key, questions]).toEqual(['profile.birthdayWrong', []])
  })

  test('shows at its field that it was edited on another device', async () => {
    const { birthday, answer } = await open()
    answer(updateProfile, refused('生日只能修改一次', PROFILE_CODES.birthdayFixed))
    birthday.enter('19900307')
    await birthday.form.submit()
    expect(birthday.form.problems.birthday?.message).toBe('生日只能修改一次')
  })
})
