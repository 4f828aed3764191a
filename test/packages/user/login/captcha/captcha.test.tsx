import { act } from 'react'
import { checkCaptcha, recordCaptcha } from '@/api/risk'
import { ORDER_CAPTCHA } from '@/domain/captcha/captcha'
import Captcha from '@/packages/user/login/captcha/captcha'
import { aPuzzle, notPassed, passed } from '../../../../support/data/captcha'
import { type Answer, offline } from '../../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../../support/open-screen'

/** Distance by which the handle of the slider can move, px. */
const TRAVEL = 240

const wrong = () => notPassed('PLACE', 4)

describe('the captcha screen', () => {
  let screen: OpenScreen
  const open = async (check: Answer = passed, record: Answer = () => aPuzzle()) => {
    screen = await openScreen(Captcha, {
      params: { ...ORDER_CAPTCHA, showId: 'S1' },
      answers: [
        [recordCaptcha, record],
        [checkCaptcha, check],
      ],
    })
  }
  afterEach(() => screen.unmount())

  const slider = () => screen.find('[role=slider]')
  const fire = async (element: Element, event: Event) => {
    act(() => void element.dispatchEvent(event))
    await screen.settle()
  }
  const press = (key: string) => fire(slider(), new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  const mouse = (type: string, clientX: number, buttons = 1) =>
    new MouseEvent(type, { clientX, buttons, bubbles: true, cancelable: true })
  const value = () => [slider().getAttribute('aria-valuenow'), slider().getAttribute('aria-valuetext')]

  test('shows a slider with the piece’s position, but not the target', async () => {
    await open()
    expect(slider().getAttribute('aria-label')).toBe('小块')
    expect(document.getElementById(slider().getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      '形状相同的缺口',
    )
    expect(value()).toEqual(['0', '在 0，共 100'])
    await press('End')
    expect(value()).toEqual(['100', '在 100，共 100'])
  })

  test('solves the captcha by keys and Enter, stores the solution, and goes back', async () => {
    await open()
    for (let time = 0; time < 5; time += 1) await press('PageUp')
    expect(value()[0]).toBe('50')
    await press('Enter')
    expect(screen.sentTo(checkCaptcha)).toMatchObject([{ captchaId: 'C1', scope: 'ORDER', position: 50 }])
    expect(screen.stores.risk.captchaFor(ORDER_CAPTCHA)).toBe('good')
    expect([screen.toast(), screen.went]).toEqual(['验证通过', [['back']]])
  })

  test('handles arrow keys, but not the Tab key', async () => {
    await open()
    const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true })
    await fire(slider(), tab)
    expect(tab.defaultPrevented).toBe(false)
    const arrow = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true })
    await fire(slider(), arrow)
    expect(arrow.defaultPrevented).toBe(true)
  })

  test('moves the piece by buttons in the same steps as by keys', async () => {
    await open()
    for (const name of ['向右移一大步', '向右移一大步', '向左移一点', '向右移一点', '向左移一大步'])
      await screen.tap(screen.button(name))
    expect(value()[0]).toBe('10')
  })

  test('moves the piece by a mouse, even beside the piece, and submits on release', async () => {
    await open()
    await fire(slider(), mouse('mousedown', 10))
    const cover = screen.find('.cover')
    for (const part of [0.1, 0.35, 0.8, 1]) await fire(cover, mouse('mousemove', 10 + (TRAVEL / 2) * part))
    expect(value()[0]).toBe('50')
    expect(screen.sentTo(checkCaptcha)).toEqual([])
    await fire(cover, mouse('mouseup', 10 + TRAVEL / 2, 0))
    expect(screen.sentTo(checkCaptcha)).toHaveLength(1)
    expect(screen.all('.cover')).toEqual([])
  })

  test('ends the drag when the mouse is released outside the window', async () => {
    await open()
    await fire(slider(), mouse('mousedown', 10))
    await fire(screen.find('.cover'), mouse('mousemove', 40))
    await fire(screen.find('.cover'), mouse('mousemove', 200, 0))
    expect(screen.all('.cover')).toEqual([])
    expect(Number(value()[0])).toBeLessThan(20)
  })

  test('moves the handle by a finger', async () => {
    await open()
    const touch = (type: string, clientX?: number) =>
      Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
        touches: clientX === undefined ? [] : [{ clientX }],
      })
    const stub = screen.find('.stub')
    await fire(stub, touch('touchstart', 0))
    for (const part of [0.2, 0.6, 1]) await fire(stub, touch('touchmove', (TRAVEL / 2) * part))
    await fire(stub, touch('touchend'))
    expect(screen.sentTo(checkCaptcha)).toHaveLength(1)
  })

  test('shows a wrong position at once, and clears it with the next move', async () => {
    await open(wrong)
    await press('PageUp')
    await press('Enter')
    expect(screen.text('[role=alert]')).toBe('位置还差一点，还可以再试 4 次')
    expect(value()[0]).toBe('0')
    await press('PageUp')
    expect(screen.all('[role=alert]')).toEqual([])
  })

  test('offers another puzzle, and a button to leave', async () => {
    await open()
    await screen.press('换一个')
    expect(screen.sentTo(recordCaptcha)).toHaveLength(2)
    await screen.press('返回')
    expect(screen.went).toEqual([['back']])
  })

  test('shows a network failure, with buttons to retry and to leave', async () => {
    await open(passed, offline)
    expect(screen.text()).toContain('暂时连接不上安全验证')
    screen.answer(recordCaptcha, () => aPuzzle())
    await screen.press('重试')
    expect(value()[0]).toBe('0')
  })
})
