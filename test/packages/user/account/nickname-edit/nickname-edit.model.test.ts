import { profile } from '@/api/auth'
import { updateProfile } from '@/api/profile'
import { PROFILE_CODES } from '@/domain/business-codes/profile'
import { NicknameEditModel } from '@/packages/user/account/nickname-edit/nickname-edit.model'
import { refused } from '../../../../support/fake-gateway'
import { openModel } from '../../../../support/open-model'
import { fakeServices } from '../../../../support/services'

const STORED = { nickname: '灯火阑珊', avatar: '' }

const setUp = async () => {
  const all = fakeServices({
    member: true,
    answers: [
      [profile, () => STORED],
      [updateProfile, (change: object) => ({ ...STORED, ...change })],
    ],
  })
  return { ...all, ...(await openModel(all.services, (deps) => new NicknameEditModel(deps))) }
}

describe('a nickname', () => {
  test('starts with the stored value, and requires a confirmation to discard changes', async () => {
    const { model, lifecycle } = await setUp()
    expect([model.form.values.nickname, lifecycle.leaveQuestion]).toEqual(['灯火阑珊', null])
    model.form.set('nickname', '灯')
    expect(lifecycle.leaveQuestion?.title).toBe('离开此页？')
  })

  test('is counted in visible characters, trimmed and saved', async () => {
    const { model, sentTo, stores, went, toasts } = await setUp()
    model.form.set('nickname', ' 👨‍👩‍👧 灯 ')
    expect(model.count).toBe(3)
    await model.form.submit()
    expect(sentTo(updateProfile)).toEqual([{ nickname: '👨‍👩‍👧 灯' }])
    expect(stores.user.nickname).toBe('👨‍👩‍👧 灯')
    expect([went, toasts]).toEqual([[['back']], ['common.saved']])
  })

  test.each([
    ['a'.repeat(21), 'nickname.long'],
    ['  ', 'nickname.empty'],
    ['\u200b\u202e', 'nickname.empty'],
  ])('is not sent if it is %j', async (nickname, key) => {
    const { model, sentTo } = await setUp()
    model.form.set('nickname', nickname)
    await model.form.submit()
    expect([model.form.problems.nickname?.key, sentTo(updateProfile)]).toEqual([key, []])
  })

  test('shows at the field which word the gateway refuses', async () => {
    const { model, answer, went } = await setUp()
    answer(updateProfile, refused('昵称不能包含“官方”', PROFILE_CODES.nicknameRefused))
    model.form.set('nickname', '官方灯')
    await model.form.submit()
    expect([model.form.problems.nickname?.message, went]).toEqual(['昵称不能包含“官方”', []])
  })
})
