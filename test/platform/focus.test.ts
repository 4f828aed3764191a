/** @jest-environment jsdom */
import { focus as alipay, focus as bank, focus as weapp } from '@/platform/focus/index'
import { focus as h5 } from '@/platform/focus/index.h5'

const put = (): void => {
  document.body.innerHTML = `
    <button id="opener">open</button>
    <div id="sheet" tabindex="-1"><button id="first">a</button><a id="last" href="#">b</a></div>
    <div id="dialog" tabindex="-1"></div>`
  // jsdom has no layout: every element is visible.
  HTMLElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList
  document.getElementById('opener')?.focus()
}
const press = (key: string, shiftKey = false): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, shiftKey, cancelable: true })
  document.dispatchEvent(event)
  return event
}
const focused = (): string | undefined => document.activeElement?.id

describe.each([
  { host: 'weapp', focus: weapp },
  { host: 'alipay', focus: alipay },
  { host: 'bank', focus: bank },
  { host: 'h5', focus: h5 },
])('the focus on $host', ({ focus }) => {
  beforeEach(put)

  test('is restored after an overlay closes, even if it is released twice', () => {
    const release = focus.hold('sheet', () => undefined)
    release()
    expect(focused()).toBe('opener')
    expect(document.body.style.overflow).toBe('')
    expect(press('Tab').defaultPrevented).toBe(false)
  })
  test('ignores a missing element', () => {
    focus.hold('nowhere', () => undefined)()
    focus.move('nowhere')
    expect(focused()).toBe('opener')
  })
})

test.each([
  ['weapp', weapp],
  ['alipay', alipay],
  ['bank', bank],
])('manages no keyboard focus on %s', (_host, focus) => {
  put()
  const escape = jest.fn()
  const release = focus.hold('sheet', escape)
  focus.move('last')
  press('Escape')
  expect([focused(), escape.mock.calls.length]).toEqual(['opener', 0])
  release()
})

describe('the focus in a browser', () => {
  beforeEach(put)

  test('cycles with Tab inside the innermost overlay', () => {
    const release = h5.hold('sheet', () => undefined)
    expect(focused()).toBe('sheet')
    expect(document.body.style.overflow).toBe('hidden')
    document.getElementById('last')?.focus()
    press('Tab')
    expect(focused()).toBe('first')
    press('Tab', true)
    expect(focused()).toBe('last')
    document.getElementById('opener')?.focus()
    press('Tab')
    expect(focused()).toBe('first')
    release()
  })
  test('sends Escape to the innermost overlay only', () => {
    const [sheet, dialog] = [jest.fn(), jest.fn()]
    const closeSheet = h5.hold('sheet', sheet)
    const closeDialog = h5.hold('dialog', dialog)
    press('Escape')
    expect([sheet.mock.calls.length, dialog.mock.calls.length]).toEqual([0, 1])
    expect(press('Tab').defaultPrevented).toBe(true)
    closeDialog()
    expect(focused()).toBe('sheet')
    press('Escape')
    expect(sheet).toHaveBeenCalledTimes(1)
    closeSheet()
  })
  test('moves to the requested element', () => {
    h5.move('last')
    expect(focused()).toBe('last')
  })
})
