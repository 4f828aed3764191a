import { DialogHost } from '@/components/ui/dialog/dialog-host'
import type { ConfirmOptions } from '@/components/ui/dialog/dialogs'
import { texts } from '@/locales/texts'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

describe('a confirmation dialog', () => {
  let screen: Mounted
  /** The answer of the dialog; undefined while the dialog is open. */
  let answered: boolean | undefined
  const ask = async (options: ConfirmOptions) => {
    await texts.setLanguage('en-US')
    const { services } = fakeServices()
    screen = await mount(withServices(DialogHost, services), { dialogs: services.dialogs, statusBar: 0 })
    answered = undefined
    void services.dialogs
      .confirm({ confirmText: 'Do it', cancelText: 'Stay', ...options })
      .then((answer) => (answered = answer))
    await screen.settle()
  }
  const buttons = () =>
    screen
      .all('[role=alertdialog] button')
      .map(({ textContent, className }) => [textContent, /primary|secondary|danger/.exec(className)?.[0]])
  const back = async () => {
    window.history.back()
    for (let turn = 0; turn < 5; turn++) await screen.settle()
  }
  afterEach(() => screen.unmount())

  test.each([
    ['normal', 'primary'],
    ['danger', 'danger'],
  ] as const)('cancels with the left button and confirms with the right (tone %s, button %s)', async (tone, kind) => {
    await ask({ title: 'Cancel this order?', tone })
    expect(buttons()).toEqual([
      ['Stay', 'secondary'],
      ['Do it', kind],
    ])
    await screen.tap(screen.button('Stay'))
    expect(answered).toBe(false)
  })

  test('is declined by the browser’s back button, unless an answer is required', async () => {
    await ask({ title: 'Open the settings?' })
    await back()
    expect(answered).toBe(false)
    screen.unmount()
    await ask({ title: 'Read this', required: true })
    await back()
    expect(answered).toBeUndefined()
  })
})
