import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { Switch } from '@/components/ui/switch/switch'
import { Segmented } from '@/components/ui/segmented/segmented'
import { Stepper } from '@/components/ui/stepper/stepper'
import { texts } from '@/locales/texts'
import { mount, type Mounted } from '../../support/screen'

let screen: Mounted
beforeAll(() => texts.setLanguage('en-US'))
afterEach(() => screen.unmount())

const press = async (selector: string, key: string) => {
  screen.find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await screen.settle()
}

describe('RadioGroup', () => {
  const options = [
    { value: 'wechat', content: 'WeChat Pay' },
    { value: 'alipay', content: 'Alipay' },
    { value: 'bank', content: 'Bank', disabled: true },
  ]
  const shown = async (value: string | null) => {
    const onChange = jest.fn()
    screen = await mount(RadioGroup, { options, value, onChange, label: 'Method' })
    return onChange
  }

  test('has one tab stop, at the chosen option', async () => {
    await shown('alipay')
    expect(screen.all('[role=radio]').map((radio) => radio.tabIndex)).toEqual([-1, 0, -1])
  })

  test.each([
    ['ArrowDown', 'alipay'],
    ['ArrowUp', 'alipay'],
    ['End', 'alipay'],
    ['Home', 'wechat'],
  ])('on the key %s, moves the selection to %s, and skips disabled options', async (key, expected) => {
    const onChange = await shown('wechat')
    await press('[role=radiogroup]', key)
    expect(onChange).toHaveBeenCalledWith(expected)
  })

  test('selects the first option at the first arrow key', async () => {
    const onChange = await shown(null)
    await press('[role=radiogroup]', 'ArrowDown')
    expect(onChange).toHaveBeenCalledWith('wechat')
  })
})

test('marks the selected tab of Segmented, and changes the tab by arrow keys', async () => {
  const onChange = jest.fn()
  const options = [
    { value: 'ticket', text: 'Tickets' },
    { value: 'other', text: 'Other' },
  ]
  screen = await mount(Segmented, { options, value: 'ticket', onChange, label: 'Orders' })
  expect(screen.find('[aria-selected=true]').textContent).toBe('Tickets')
  await press('[role=tablist]', 'ArrowLeft')
  expect(onChange).toHaveBeenCalledWith('other')
})

test('announces and toggles the state of Checkbox and Switch', async () => {
  const onChange = jest.fn()
  screen = await mount(Checkbox, { checked: false, onChange, children: 'I agree' })
  expect(screen.find('[role=checkbox]').getAttribute('aria-checked')).toBe('false')
  await screen.tap(screen.find('[role=checkbox]'))
  expect(onChange).toHaveBeenCalledWith(true)
  screen.unmount()
  screen = await mount(Switch, { on: true, onChange, label: 'Reminders' })
  await screen.tap(screen.find('[role=switch]'))
  expect(onChange).toHaveBeenLastCalledWith(false)
})

test('stops the value of Stepper at the limits', async () => {
  const onChange = jest.fn()
  screen = await mount(Stepper, { value: 4, max: 4, onChange, label: 'Tickets' })
  expect(screen.button('Increase')).toHaveProperty('disabled', true)
  await screen.tap(screen.button('Decrease'))
  expect(onChange).toHaveBeenCalledWith(3)
})
