import { profile } from '@/api/auth'
import { AccountModel } from '@/components/account/account.model'
import { screenScope } from '../../support/screen-scope'
import { fakeServices } from '../../support/services'
import { settle } from '../../support/settle'

describe('the account header', () => {
  it('shows the buyer’s nickname, or else the masked phone or e-mail address', async () => {
    const answer = { nickname: '', primeLevelName: '金灯会员', avatar: '' }
    const { services, logIn, sentTo } = fakeServices({ answers: [[profile, () => answer]] })
    const { screen } = screenScope(services)
    const model = new AccountModel({ ...services, screen })
    screen.start()
    await settle()
    expect([model.loggedIn, sentTo(profile)]).toEqual([false, []])
    logIn()
    await settle()
    expect([model.nickname, model.account, model.level]).toEqual(['Lin', '138****0001', '金灯会员'])
    logIn({ userId: 'U2', nickname: '', cellphone: '', email: 'demo@foyer.example' })
    expect(model.nickname).toBe('d***@foyer.example')
  })
})
