import { SettingModel } from '@/packages/user/account/setting/setting.model'
import { fakeServices } from '../../../../support/services'

const setUp = () => {
  const all = fakeServices({ agrees: true })
  all.logIn()
  return { ...all, model: new SettingModel(all.services) }
}

describe('settings', () => {
  it('log out only when it was meant', async () => {
    const { model, state, stores, went } = setUp()
    state.agrees = false
    await model.logout()
    expect([stores.user.loggedIn, went]).toEqual([true, []])
    state.agrees = true
    await model.logout()
    expect([stores.user.loggedIn, went]).toEqual([false, [['switchTab', 'mine']]])
  })
})
