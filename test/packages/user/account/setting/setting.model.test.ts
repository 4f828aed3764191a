import { SettingModel } from '@/packages/user/account/setting/setting.model'
import { openModel } from '../../../../support/open-model'
import { fakeServices } from '../../../../support/services'

const setUp = async () => {
  const all = fakeServices({ agrees: true })
  all.logIn()
  return { ...all, ...(await openModel(all.services, (deps) => new SettingModel(deps))) }
}

describe('settings', () => {
  it('log out only after a confirmation', async () => {
    const { model, state, stores, went } = await setUp()
    state.agrees = false
    await model.logout()
    expect([stores.user.loggedIn, went]).toEqual([true, []])
    state.agrees = true
    await model.logout()
    expect([stores.user.loggedIn, went]).toEqual([false, [['switchTab', 'mine']]])
  })
})
