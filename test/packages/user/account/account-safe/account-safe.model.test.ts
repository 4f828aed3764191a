import { accountData, changeContact, proveContact, sendAccountCode } from '@/api/account'
import { sendVerifyCode } from '@/api/auth'
import { sendEmailCode } from '@/api/bind'
import { endLoginSession, endOtherLoginSessions, loginSessions } from '@/api/login-session'
import { ACCOUNT_CODES } from '@/domain/business-codes/account'
import { LOGIN_CODES } from '@/domain/business-codes/login'
import { DataModel } from '@/packages/user/account/account-safe/data.model'
import { ContactChangeModel } from '@/packages/user/account/account-safe/parts/contact-change/contact-change.model'
import { DevicesModel } from '@/packages/user/account/account-safe/parts/device-list/devices.model'
import { deviceName, lastUsed } from '@/packages/user/account/account-safe/parts/device-list/session-text'
import { profileTexts } from '@/locales/namespaces/profile'
import { texts } from '@/locales/texts'
import type { Platform } from '@/platform/platform'
import { type Answers, refused } from '../../../../support/fake-gateway'
import { openModel } from '../../../../support/open-model'
import { fakeServices, type ServicesOptions } from '../../../../support/services'
import { settle } from '../../../../support/settle'

const HOUR = 3_600_000
const answers: Answers = [
  [sendAccountCode, () => ({ countdown: 60 })],
  [proveContact, () => ({ proof: 'P1', expiresAt: 1 })],
  [sendEmailCode, () => ({ countdown: 60 })],
  [sendVerifyCode, () => ({ countdown: 60 })],
  [changeContact, () => ({ cellphone: '13800000001', countryCode: '86', email: 'new@example.com' })],
  [accountData, () => ({ exportedAt: '2026-11-24T08:00:00.000Z', json: '{"nickname": "Lin"}' })],
]
const services = (options: ServicesOptions = {}) => {
  const all = fakeServices({ member: true, answers, agrees: true, ...options })
  all.stores.user.setContacts({ cellphone: '13800000001', countryCode: '86', email: 'old@example.com' })
  return all
}

describe('a new contact address', () => {
  const open = async () => {
    const all = services()
    const { model } = await openModel(all.services, (deps) => new ContactChangeModel(deps))
    model.start('EMAIL')
    return { ...all, model }
  }
  type Opened = Awaited<ReturnType<typeof open>>
  const prove = async ({ model }: Opened) => {
    await model.old.send()
    model.old.code.enter('111111')
    await settle()
  }
  const askNew = async ({ model }: Opened, email = 'new@example.com') => {
    model.form.set('email', email)
    await model.form.submit()
  }

  test('replaces the old address after a code has verified each address', async () => {
    const all = await open()
    expect([all.model.step, all.model.old.contacts]).toMatchObject(['old', [{ channel: 'EMAIL' }]])
    await prove(all)
    expect(all.model.step).toBe('new')
    await askNew(all)
    expect([all.model.step, all.model.sentTo]).toEqual(['code', 'new@example.com'])
    all.model.code.enter('222222')
    await settle()
    expect(all.sentTo(changeContact)).toEqual([
      { bindType: 'EMAIL', emailBindParam: { email: 'new@example.com', verifyCode: '222222' }, proof: 'P1' },
    ])
    expect([all.stores.user.email, all.model.channel, all.toasts]).toEqual(['new@example.com', null, ['邮箱已更换']])
  })

  test('is rejected at its field if it equals the current address', async () => {
    const all = await open()
    await prove(all)
    await askNew(all, 'OLD@example.com')
    expect([all.model.form.problems.email?.key, all.sentTo(sendEmailCode)]).toEqual(['change.same', []])
  })

  test('returns to the address step if another account already uses the new address', async () => {
    const all = await open()
    all.answer(changeContact, refused('已被其他账号使用', LOGIN_CODES.contactTaken))
    await prove(all)
    await askNew(all)
    all.model.code.enter('222222')
    await settle()
    expect([all.model.step, all.model.form.problems.email?.message]).toEqual(['new', '已被其他账号使用'])
  })

  test('returns to the first step and shows the reason if the verification has expired', async () => {
    const all = await open()
    all.answer(changeContact, refused('验证已失效，请重新验证', ACCOUNT_CODES.proofWrong))
    await prove(all)
    await askNew(all)
    all.model.code.enter('222222')
    await settle()
    expect([all.model.step, all.model.old.problem?.message]).toEqual(['old', '验证已失效，请重新验证'])
  })
})

