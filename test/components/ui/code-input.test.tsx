import { CodeInput } from '@/components/ui/code-input/code-input'
import { mount, type Mounted } from '../../support/screen'

describe('CodeInput', () => {
  let screen: Mounted
  const shown = async (more = {}) => {
    const onInput = jest.fn()
    screen = await mount(CodeInput, { label: '6-digit code', value: '', onInput, ...more })
    return onInput
  }
  afterEach(() => screen.unmount())

  test('extracts a code from a pasted message', async () => {
    const onInput = await shown()
    await screen.type(screen.find('input'), 'code: 123 456')
    await screen.type(screen.find('input'), 'Order 654321, code 123456')
    await screen.type(screen.find('input'), '[Foyer] Code: 80121, 5 min')
    expect(onInput.mock.calls).toEqual([
      ['123456', true],
      ['123456', false],
      ['', false],
    ])
  })

  test('is a single input for screen readers and keyboards, with autofill', async () => {
    await shown({ value: '12' })
    expect(screen.all('input').length).toBe(1)
    expect(screen.find('input').getAttribute('aria-label')).toBe('6-digit code')
    expect(screen.find('input').getAttribute('autocomplete')).toBe('one-time-code')
  })

  test('shows an error message', async () => {
    await shown({ error: 'Verification code wrong' })
    expect(screen.find('input').getAttribute('aria-invalid')).toBe('true')
    expect(screen.text('[role="alert"]')).toBe('Verification code wrong')
  })
})
