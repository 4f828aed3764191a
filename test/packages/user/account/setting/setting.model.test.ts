import { runInAction } from 'mobx'
import { profile, type Profile } from '@/api/auth'
import { SettingModel } from '@/packages/user/account/setting/setting.model'
import { screenScope } from '../../../../support/screen-scope'
import { fakeServices } from '../../../../support/services'
import { settle } from '../../../../support/settle'

const setUp = async () => {
  const all = fakeServices({
    answers: [
      [
        profile,
        () => ({ nickname: '灯火阑珊', email: 'demo@foyer.example', cellphone: '', primeLevelName: '金灯会员' }),
      ],
    ],
    agrees: true,
  })
  all.logIn()
  const { screen } = screenScope(all.services)
  const model = new SettingModel({ ...all.services, screen })
  screen.start()
  await settle()
  return { ...all, model }
}

describe('settings', () => {
  it('show the account masked', async () => {
    const { model } = await setUp()
    expect(model.facts.map(({ value }) => value)).toEqual([
      '灯火阑珊',
      '+86 138****0001',
      'd***@foyer.example',
      '金灯会员',
    ])
  })

  it('offer to bind what is not set and can be bound here', async () => {
    const { model, stores } = await setUp()
    const bindable = () => model.facts.filter((fact) => fact.bindable).map(({ label }) => label)
    expect(bindable()).toEqual([])
    model.profile.put({ ...model.profile.value, email: '', cellphone: '' } as Profile)
    runInAction(() => void Object.assign(stores.user, { cellphone: '', email: '' }))
    // on the web no phone is bound (decision 47)
    expect(bindable()).toEqual(['setting.email'])
  })

  it('log out only when it was meant', async () => {
    const { model, state, stores, went } = await setUp()
    state.agrees = false
    await model.logout()
    expect([stores.user.loggedIn, went]).toEqual([true, []])
    state.agrees = true
    await model.logout()
    expect([stores.user.loggedIn, went]).toEqual([false, [['switchTab', 'mine']]])
  })
})