describe('the export of the buyer’s data', () => {
  const download = async (platform: Partial<Platform>) => {
    const all = services({ platform })
    const { model } = await openModel(all.services, (deps) => new DataModel(deps))
    model.show()
    await model.proof.send()
    model.proof.code.enter('111111')
    await settle()
    return { ...all, model }
  }

  test('is saved as a file if the host can store files', async () => {
    const saveText = jest.fn(() => Promise.resolve({ kind: 'saved' } as const))
    const { model, sentTo, toasts } = await download({ saveText })
    expect(sentTo(accountData)).toEqual([{ proof: 'P1' }])
    expect(saveText).toHaveBeenCalledWith('foyer-20261124080000.json', expect.stringContaining('"nickname": "Lin"'))
    expect([model.open, toasts]).toEqual([false, ['数据已下载']])
  })

  test.each([
    ['shared', '数据文件已交给微信'],
    ['unsupported', '此处不能保存文件，数据已复制，可粘贴到备忘录'],
  ] as const)('is shared or copied if the host cannot store files: %s', async (kind, toast) => {
    const copy = jest.fn(() => Promise.resolve({ kind: 'done' } as const))
    const { toasts } = await download({
      saveText: () => Promise.resolve({ kind }),
      clipboard: { copy, paste: () => Promise.resolve({ kind: 'unsupported' }) },
    })
    expect([toasts, copy.mock.calls.length]).toEqual([[toast], kind === 'shared' ? 0 : 1])
  })
})

describe('the login sessions of an account', () => {
  const session = (sessionId: string, facts: object = {}) => ({
    ...{ sessionId, terminal: 'PC', device: 'Chrome · Windows', begunAt: 0, seenAt: 0, current: false },
    ...facts,
  })
  const open = async (agrees = true) => {
    const all = services({
      agrees,
      answers: [
        ...answers,
        [loginSessions, () => [session('1', { current: true }), session('2')]],
        [endLoginSession, () => undefined],
        [endOtherLoginSessions, () => ({ count: 2 })],
      ],
    })
    return { ...all, ...(await openModel(all.services, (deps) => new DevicesModel(deps))) }
  }

  test('have a readable device name and the time of last use', async () => {
    const { model, clock } = await open()
    const t = texts.translator(profileTexts)
    expect(deviceName(t, session('1'))).toBe('Chrome · Windows · 电脑网页')
    expect(deviceName(t, { terminal: 'X', device: '' })).toBe('未知设备')
    expect(lastUsed(t, model.ago(session('1', { seenAt: clock.now() - 3 * HOUR })))).toBe('3 小时前在用')
    expect(lastUsed(t, model.ago(session('1', { seenAt: clock.now() })))).toBe('刚刚在用')
  })

  const enterCode = async ({ model }: Awaited<ReturnType<typeof open>>) => {
    await model.proof.send()
    model.proof.code.enter('111111')
    await settle()
  }

  test('can be ended singly, or all except this one, each time with a code', async () => {
    const all = await open()
    const { model, sentTo, toasts } = all
    await model.end(session('2'), 'Chrome')
    expect([model.open, model.ending, sentTo(endLoginSession)]).toEqual([
      true,
      { sessionId: '2', device: 'Chrome' },
      [],
    ])
    await enterCode(all)
    expect([model.open, sentTo(endLoginSession)]).toEqual([false, [{ sessionId: '2', proof: 'P1' }]])
    all.clock.advance(61_000)
    await model.endOthers()
    await enterCode(all)
    expect([model.open, sentTo(endOtherLoginSessions)]).toEqual([false, [{ proof: 'P1' }]])
    expect(sentTo(proveContact).map(({ purpose }) => purpose)).toEqual(['SESSIONS', 'SESSIONS'])
    expect(toasts).toEqual(['该设备已退出登录', '已退出 2 台设备'])
    expect(sentTo(loginSessions)).toHaveLength(3)
  })

  test('can be ended after a confirmation if the account cannot receive a code', async () => {
    const { model, sentTo, state, stores } = await open(false)
    stores.user.setContacts({ cellphone: '', countryCode: '', email: '' })
    await model.end(session('2'), 'Chrome')
    await model.endOthers()
    expect([model.open, sentTo(endLoginSession), sentTo(endOtherLoginSessions)]).toEqual([false, [], []])
    state.agrees = true
    await model.end(session('2'), 'Chrome')
    await model.endOthers()
    expect([sentTo(endLoginSession), sentTo(endOtherLoginSessions)]).toEqual([[{ sessionId: '2' }], [{}]])
  })

  test('close the sheet, show the reason and reload if a session cannot be ended', async () => {
    const all = await open()
    all.answer(endLoginSession, refused('找不到这台设备'))
    await all.model.end(session('2'), 'Chrome')
    await enterCode(all)
    expect([all.model.open, all.toasts, all.sentTo(loginSessions).length]).toEqual([false, ['找不到这台设备'], 2])
  })

  test('require another verification if the first has expired, and show the reason', async () => {
    const all = await open()
    all.answer(endLoginSession, refused('验证已失效，请重新验证', ACCOUNT_CODES.proofWrong))
    await all.model.end(session('2'), 'Chrome')
    await enterCode(all)
    const { open: isOpen, proof } = all.model
    expect([isOpen, proof.sentTo, proof.problem?.message]).toEqual([true, '', '验证已失效，请重新验证'])
  })
})
