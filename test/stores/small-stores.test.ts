import { LOGIN_CAPTCHA, ORDER_CAPTCHA } from '@/domain/captcha/captcha'
import { HistoryStore } from '@/stores/history'
import { RiskStore } from '@/stores/risk'
import { fakeClock } from '../support/fake-clock'
import { memoryStorage } from '../support/memory-storage'

describe('tokens of the risk service', () => {
  it('are stored by user and show, with a general token as fallback', () => {
    const account = { id: 'u1' }
    const risk = new RiskStore({ clock: fakeClock(), userId: () => account.id })
    risk.setToken('general')
    risk.setToken('for show 1', '1')
    expect([risk.tokenFor('1'), risk.tokenFor('2')]).toEqual(['for show 1', 'general'])
    account.id = 'u2'
    expect(risk.tokenFor('1')).toBe('general')
    risk.clear()
    expect(risk.tokenFor('1')).toBe('')
  })

  it('include a captcha token until it expires', () => {
    const clock = fakeClock()
    const risk = new RiskStore({ clock, userId: () => 'u1' })
    risk.setCaptcha(LOGIN_CAPTCHA, 'tok', clock.now() + 1_000)
    expect(risk.captchaFor(LOGIN_CAPTCHA)).toBe('tok')
    expect(risk.captchaFor(ORDER_CAPTCHA)).toBe('')
    expect(risk.captchaFor({ ...LOGIN_CAPTCHA, type: 'CLICK' })).toBe('')
    clock.advance(1_000)
    expect(risk.captchaFor(LOGIN_CAPTCHA)).toBe('')
  })

  it('do not include a rejected captcha token, or another user’s captcha token', () => {
    const clock = fakeClock()
    const account = { id: 'u1' }
    const risk = new RiskStore({ clock, userId: () => account.id })
    risk.setCaptcha(ORDER_CAPTCHA, 'tok', clock.now() + 1_000)
    account.id = 'u2'
    expect(risk.captchaFor(ORDER_CAPTCHA)).toBe('')
    account.id = 'u1'
    risk.dropCaptcha(ORDER_CAPTCHA)
    expect(risk.captchaFor(ORDER_CAPTCHA)).toBe('')
  })

  it('are absent for a show after a failure of the risk service (decision 30)', () => {
    const risk = new RiskStore({ clock: fakeClock(), userId: () => 'u1' })
    risk.setToken('looked at', 's1')
    risk.setToken('other', 's2')
    risk.loseToken('s1')
    expect([risk.tokenFor('s1'), risk.tokenFor('s2')]).toEqual(['', 'other'])
  })

  it('include the period in which a show requires a captcha', () => {
    const clock = fakeClock()
    const risk = new RiskStore({ clock, userId: () => 'u1' })
    const window = {
      verifyStartTime: clock.now() + 1_000,
      verifyEndTime: clock.now() + 2_000,
      captchaTypes: ['SLIDER'],
    }
    risk.setCaptchaWindow('s1', window)
    expect([risk.windowOf('s1'), risk.windowOf('s2')]).toEqual([window, null])
    clock.advance(2_000)
    expect(risk.windowOf('s1')).toBeNull()
    risk.setCaptchaWindow('s1', { ...window, verifyEndTime: clock.now() + 1 })
    risk.setCaptchaWindow('s1', null)
    expect(risk.windowOf('s1')).toBeNull()
  })
})

describe('the search history', () => {
  it('lists the newest first, without duplicates, twelve at most, and is stored', () => {
    const stored = new Map<string, string>()
    const history = new HistoryStore({ storage: memoryStorage(stored) })
    for (let n = 1; n <= 14; n++) history.addKeyword(`word ${n}`)
    history.addKeyword(' word 5 ')
    history.addKeyword('  ')
    expect(history.keywords).toHaveLength(12)
    expect(history.keywords.slice(0, 2)).toEqual(['word 5', 'word 14'])
    const restarted = new HistoryStore({ storage: memoryStorage(stored) })
    expect(restarted.keywords).toEqual(history.keywords)
    restarted.clearKeywords()
    expect(new HistoryStore({ storage: memoryStorage(stored) }).keywords).toEqual([])
  })
})
